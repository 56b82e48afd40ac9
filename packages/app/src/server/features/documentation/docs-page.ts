// The description of the endpoints as one page, complete in itself: no script, nothing loaded from anywhere.

import type { oas31 } from 'zod-openapi';
import { CALLERS } from '#server/access/table.ts';
import { Html, html } from './html-template.ts';
import type { ApiDocument } from './openapi-document.ts';
import { type SchemaRow, toSchemaRows } from './schema-rows.ts';

const STYLE = `
:root { color-scheme: light dark; --line: light-dark(#dfe3e2, #34403e); --soft: light-dark(#f4f7f6, #1b2422); --teal: light-dark(#0f766e, #5eead4);
  --quiet: light-dark(#5b6664, #9fb0ad); }
* { box-sizing: border-box; }
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; background: light-dark(#fff, #131a19); color: light-dark(#1c2523, #e6eeec); }
main { max-width: 68rem; margin: 0 auto; padding: 24px 16px 64px; }
a { color: var(--teal); }
h1 { margin: 0 0 8px; font-size: 28px; }
h2 { margin: 40px 0 8px; font-size: 20px; }
h3 { margin: 16px 0 4px; font-size: 14px; }
nav ul { display: flex; flex-wrap: wrap; gap: 4px 16px; padding: 0; list-style: none; }
details { border: 1px solid var(--line); border-radius: 8px; margin: 8px 0; }
summary { display: flex; flex-wrap: wrap; gap: 4px 12px; align-items: baseline; padding: 8px 12px; cursor: pointer; }
summary::before { content: '+'; color: var(--quiet); width: 12px; }
details[open] > summary::before { content: '–'; }
summary:focus-visible, a:focus-visible { outline: 2px solid var(--teal); outline-offset: 2px; }
.body { padding: 0 12px 12px; border-top: 1px solid var(--line); overflow-x: auto; }
.method { font: 600 13px/1.5 ui-monospace, monospace; color: var(--teal); min-width: 56px; }
code, .path { font: 14px/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
.what, .quiet { color: var(--quiet); }
table { border-collapse: collapse; width: 100%; font-size: 14px; }
th, td { text-align: start; vertical-align: top; padding: 4px 12px 4px 0; border-top: 1px solid var(--line); }
thead th { border: 0; color: var(--quiet); font-weight: 500; }
`;

/** What the codes of the access table mean, shortly. */
const CODES: Readonly<Record<string, string>> = {
  P: 'public part',
  R: 'reads all',
  W: 'reads and writes all',
  D: 'all, with deleting',
  O: 'reads own',
  OW: 'reads and writes own',
  S: 'reads assigned',
  SW: 'reads and writes assigned',
};

function renderTable(title: string, rows: readonly SchemaRow[]): Html {
  if (rows.length === 0) return html``;
  const lines = rows.map(
    ({ name, type, isRequired, rules }) =>
      html`<tr><td><code>${name}</code></td><td>${type}</td><td>${isRequired ? 'yes' : 'no'}</td><td>${rules.join('; ')}</td></tr>`,
  );
  return html`<h3>${title}</h3><table><thead><tr><th>Name</th><th>Type</th><th>Required</th><th>Rules</th></tr></thead><tbody>${lines}</tbody></table>`;
}

function listContent(holder: unknown): [string, oas31.MediaTypeObject][] {
  return Object.entries((holder as { content?: oas31.ContentObject } | undefined)?.content ?? {});
}

type Schemas = Parameters<typeof toSchemaRows>[1]['schemas'];

function listParameterRows(parameters: readonly oas31.ParameterObject[], schemas: Schemas): SchemaRow[] {
  const properties = Object.fromEntries(parameters.map(({ name, schema = {} }) => [name, schema]));
  const required = parameters.filter((one) => one.required).map(({ name }) => name);
  return toSchemaRows({ type: 'object', properties, required }, { schemas });
}

function renderBodyTables(title: string, holder: unknown, schemas: Schemas): Html[] {
  return listContent(holder).map(([type, { schema = {} }]) => {
    const rows = toSchemaRows(schema, { schemas });
    return rows.length === 0 ? html`<h3>${title}</h3><p><code>${type}</code></p>` : renderTable(`${title} (${type})`, rows);
  });
}

function renderFailures(responses: oas31.ResponsesObject): Html {
  const rows = Object.entries(responses)
    .filter(([status]) => status !== '200')
    .map(([status, response]) => {
      const lines = String((response as oas31.ResponseObject).description).split('\n\n');
      return html`<tr><td><code>${status}</code></td><td>${lines.map((line) => html`${line.replaceAll('`', '')}<br>`)}</td></tr>`;
    });
  return rows.length === 0 ? html`` : html`<h3>Failures</h3><table><tbody>${rows}</tbody></table>`;
}

function renderAccess(operation: oas31.OperationObject): Html {
  const { callers } = operation['x-access'] as { callers: Record<string, string> };
  const entries = Object.entries(callers);
  const isForAll = entries.length === CALLERS.length && entries.every(([, code]) => code === 'X');
  const list = entries.map(([caller, code]) => (CODES[code] === undefined ? caller : `${caller} (${CODES[code]})`));
  return html`<h3>Who may</h3><p>${isForAll ? 'everybody' : list.join(', ')}</p>`;
}

function renderOperation(one: { method: string; path: string; operation: oas31.OperationObject }, schemas: Schemas): Html {
  const { parameters = [], requestBody, responses = {}, summary = '', operationId = '' } = one.operation;
  const listed = parameters as oas31.ParameterObject[];
  const at = (place: string) =>
    listParameterRows(
      listed.filter((parameter) => parameter.in === place),
      schemas,
    );
  return html`<details id="${operationId}"><summary><span class="method">${one.method.toUpperCase()}</span>
    <span class="path">${one.path}</span><span class="what">${summary}</span></summary><div class="body">
    ${renderAccess(one.operation)}${renderTable('In the path', at('path'))}${renderTable('In the query', at('query'))}
    ${renderBodyTables('Body', requestBody, schemas)}${renderBodyTables('Answer', responses['200'], schemas)}${renderFailures(responses)}</div></details>`;
}

/** @example toTitle('savedViews') // 'Saved views' */
function toTitle(tag: string): string {
  const words = tag.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function renderDocsPage(document: ApiDocument): string {
  const schemas = (document.components?.schemas ?? {}) as Schemas;
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    Object.entries(item as Record<string, oas31.OperationObject>).map(([method, one]) => ({ path, method, operation: one })),
  );
  const tags = (document.tags ?? []).map(({ name }) => name);
  const sections = tags.map((tag) => {
    const own = operations.filter((one) => one.operation.tags?.includes(tag));
    return html`<section aria-labelledby="${tag}"><h2 id="${tag}">${toTitle(tag)}</h2>${own.map((one) => renderOperation(one, schemas))}</section>`;
  });
  const links = tags.map((tag) => html`<li><a href="#${tag}">${toTitle(tag)}</a></li>`);
  return html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,"><title>${document.info.title}</title><style>${new Html(STYLE)}</style></head><body><main>
<h1>${document.info.title}</h1>
<p class="quiet">${document.info.description ?? ''} The same for programs: <a href="/api/openapi.json">openapi.json</a>.</p>
<nav aria-label="Features"><ul>${links}</ul></nav>${sections}
<section aria-labelledby="failure"><h2 id="failure">Every failure</h2>${renderTable('Body', toSchemaRows(schemas['Failure'] ?? {}, { schemas }))}</section>
</main></body></html>`.text;
}
