// An empty PDF: tagged, with title and language, and the same to the byte whenever and wherever it is made.

import PDFDocument from 'pdfkit';
import { InfoText } from './info-text.ts';
import { printable } from './printable.ts';

export interface DocumentFacts {
  readonly title: string;
  readonly author: string;
  readonly subject: string;
  /** BCP 47. */
  readonly language: string;
  /** What the document says it was made on, since there is no clock here. */
  readonly madeOn: Date;
  /**
   * Whether its streams are compressed. Those of an invoice stay as they are: compressors differ between Node and browsers, and an invoice
   * is small.
   */
  readonly isCompressed: boolean;
}

export function newDocument({ title, author, subject, language, madeOn, isCompressed }: DocumentFacts): PDFKit.PDFDocument {
  const about = (value: string) => new InfoText(printable(value)) as unknown as string;
  const options = {
    font: '',
    autoFirstPage: false,
    bufferPages: true,
    compress: isCompressed,
    size: 'A4',
    margin: 0,
    pdfVersion: '1.7',
    subset: 'PDF/UA' as string,
    tagged: true,
    lang: language,
    displayTitle: true,
    info: {
      Title: about(title),
      Author: about(author),
      Subject: about(subject),
      Creator: 'hosted-stay',
      Producer: 'pdfkit',
      CreationDate: madeOn,
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
