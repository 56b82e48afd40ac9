// The door of the PDF maker, loaded only when a PDF is asked for.

export { FONT_FILES, FontFailure, type FontFile, type FontSource } from '../font-files.ts';
export { type InvoicePdfOptions, invoiceToPdf } from './invoice-to-pdf.ts';
export { LogoFailure } from './logo.ts';
