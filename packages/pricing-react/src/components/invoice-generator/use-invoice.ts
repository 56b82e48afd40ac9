// The state of the generator without markup: a draft that outlives every quote, and the invoice it makes.

import type { PriceCatalogue } from '@hosted-stay/pricing-core/quoting';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Party } from '../../invoice/invoice.ts';
import { type InvoiceAction, type InvoiceDraft, invoiceReducer, type NewDraft, newDraft } from '../../invoice/invoice-draft.ts';
import type { InvoiceIssue, InvoicePath } from '../../invoice/issue-data.ts';
import { type MadeInvoice, makeInvoice } from '../../invoice/make-invoice.ts';
import type { BillableQuote } from '../../invoice/quoted-part.ts';
import type { Words } from '../../locales/messages.ts';

/** A language that an invoice can be printed in. */
export type InvoiceLanguage = Words<'invoice' | 'document'>;

export interface InvoiceStateOptions extends Omit<NewDraft, 'language' | 'number' | 'buyer'> {
  /** Of the host page; left out, it is that of the draft. */
  readonly number?: string | null | undefined;
  readonly buyer?: Party | undefined;
  readonly quote: BillableQuote | null;
  readonly catalogue: PriceCatalogue;
  /** At least one; the first unless the draft says otherwise. */
  readonly languages: readonly [InvoiceLanguage, ...InvoiceLanguage[]];
  /** The page's language and locale: an invoice in the same language is written in the same manner. */
  readonly reader: { readonly language: string; readonly locale?: string | undefined };
  readonly draft?: InvoiceDraft | undefined;
  readonly onDraftChange?: ((draft: InvoiceDraft) => void) | undefined;
}

export interface InvoiceState {
  readonly draft: InvoiceDraft;
  readonly made: MadeInvoice;
  /** The words and the manner the invoice is printed in. */
  readonly print: { readonly messages: InvoiceLanguage; readonly locale: string | undefined };
  readonly change: (action: InvoiceAction) => void;
  /** An empty draft to begin anew with. */
  readonly fresh: () => InvoiceDraft;
}

export function useInvoice(options: InvoiceStateOptions): InvoiceState {
  const { quote, catalogue, languages, reader, number, draft: given, onDraftChange } = options;
  const fresh = (): InvoiceDraft => newDraft({ ...options, language: ownLanguage({ languages, reader }) });
  const [own, setOwn] = useState(() => given ?? fresh());
  const kept = given ?? own;
  const draft = useMemo(() => (number === undefined ? kept : { ...kept, number }), [kept, number]);

  // Two changes within one event build on each other, whoever keeps the draft.
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  });
  const change = useCallback(
    (action: InvoiceAction) => {
      latest.current = invoiceReducer(latest.current, action);
      setOwn(latest.current);
      onDraftChange?.(latest.current);
    },
    [onDraftChange],
  );

  const messages = languages.find(({ language }) => language === draft.language) ?? languages[0];
  const locale = messages.language === reader.language ? reader.locale : undefined;
  const made = useMemo(() => makeInvoice(draft, { quote, catalogue, messages, locale }), [draft, quote, catalogue, messages, locale]);
  return { draft, made, print: { messages, locale }, change, fresh };
}

/** The issues to show before the user prints: empty fields don't count yet. */
export function issuesToShow(made: MadeInvoice, attempted: boolean): readonly InvoiceIssue[] {
  if (made.ok) return [];
  return attempted ? made.issues : made.issues.filter(({ code }) => code !== 'missing' && code !== 'nothing_to_bill');
}

/** Whether an issue belongs to a field of the form; others are shown under the buttons. */
export function hasField({ path }: InvoiceIssue): boolean {
  return path.length > 0 && path[0] !== 'quote';
}

export function samePath(a: InvoicePath, b: InvoicePath): boolean {
  return a.length === b.length && a.every((step, index) => step === b[index]);
}

/** An invoice is begun in the form's language where that is one of those it can be printed in. */
function ownLanguage({ languages, reader }: Pick<InvoiceStateOptions, 'languages' | 'reader'>): string {
  return (languages.find(({ language }) => language === reader.language) ?? languages[0]).language;
}
