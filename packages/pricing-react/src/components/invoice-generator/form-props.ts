// What every part of the form is given.

import type { InvoiceAction, InvoiceDraft } from '../../invoice/invoice-draft.ts';
import type { InvoicePath } from '../../invoice/issue-data.ts';
import type { MadeInvoice } from '../../invoice/make-invoice.ts';
import type { Words } from '../../locales/messages.ts';

/** The words of the form, in the language of the page. */
export type FormWords = Words<'amount' | 'dates' | 'fields' | 'invoice'>;

export interface FormPartProps {
  /** What has been typed so far. */
  readonly draft: InvoiceDraft;
  /** The invoice it makes, or what is missing. */
  readonly made: MadeInvoice;
  /** Changes the draft. */
  readonly change: (action: InvoiceAction) => void;
  /** The sentences about one field. */
  readonly errorsAt: (...path: InvoicePath) => readonly string[];
  /** The words of the form, in the language of the page. */
  readonly messages: FormWords;
  /** BCP 47 tag, where it is not the usual one of the language. */
  readonly locale: string | undefined;
  /** ISO date, marked in calendars. */
  readonly today: string;
  /** ISO 4217. */
  readonly currency: string;
  /** How many digits after the point the currency has. */
  readonly digits: number;
}
