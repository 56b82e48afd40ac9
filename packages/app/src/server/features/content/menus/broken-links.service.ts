// Use cases of links that lead nowhere: the list, its file, and checking all links now.

import type * as endpoints from '#contract/content/menus.endpoints.ts';
import type { BrokenLink } from '#contract/content/menus.shapes.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type { Call } from '#server/platform/app.ts';
import type { FileResponse } from '#server/platform/http/routes.ts';
import { type ExportColumn, exportList } from '#server/platform/lists/export-list.ts';
import { readPage } from '#server/platform/lists/read-list.ts';
import { enqueue } from '#server/platform/record-change.ts';
import { getTranslator } from '#server/platform/translate.ts';
import { type BrokenLinkRow, brokenLinkList, listBrokenLinkRows } from './links.queries.ts';

type Input<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Output<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

const toBrokenLink = ({ foundAt, ...link }: BrokenLinkRow): BrokenLink => ({ ...link, foundAt: foundAt.toISOString() });

export async function listBrokenLinks(call: Call, { query }: Input<'listBrokenLinks'>): Output<'listBrokenLinks'> {
  const page = await readPage(call, brokenLinkList, { asked: query, rows: (ids) => listBrokenLinkRows(call.db, ids) });
  return { ...page, data: page.data.map(toBrokenLink) };
}

export function exportBrokenLinks(call: Call, { query }: Input<'exportBrokenLinks'>): Promise<FileResponse> {
  const words = getTranslator(call.locale);
  const columns: readonly ExportColumn<BrokenLinkRow>[] = [
    { name: 'url', kind: 'text', value: ({ url }) => url },
    { name: 'fault', kind: 'text', value: ({ fault }) => words(`names.linkFault.${fault}`) },
    { name: 'source', kind: 'text', value: ({ source }) => words(`names.linkSource.${source}`) },
    { name: 'title', kind: 'text', value: ({ title, source, sourceId }) => (source === 'menu' ? sourceId : title) },
    { name: 'locale', kind: 'text', value: ({ locale }) => locale },
    { name: 'foundAt', kind: 'instant', value: ({ foundAt }) => foundAt },
  ];
  return exportList(call, brokenLinkList, { asked: query, rows: (ids) => listBrokenLinkRows(call.db, ids), columns });
}

export async function checkLinksNow({ app, db, locale }: Call): Output<'checkLinks'> {
  await enqueue(db, app, { kind: 'content.checkLinksNow', payload: {} });
  return { message: getTranslator(locale)('answers.linksAreChecked') };
}
