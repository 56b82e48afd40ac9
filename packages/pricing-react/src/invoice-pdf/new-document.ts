// An empty PDF for an invoice: tagged, with title and language, and the same to the byte whenever and wherever it is made.

import PDFDocument from 'pdfkit';
import type { InvoiceText } from '../invoice/invoice-text.ts';
import { InfoText } from './info-text.ts';
import { printable } from './printable.ts';

interface DocumentFacts {
  readonly text: InvoiceText;
  /** ISO date: what the document says it was made on, since there is no clock here. */
  readonly issueDate: string;
}

/** Streams stay as they are: compressors differ between Node and browsers, and an invoice is small. */
export function newDocument({ text, issueDate }: DocumentFacts): PDFKit.PDFDocument {
  const { seller, buyer } = text;
  const about = (value: string) => new InfoText(printable(value)) as unknown as string;
  const options = {
    font: '',
    autoFirstPage: false,
    bufferPages: true,
    compress: false,
    size: 'A4',
    margin: 0,
    pdfVersion: '1.7',
    subset: 'PDF/UA' as string,
    tagged: true,
    lang: text.language,
    displayTitle: true,
    info: {
      Title: about(text.documentTitle),
      Author: about(seller.name),
      Subject: about(buyer.name),
      Creator: 'hosted-stay',
      Producer: 'pdfkit',
      CreationDate: new Date(`${issueDate}T00:00:00Z`),
    },
  };
  return new PDFDocument(options as PDFKit.PDFDocumentOptions);
}

/** Ends a document and gives its bytes. */
export function bytesOf(doc: PDFKit.PDFDocument): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  return new Promise((resolve, reject) => {
    doc.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    doc.on('end', () => resolve(joined(chunks)));
    doc.on('error', reject);
    doc.end();
  });
}

function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(chunks.reduce((length, chunk) => length + chunk.length, 0));
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}
