// What every part of the form is given.

import type { InvoiceAction, InvoiceDraft } from '../../invoice/invoice-draft.ts';
import type { InvoicePath } from '../../invoice/issue-data.ts';
import type { MadeInvoice } from '../../invoice/make-invoice.ts';
import type { Words } from '../../locales/messages.ts';

/** The messages of the form, in the language of the page. */
export type FormWords = Words<'amount' | 'dates' | 'fields' | 'invoice'>;

export interface FormPartProps {
  /** The current input. */
  readonly draft: InvoiceDraft;
  /** The resulting invoice, or what is missing. */
  readonly made: MadeInvoice;
  /** Changes the draft. */
  readonly change: (action: InvoiceAction) => void;
  /** The errors of one field. */
  readonly errorsAt: (...path: InvoicePath) => readonly string[];
  /** The messages of the form, in the language of the page. */
  readonly messages: FormWords;
  /** BCP 47 tag, if it differs from the language's default. */
  readonly locale: string | undefined;
  /** ISO date, marked in calendars. */
  readonly today: string;
  /** ISO 4217. */
  readonly currency: string;
  /** Decimal places of the currency. */
  readonly digits: number;
}
