// What a PDF does with much, with little, with hostile names, with fonts that are missing and with logos of all kinds.

import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, test, vi } from 'vitest';
import type { Invoice } from '../../src/invoice/invoice.ts';
import { FontFailure, type FontFile, type InvoicePdfOptions, invoiceToPdf, LogoFailure } from '../../src/invoice-pdf/index.ts';
import { DOCUMENT_WORDS } from '../../testing/document-words.ts';
import { outline, type ReadPdf, readPdf } from '../../testing/read-pdf.ts';
import { longInvoice, sampleInvoice } from '../../testing/sample-invoice.ts';
import { png } from '../../testing/sample-logos.ts';

const fonts = fileURLToPath(new URL('../../fonts/', import.meta.url));
const english = { messages: DOCUMENT_WORDS.en };

async function pdfOf(invoice: Invoice, options: InvoicePdfOptions = english): Promise<ReadPdf> {
  return readPdf(await invoiceToPdf(invoice, options));
}

function readAloud(pdf: ReadPdf): string {
  return outline(pdf.root).join('\n');
}

function withBuyer(name: string): Invoice {
  const invoice = sampleInvoice('de');
  return { ...invoice, buyer: { ...invoice.buyer, name } };
}

describe('pages', () => {
  test('thirty lines take two, each with the head of the table and its number', async () => {
    const { root, pages } = await pdfOf(longInvoice());
    expect(pages.map(({ artifacts }) => artifacts.at(-1))).toEqual(['Page 1 of 2', 'Page 2 of 2']);
    expect(pages[1]?.artifacts[0]).toBe('DescriptionQuantityAmount');
    const table = root.children.find(({ title }) => title === 'Items');
    expect(table?.children).toHaveLength(31);
  });

  test.each([16, 17, 18, 19, 20, 21, 22, 23])('with %i lines, the totals are never alone on a page', async (count) => {
    const invoice = { ...longInvoice(), paymentDetails: [], notes: '' };
    const { pages } = await pdfOf({ ...invoice, lines: invoice.lines.slice(0, count) });
    expect(pages.length === 1 || pages[1]?.artifacts[0] === 'DescriptionQuantityAmount').toBe(true);
  });

  test('a draft is marked on every page, also for screen readers', async () => {
    const pdf = await pdfOf({ ...longInvoice(), number: null });
    expect(pdf.info['Title']).toBe('Draft invoice');
    expect(pdf.pages.map(({ artifacts }) => artifacts[0])).toEqual(['Draft', 'Draft']);
    expect(readAloud(pdf)).toContain('P This is a draft. It becomes an invoice when it gets a number.');
    expect(readAloud(pdf)).not.toContain('Invoice number');
  });

  test('notes longer than a page go on over the next ones', async () => {
    const notes = Array.from({ length: 90 }, (_, index) => `Line ${index + 1}`).join('\n');
    const pdf = await pdfOf({ ...sampleInvoice(), notes });
    expect(pdf.pages).toHaveLength(3);
    expect(readAloud(pdf)).toContain('P Line 90');
  });

  test('a paragraph across two pages is one paragraph', async () => {
    const notes = Array.from({ length: 500 }, (_, index) => `word${index}`).join(' ');
    const pdf = await pdfOf({ ...sampleInvoice(), notes });
    expect(pdf.pages).toHaveLength(2);
    expect(readAloud(pdf)).toContain(`P ${notes}`);
  });
});

