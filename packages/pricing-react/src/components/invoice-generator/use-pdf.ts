// Making the PDF: its maker is loaded only when asked for, and what fails can be tried again.

import { useEffect, useRef, useState } from 'react';
import type { Invoice } from '../../invoice/invoice.ts';
import type { InvoicePdfOptions } from '../../invoice-pdf/index.ts';

export type PdfState =
  | { readonly step: 'idle' | 'busy' }
  /** `missing` are the characters that no font has. */
  | { readonly step: 'done'; readonly missing: readonly string[] }
  | { readonly step: 'failed'; readonly reason: string };

/** Answers the bytes of the PDF. */
export type PdfMaker = (invoice: Invoice, options: InvoicePdfOptions) => Promise<Uint8Array>;

const ownMaker: PdfMaker = async (invoice, options) => {
  const { invoiceToPdf } = await import('../../invoice-pdf/index.ts');
  return invoiceToPdf(invoice, options);
};

export interface Pdf {
  readonly state: PdfState;
  /** Makes it and hands it over; a second call meanwhile does nothing. */
  readonly make: (invoice: Invoice, options: InvoicePdfOptions) => void;
}

/** Calls `deliver` with the bytes, unless the widget was unmounted. */
export function usePdf(deliver: (bytes: Uint8Array, invoice: Invoice) => void, maker: PdfMaker = ownMaker): Pdf {
  const [state, setState] = useState<PdfState>({ step: 'idle' });
  const present = useRef(true);
  useEffect(() => {
    present.current = true;
    return () => {
      present.current = false;
    };
  }, []);
  const busy = useRef(false);
  const run = async (invoice: Invoice, options: InvoicePdfOptions) => {
    busy.current = true;
    setState({ step: 'busy' });
    let missing: readonly string[] = [];
    const onMissingCharacters = (characters: readonly string[]) => {
      missing = characters;
    };
    const end = await maker(invoice, { ...options, onMissingCharacters }).then(
      (bytes): PdfState => {
        if (present.current) deliver(bytes, invoice);
        return { step: 'done', missing };
      },
      (error: unknown): PdfState => ({ step: 'failed', reason: error instanceof Error ? error.message : String(error) }),
    );
    busy.current = false;
    if (present.current) setState(end);
  };
  return {
    state,
    make: (invoice, options) => {
      if (!busy.current) void run(invoice, options);
    },
  };
}
