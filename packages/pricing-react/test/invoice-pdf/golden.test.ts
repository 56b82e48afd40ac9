// Golden PDFs: what a screen reader is told in each language, and that the bytes are the ones that were looked at.

import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { invoiceText } from '../../src/invoice/invoice-text.ts';
import { invoiceToPdf } from '../../src/invoice-pdf/index.ts';
import { printable, printableTexts } from '../../src/invoice-pdf/printable.ts';
import { DOCUMENT_WORDS, LANGUAGES, type TestLanguage } from '../../testing/document-words.ts';
import { outline, type ReadPdf, readPdf } from '../../testing/read-pdf.ts';
import { sampleInvoice } from '../../testing/sample-invoice.ts';

/** `UPDATE_GOLDEN=1 npx vitest run packages/pricing-react/test/invoice-pdf` writes them anew: look at the difference, and at the pages. */
const isUpdating = process.env['UPDATE_GOLDEN'] === '1';
const folder = new URL('golden/', import.meta.url);

function golden(name: string, now: string): string {
  const place = new URL(name, folder);
  if (isUpdating) writeFileSync(place, now);
  return readFileSync(place, 'utf8');
}

/** What tells the parts of an invoice's text apart. */
const NOT_PRINTED = ['language', 'kind', 'key'];

const made = new Map<TestLanguage, Promise<Uint8Array>>();

function pdfIn(language: TestLanguage): Promise<Uint8Array> {
  const pdf = made.get(language) ?? invoiceToPdf(sampleInvoice(language), { messages: DOCUMENT_WORDS[language] });
  made.set(language, pdf);
  return pdf;
}

function described({ root, info, pages, catalog, objects }: ReadPdf): string {
  const head = [`title: ${info['Title']}`, `author: ${info['Author']}`, `language: ${objects.text(catalog['Lang'])}`];
  const passedOver = pages.map(({ artifacts }, index) => `passed over on page ${index + 1}: ${artifacts.join(' | ')}`);
  return `${[...head, '', ...outline(root), '', ...passedOver].join('\n')}\n`;
}

describe.each(LANGUAGES)('%s', (language) => {
  const messages = DOCUMENT_WORDS[language];

  test('is read as it was written down', async () => {
    const text = described(readPdf(await pdfIn(language)));
    expect(text).toBe(golden(`${language}.txt`, text));
  });

  test('has every word and figure of the invoice', async () => {
    const pdf = readPdf(await pdfIn(language));
    const said = [...outline(pdf.root), ...pdf.pages.flatMap(({ artifacts }) => artifacts)].join('\n');
    const text = invoiceText(sampleInvoice(language), { messages });
    const printed = JSON.parse(JSON.stringify(text, (key, value) => (NOT_PRINTED.includes(key) ? undefined : value)));
    for (const words of printableTexts(printed)) expect(said).toContain(words);
    expect(said).toContain(text.page(1, 1));
    expect(pdf.info['Title']).toBe(printable(text.documentTitle));
  });

  test('is tagged, in its language, with the letters it needs', async () => {
    const { catalog, objects, fonts, pages } = readPdf(await pdfIn(language));
    expect(objects.text(catalog['Lang'])).toBe(language);
    expect(objects.dictionary(catalog['MarkInfo'])['Marked']).toBe(true);
    expect(objects.dictionary(catalog['ViewerPreferences'])['DisplayDocTitle']).toBe(true);
    expect(objects.stream(catalog['Metadata'])).toContain('<pdfuaid:part>1</pdfuaid:part>');
    const asian = { ja: ['NotoSansJP'], ko: ['NotoSansKR'], zh: ['NotoSansSC'] }[language as string] ?? [];
    const names = fonts.map(({ name }) => name.replace(/^[A-Z]{6}\+/, '').replace(/-.*/, ''));
    expect([...new Set(names)].sort()).toEqual(['NotoSans', ...asian]);
    for (const { name, isEmbedded } of fonts) {
      expect(name).toMatch(/^[A-Z]{6}\+/);
      expect(isEmbedded).toBe(true);
    }
    expect(pages.map(({ unmarked }) => unmarked)).toEqual([0]);
  });
});

test('the same invoice is the same file, here and in a browser', async () => {
  const hashes = await Promise.all(
    LANGUAGES.map(
      async (language) =>
        [
          language,
          createHash('sha256')
            .update(await pdfIn(language))
            .digest('hex'),
        ] as const,
    ),
  );
  const text = `${JSON.stringify(Object.fromEntries(hashes), null, 2)}\n`;
  expect(text).toBe(golden('hashes.json', text));
  expect(await invoiceToPdf(sampleInvoice('en'), { messages: DOCUMENT_WORDS.en })).toEqual(await pdfIn('en'));
});