describe('figures', () => {
  test('yen have no digits after the point', async () => {
    const lines = sampleInvoice('ja').lines.map((line) => ({ ...line, amount: '1234', discount: '0', unitAmount: null }));
    const totals = { ...sampleInvoice('ja').totals, subtotal: '2468', discount: '0', vatLines: [], vat: '0', total: '2468' };
    const pdf = await pdfOf({ ...sampleInvoice('ja'), currency: 'JPY', lines, totals, schedule: [] }, { messages: DOCUMENT_WORDS.ja });
    expect(readAloud(pdf)).toMatch(/TD [¥￥]1,234$/m);
    expect(readAloud(pdf)).not.toContain('1,234.');
  });

  test('another locale writes the same words with its own signs', async () => {
    const pdf = await pdfOf(sampleInvoice('de'), { messages: DOCUMENT_WORDS.de, locale: 'de-CH' });
    expect(readAloud(pdf)).toMatch(/2[’']330\.00/);
  });
});

describe('names', () => {
  test('are text, in the properties too', async () => {
    const name = '<b>&amp; "Tom" \\ (x) </rdf:li>';
    const pdf = await pdfOf({ ...sampleInvoice(), seller: { ...sampleInvoice().seller, name } });
    expect(pdf.info['Author']).toBe(name);
    expect(pdf.objects.stream(pdf.catalog['Metadata'])).toContain('&lt;b&gt;&amp;amp; "Tom" \\ (x) &lt;/rdf:li&gt;');
    expect(readAloud(pdf)).toContain(name);
  });

  test('however long, stay on the page', async () => {
    const endless = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(12);
    const invoice = sampleInvoice();
    const lines = invoice.lines.map((line) => ({ ...line, description: endless, quantity: endless }));
    const pdf = await pdfOf({ ...invoice, lines, buyer: { ...invoice.buyer, name: endless } });
    const starts = pdf.pages.flatMap(({ content }) => [...content.matchAll(/1 0 0 1 ([\d.-]+) [\d.-]+ Tm/g)].map(([, x]) => Number(x)));
    expect(Math.min(...starts)).toBeGreaterThanOrEqual(48);
    expect(Math.max(...starts)).toBeLessThan(548);
    expect(readAloud(pdf)).toContain(endless);
  });

  test('keep the form in which they are written', async () => {
    expect(readAloud(await pdfOf(withBuyer('髙橋 﨑子 福田')))).toContain('髙橋 﨑子 福田');
  });
});

describe('fonts', () => {
  const spy = async (invoice: Invoice) => {
    const asked: FontFile[] = [];
    const read = (file: FontFile) => {
      asked.push(file);
      return readFile(`${fonts}${file}`);
    };
    await invoiceToPdf(invoice, { messages: DOCUMENT_WORDS.de, fonts: read });
    return asked.map((file) => file.replace('noto-sans-', '').replace('.ttf', ''));
  };

  test.each([
    ['Jürgen Weiß', []],
    ['Ελένη Καραγιάννη', []],
    ['Наталья Ёлкина', []],
    ['高橋 はな', ['jp-regular']],
    ['김서연', ['kr-regular']],
    ['欧阳锋', ['jp-regular', 'sc-regular']],
    ['🦄 مريم', []],
  ])('for %s only those are loaded that it needs', async (name, more) => {
    expect(await spy(withBuyer(name))).toEqual(['regular', 'semibold', ...more]);
  });

  test('a character that no font has is an empty box, read as what it is, and reported', async () => {
    const onMissingCharacters = vi.fn();
    const pdf = await pdfOf(withBuyer('Ana 🦄🦄 مريم'), { ...english, onMissingCharacters });
    expect(readAloud(pdf)).toContain('P Ana 🦄🦄 مريم');
    expect(onMissingCharacters).toHaveBeenCalledExactlyOnceWith(['🦄', 'م', 'ر', 'ي']);
  });

  test('load from a given folder, and a wrong folder is reported', async () => {
    expect(await invoiceToPdf(sampleInvoice(), { ...english, fonts })).toEqual(await invoiceToPdf(sampleInvoice(), english));
    const failure = invoiceToPdf(sampleInvoice(), { ...english, fonts: '/nowhere' });
    await expect(failure).rejects.toThrow(FontFailure);
    await expect(failure).rejects.toThrow('/nowhere/noto-sans-regular.ttf');
  });
});

test('an HTML page instead of a font is reported', async () => {
  const failure = invoiceToPdf(sampleInvoice(), { ...english, fonts: async () => new TextEncoder().encode('<!doctype html>') });
  await expect(failure).rejects.toThrow(FontFailure);
});

describe('a logo', () => {
  const withLogo = (logo: Uint8Array) => pdfOf(sampleInvoice(), { ...english, logo });

  test.each([2, 3, 6] as const)('with colour type %i keeps its proportions and names its company', async (colorType) => {
    const pdf = await withLogo(png({ width: 60, height: 20, colorType }));
    expect(readAloud(pdf)).toContain('Figure [Hosted Stay Ltd]');
    expect(pdf.pages[0]?.content).toMatch(/150 0 0 -50 [\d.]+ [\d.]+ cm\n\/\w+ Do/);
    const images = pdf.objects.all.filter((object) => object['Subtype'] === '/Image');
    expect(images).toHaveLength(colorType === 2 ? 1 : 2);
  });

  test.each([
    ['no picture', new TextEncoder().encode('<svg/>'), 'unknown_format'],
    ['empty', new Uint8Array(), 'unknown_format'],
    ['a JPEG broken off', new Uint8Array([0xff, 0xd8, 0xff]), 'unreadable'],
    ['a PNG broken off', png({ width: 9, height: 9, colorType: 6 }).slice(0, 40), 'unreadable'],
    ['a PNG with spoilt pixels', spoilt(png({ width: 90, height: 90, colorType: 6 })), 'unreadable'],
    ['far too large', resized(png({ width: 9, height: 9, colorType: 6 }), 4_000_000), 'too_large'],
    ['small, of pixels without end', resized(png({ width: 900, height: 9, colorType: 6 }), 9), 'unreadable'],
  ])('is refused if it is %s', async (_, logo, kind) => {
    const failure = withLogo(logo);
    await expect(failure).rejects.toThrow(LogoFailure);
    await expect(failure).rejects.toMatchObject({ kind });
  });
});

function spoilt(picture: Uint8Array): Uint8Array {
  const copy = picture.slice();
  const pixels = String.fromCharCode(...copy).indexOf('IDAT') + 4;
  copy.fill(0xee, pixels, pixels + 12);
  return copy;
}

function resized(picture: Uint8Array, width: number): Uint8Array {
  const copy = picture.slice();
  new DataView(copy.buffer).setUint32(16, width);
  return copy;
}

test('an accent that is no colour is refused', async () => {
  await expect(invoiceToPdf(sampleInvoice(), { ...english, accent: 'teal) 1 0 0 rg' })).rejects.toThrow(RangeError);
});
