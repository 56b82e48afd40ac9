// What every part of the form is given.

import type { InvoiceAction, InvoiceDraft } from '../../invoice/invoice-draft.ts';
import type { InvoicePath } from '../../invoice/issue-data.ts';
import type { MadeInvoice } from '../../invoice/make-invoice.ts';
import type { Words } from '../../locales/messages.ts';

/** The words of the form, in the language of the page. */
export type FormWords = Words<'invoice' | 'fields' | 'dates'>;

export interface FormPartProps {
  readonly draft: InvoiceDraft;
  readonly made: MadeInvoice;
  readonly change: (action: InvoiceAction) => void;
  /** The sentences about one field. */
  readonly errorsAt: (...path: InvoicePath) => readonly string[];
  readonly messages: FormWords;
  readonly locale: string | undefined;
  /** ISO date. */
  readonly today: string;
  /** ISO 4217, and how many digits its amounts have. */
  readonly currency: string;
  readonly digits: number;
}
