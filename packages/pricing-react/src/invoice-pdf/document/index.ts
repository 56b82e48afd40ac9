// The door of the maker of plain documents, which has the fonts and the typesetter of the invoices.

export type { DocumentBlock } from './blocks.ts';
export { type DocumentPdfOptions, documentToPdf, type PlainDocument } from './document-to-pdf.ts';
