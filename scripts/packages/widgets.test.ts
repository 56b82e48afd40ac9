// pricing-react as installed from its tarball, beside React 18 and beside React 19: on a server, in TypeScript, and as script tags.

import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { systemNode } from '../lib/shell.js';
import { npm } from './install-tarballs.ts';
import { stay } from './programs.ts';

const root = resolve(import.meta.dirname, '../..');
const folder = join(inject('project'), 'node_modules/@hosted-stay/pricing-react');
const tarballs = inject('tarballs');

/** The versions of React at both ends of what is promised, with their types. */
const REACTS = {
  18: ['react@18.3.1', 'react-dom@18.3.1', '@types/react@18.3.31', '@types/react-dom@18.3.7'],
  19: ['react@19.3.1', 'react-dom@19.3.1', '@types/react@19.3.0', '@types/react-dom@19.3.0'],
};

/** A server that renders what a page would: the total is in the HTML. */
const SERVER = `
import { readFileSync } from 'node:fs';
import { createElement, version } from 'react';
import { renderToString } from 'react-dom/server';
import { InvoiceGenerator, LiveTotal, openPriceBook, PriceCalculator } from '@hosted-stay/pricing-react';
import { en } from '@hosted-stay/pricing-react/locales/en';
import { ja } from '@hosted-stay/pricing-react/locales/ja';
import '@hosted-stay/pricing-react/elements';
import '@hosted-stay/pricing-react/mount';

const { book, request } = JSON.parse(readFileSync(0, 'utf8'));
const opened = openPriceBook(book);
if (!opened.ok) throw new Error(JSON.stringify(opened.issues));
const { source, insight, catalogue } = opened.value;
const quote = source(request, new AbortController().signal).value;
const seller = { name: 'Us', address: [], email: '', vatNumber: '' };
const html = [en, ja].map((messages) =>
  [
    createElement(PriceCalculator, { source, insight, catalogue, messages, defaultRequest: request }),
    createElement(LiveTotal, { source, request, messages }),
    createElement(InvoiceGenerator, { quote, catalogue, messages, seller, number: null, today: '2026-07-01' }),
  ].map((widget) => renderToString(widget)),
);
console.log(JSON.stringify({ version, total: quote.total, html: html.flat() }));
`;

/** A page in TypeScript that uses each entry. */
const CONSUMER = `
import { endpointSource as small, LiveTotal } from '@hosted-stay/pricing-react/live-total';
import { InvoiceGenerator, nameIn, openPriceBook, PriceCalculator, type PriceCatalogue, useQuote } from '@hosted-stay/pricing-react';
import { invoiceToPdf } from '@hosted-stay/pricing-react/invoice-pdf';
import { en, enTotal } from '@hosted-stay/pricing-react/locales/en';
import { zh } from '@hosted-stay/pricing-react/locales/zh';
import { type LiveTotalElement, registerLanguage } from '@hosted-stay/pricing-react/elements';
import { mount } from '@hosted-stay/pricing-react/mount';
import '@hosted-stay/pricing-react/styles.css';

const source = small('/quote', { credentials: 'include' });
const request = { hostFamilyId: 1, fromDate: '2026-07-06', toDate: '2026-07-19' };
export function Page({ catalogue }: { catalogue: PriceCatalogue }) {
  const { quote } = useQuote(source, request);
  const name: string = nameIn(catalogue.hostFamilies, 1);
  const opened = openPriceBook({}, { side: 'customer' });
  return (
    <main title={name}>
      {opened.ok && <PriceCalculator source={opened.value.source} catalogue={opened.value.catalogue} messages={en} theme="dark" />}
      <LiveTotal source={source} request={request} messages={enTotal} className="mine" />
      {quote?.side === 'customer' && (
        <InvoiceGenerator quote={quote} catalogue={catalogue} messages={zh} seller={{ name: '', address: [], email: '', vatNumber: '' }} today="2026-07-01" />
      )}
    </main>
  );
}
registerLanguage(zh);
const element: LiveTotalElement = document.createElement('live-total');
element.addEventListener('quote-change', ({ detail }) => console.log(detail.currency));
mount(element, { widget: 'live-total', source, request, messages: en }).update({ theme: 'light' });
export default invoiceToPdf;
`;

