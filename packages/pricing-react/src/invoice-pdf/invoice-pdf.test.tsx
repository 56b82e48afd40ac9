// The same PDFs in a browser: fonts come over the network, and the bytes are the ones that Node makes.

import { expect, test } from 'vitest';
import hashes from '../../test/invoice-pdf/golden/hashes.json?raw';
import { DOCUMENT_WORDS, LANGUAGES } from '../../testing/document-words.ts';
import { sampleInvoice } from '../../testing/sample-invoice.ts';
import { FontFailure, type InvoicePdfOptions } from './index.ts';

async function hashOf(bytes: Uint8Array): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>);
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function pdfIn(language: keyof typeof DOCUMENT_WORDS, options: Partial<InvoicePdfOptions> = {}): Promise<Uint8Array> {
  const { invoiceToPdf } = await import('./index.ts');
  return invoiceToPdf(sampleInvoice(language), { messages: DOCUMENT_WORDS[language], ...options });
}

test.each(LANGUAGES)('%s', async (language) => {
  expect(await hashOf(await pdfIn(language))).toBe(JSON.parse(hashes)[language]);
});

test('a logo with transparency, decoded without a worker', async () => {
  const canvas = new OffscreenCanvas(60, 20);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas');
  context.fillStyle = '#0f766e80';
  context.fillRect(0, 0, 30, 20);
  const logo = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer());
  const text = new TextDecoder('latin1').decode(await pdfIn('en', { logo }));
  expect(text).toContain('/SMask');
});

test('fonts that are not where they are said to be', async () => {
  const failure = pdfIn('en', { fonts: '/nowhere/' });
  await expect(failure).rejects.toThrow(FontFailure);
});
