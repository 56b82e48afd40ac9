// What the invoice generator says; what is printed on the invoice itself stands in the document section, but for what was counted.

import type { CountUnit } from '@hosted-stay/pricing-core';
import type { PluralForms } from '@hosted-stay/pricing-core/format';
import type { InvoiceIssueCode, InvoiceIssueData, NeededField } from '../../invoice/issue-data.ts';

/** A sentence for each code. Its data come written: amounts as money, dates and numbers in the reader's manner. */
export type InvoiceIssueMessages = {
  readonly [C in Exclude<InvoiceIssueCode, 'missing' | 'wrong_type'>]: (
    data: Readonly<Record<keyof InvoiceIssueData[C], string>>,
  ) => string;
};

export interface InvoiceMessages {
  readonly title: string;
  /** What a line of a quote counted, printed on the invoice. */
  readonly units: Readonly<Record<CountUnit, PluralForms>>;
  readonly students: PluralForms;
  /** `14 nights × 2 students`. */
  readonly forStudents: (line: { readonly units: string; readonly students: string }) => string;

  // Parts of the form
  readonly buyer: string;
  readonly seller: string;
  readonly details: string;
  readonly lines: string;
  readonly vat: string;
  readonly payment: string;

  // Fields
  readonly name: string;
  readonly address: string;
  readonly email: string;
  readonly vatNumber: string;
  readonly number: (invoice: { readonly number: string }) => string;
  readonly draft: string;
  readonly issueDate: string;
  readonly dueDate: string;
  readonly reference: string;
  readonly referenceHint: string;
  readonly language: string;
  readonly notes: string;
  readonly paymentDetails: string;
  readonly paymentDetailsHint: string;
  readonly vatExempt: string;
  readonly vatExemptOfQuote: string;
  readonly vatText: string;
  /** Instead of `vatText` where no VAT is charged. */
  readonly vatTextExempt: string;
  readonly vatTextHint: string;

  // Lines
  readonly quotedLines: PluralForms;
  readonly quoted: (stay: { readonly lines: string; readonly total: string }) => string;
  readonly opened: (stay: { readonly lines: string; readonly total: string }) => string;
  readonly otherStay: string;
  readonly noQuote: string;
  readonly manualLine: (line: { readonly position: string }) => string;
  readonly addLine: string;
  readonly moveUp: (line: { readonly position: string }) => string;
  readonly moveDown: (line: { readonly position: string }) => string;
  readonly remove: (line: { readonly position: string }) => string;
  readonly description: string;
  readonly quantity: string;
  readonly unitAmount: string;
  readonly vatPercentage: string;
  readonly amount: (line: { readonly amount: string }) => string;

  // Schedule
  readonly schedule: string;
  readonly scheduleModes: Readonly<Record<'none' | 'percentage' | 'amount' | 'instalments', string>>;
  readonly depositPercentage: string;
  readonly depositAmount: string;
  readonly depositDate: string;
  readonly instalmentCount: string;
  readonly instalmentDate: (instalment: { readonly position: string }) => string;
  readonly lastPart: (part: { readonly amount: string; readonly date: string }) => string;

  // What can be done with it
  readonly preview: string;
  readonly noPreview: string;
  readonly actions: string;
  readonly print: string;
  readonly pdf: string;
  readonly pdfBusy: string;
  readonly pdfFailed: (failure: { readonly reason: string }) => string;
  readonly pdfRetry: string;
  readonly pdfDone: string;
  /** Beside it, where the PDF can't show everything. */
  readonly pdfMissing: (shown: { readonly characters: string }) => string;
  readonly save: string;
  readonly open: string;
  readonly fileOpened: string;
  readonly openFailed: string;
  readonly reset: string;
  readonly wasReset: string;
  readonly undo: string;
  readonly issueInvoice: string;
  readonly incomplete: PluralForms;
  /** Announced when it has settled. */
  readonly total: (invoice: { readonly total: string }) => string;

  /** Puts in front of a sentence which field of a file it is about. */
  readonly at: (issue: { readonly place: string; readonly text: string }) => string;
  /** What to fill in, one sentence for each field. */
  readonly missing: Readonly<Record<NeededField, string>>;
  /** What should stand in a file. */
  readonly wrongType: Readonly<Record<InvoiceIssueData['wrong_type']['expected'], string>>;
  readonly issue: InvoiceIssueMessages;
}