/** The same with one wrong prop. */
const WRONG = CONSUMER.replace('theme="dark"', 'theme="teal"');

const tsconfig = {
  compilerOptions: {
    strict: true,
    noEmit: true,
    target: 'es2022',
    lib: ['es2022', 'dom', 'dom.iterable'],
    module: 'preserve',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    skipLibCheck: false,
    types: [],
  },
};

describe.each([18, 19] as const)('beside React %s', (major) => {
  const project = join(inject('project'), `react-${major}`);

  beforeAll(() => {
    mkdirSync(project);
    writeFileSync(join(project, 'package.json'), '{ "name": "a-user", "private": true, "type": "module" }\n');
    const own = ['@hosted-stay/pricing-core', '@hosted-stay/pricing-react'].map((name) => tarballs[name] ?? '');
    npm(['install', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts', ...own, ...REACTS[major]], project);
    writeFileSync(join(project, 'server.mjs'), SERVER);
    writeFileSync(join(project, 'css.d.ts'), "declare module '*.css';\n");
  });

  test.each([
    ['the system’s Node', systemNode()],
    ['the pinned Node', process.execPath],
  ])('every widget renders on a server, on %s', (_, node) => {
    const input = JSON.stringify({ book: JSON.parse(readFileSync(stay.book, 'utf8')), request: stay.request });
    const { version, total, html } = JSON.parse(execFileSync(node, ['server.mjs'], { cwd: project, input, encoding: 'utf8' }));
    expect({ major: Number.parseInt(version, 10), total }).toEqual({ major, total: stay.total });
    const digits = (text: string) => text.replaceAll(/\D/g, '');
    expect(html.map((text: string) => digits(text).includes(digits(stay.total)))).toEqual(Array(6).fill(true));
  });

  test.each([
    ['right', CONSUMER, ''],
    ['wrong', WRONG, 'teal'],
  ])('a %s page in TypeScript', (name, program, complaint) => {
    writeFileSync(join(project, `${name}.tsx`), program);
    writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ ...tsconfig, files: [`${name}.tsx`, 'css.d.ts'] }));
    expect(complaintOf(join(root, 'node_modules/.bin/tsc'), project)).toContain(complaint);
    if (complaint === '') expect(complaintOf(join(root, 'node_modules/.bin/tsc'), project)).toBe('');
  });
});

/** What a command says when it fails, else the empty string. */
function complaintOf(program: string, cwd: string): string {
  try {
    execFileSync(program, [], { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
    return '';
  } catch (error) {
    return String(Reflect.get(Object(error), 'stdout'));
  }
}

test('the script for pages without a bundler is no larger than promised', () => {
  expect(gzipSync(readFileSync(join(folder, 'dist/browser/pricing.js')), { level: 9 }).length).toBeLessThanOrEqual(120_500);
});

test('only what has hooks is left to the browser by frameworks that render on a server', () => {
  const directive = (file: string) => readFileSync(join(folder, 'dist', file), 'utf8').startsWith("'use client';");
  const files = ['index.js', 'live-total.js', 'locales/en.js', 'invoice-pdf.js'];
  expect(files.filter(directive)).toEqual(['index.js', 'live-total.js']);
});

test('the style sheet is one layer, and knows nothing outside the widgets', () => {
  const css = readFileSync(join(folder, 'dist/styles.css'), 'utf8');
  expect(css).toContain('light-dark(');
  expect(css.replaceAll(/@layer hosted-stay-pricing\{/g, '')).not.toMatch(/@layer|@import|!important/);
});

test('the tarball holds what runs, its types, fonts, a readme and licences, and no tests, sources or maps', () => {
  const files = inject('packed')['@hosted-stay/pricing-react'] ?? [];
  expect(files).toEqual(
    expect.arrayContaining([
      'LICENSE',
      'README.md',
      'dist/index.js',
      'dist/styles.css',
      'dist/browser/pricing.js',
      'dist/browser/pricing.ja.js',
    ]),
  );
  const known =
    /^(LICENSE|README\.md|CHANGELOG\.md|package\.json|dist\/.*\.(js|d\.ts|css)|dist\/browser\/.*\.LEGAL\.txt|fonts\/[\w-]+\.(ttf|txt))$/;
  expect(files.filter((file) => !known.test(file))).toEqual([]);
});
