// Loads what the invoice form needs: the businesses, the draft to edit, the quote to invoice.

import type { ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { readInvoice, readTripToBill } from '#contract/finance/invoices/invoices.endpoints.ts';
import type { InvoicePage, TripToBill } from '#contract/finance/invoices/invoices.shapes.ts';
import { MAX_PAGE_SIZE } from '#contract/platform/constants.ts';
import { DEFAULT_LOCALE, isLocale } from '#contract/platform/locales.ts';
import { listBusinesses } from '#contract/pricing/businesses.endpoints.ts';
import type { Business } from '#contract/pricing/businesses.shapes.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { addDays } from '#web/ui/calendar/days.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Fault } from '#web/ui/fault.tsx';
import { LoadingPage } from '#web/ui/skeletons.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { useToday } from '#web/ui/text/zones.ts';
import type { UserChooser } from './buyer-fields.tsx';
import { emptyTyped, type InvoiceInput, toInvoiceInput } from './draft.model.ts';
import { InvoiceForm } from './invoice-form.tsx';
import { toTripInvoiceInput } from './trip-draft.model.ts';
import { BilledNotice, TripNotice } from './trip-notice.tsx';
import { useBilledQuote } from './use-billed-quote.ts';

/** The default number of days until a new invoice is due. */
const DUE_IN_DAYS = 14;

interface WritingProps {
  readonly invoice: InvoicePage | null;
  /** The quote for a new invoice. */
  readonly fingerprint: string | null;
  /** The trip for a new invoice. */
  readonly toBill?: TripToBill;
  readonly Chooser: UserChooser | undefined;
}

function useInitial({ invoice, fingerprint, toBill }: WritingProps): (businesses: readonly Business[]) => InvoiceInput {
  const locale = useLocale();
  const today = useToday();
  const dueDate = addDays(today, DUE_IN_DAYS);
  return (businesses) => {
    if (invoice !== null) return toInvoiceInput(invoice);
    if (toBill !== undefined) return toTripInvoiceInput(toBill, today);
    const business = businesses.find(({ isDefault }) => isDefault) ?? businesses[0];
    const typed = emptyTyped({ language: isLocale(locale) ? locale : DEFAULT_LOCALE, dueDate });
    return { businessId: business?.id ?? null, buyerId: null, quoteFingerprint: fingerprint, tripId: null, typed };
  };
}

function Writing(props: WritingProps) {
  const words = useTranslations('invoices.form');
  const businesses = useEndpoint(listBusinesses, { query: { perPage: MAX_PAGE_SIZE } });
  const { billed, fault, reload } = useBilledQuote(props.invoice?.quoteFingerprint ?? props.fingerprint);
  const initialOf = useInitial(props);
  if (fault !== null) return <Fault message={fault} onRetry={reload} />;
  if (businesses.data === undefined) {
    return businesses.failure === null ? <LoadingPage /> : <Fault message={businesses.failure.message} onRetry={businesses.reload} />;
  }
  if (billed === undefined) return <LoadingPage />;
  const { data } = businesses.data;
  if (data.length === 0) return <EmptyState title={words('noBusiness')} text={words('noBusinessText')} />;
  const billedBy = props.toBill?.billedBy ?? null;
  return (
    <InvoiceForm
      invoice={props.invoice}
      initial={initialOf(data)}
      businesses={data}
      billed={billed}
      billedBy={billedBy}
      Chooser={props.Chooser}
    />
  );
}

/** Loads a draft before it is edited; one that was sent in the meantime can't be. */
function Changing({ id, Chooser }: { readonly id: number; readonly Chooser: UserChooser | undefined }) {
  const words = useTranslations('invoices.form');
  const { data, failure, reload } = useEndpoint(readInvoice, { params: { id } });
  if (data === undefined) return failure === null ? <LoadingPage /> : <Fault message={failure.message} onRetry={reload} />;
  if (!data.steps.includes('edit')) return <Fault message={words('notEditable')} />;
  return <Writing invoice={data} fingerprint={null} Chooser={Chooser} />;
}

interface InvoiceEditorProps {
  /** The draft to edit; null for a new invoice. */
  readonly draftId: number | null;
  readonly fingerprint: string | null;
  readonly Chooser: UserChooser | undefined;
}

export function InvoiceEditor({ draftId, fingerprint, Chooser }: InvoiceEditorProps) {
  if (draftId !== null) return <Changing key={draftId} id={draftId} Chooser={Chooser} />;
  return <Writing key={fingerprint} invoice={null} fingerprint={fingerprint} Chooser={Chooser} />;
}

interface TripInvoiceProps {
  readonly tripId: number;
  readonly Chooser: UserChooser | undefined;
  /** The page header, which isn't shown for an invoice without a trip. */
  readonly head: ReactNode;
  /** Shown if the trip doesn't exist. */
  readonly missing: ReactNode;
}

/** A new invoice for a trip's agreed price, to its buyer. If the trip was invoiced already, only the difference is. */
export function TripInvoiceEditor({ tripId, Chooser, head, missing }: TripInvoiceProps) {
  const { data, failure, reload } = useEndpoint(readTripToBill, { params: { id: tripId } });
  if (failure?.statusCode === 404) return missing;
  if (data === undefined) return failure === null ? <LoadingPage /> : <Fault message={failure.message} onRetry={reload} />;
  return (
    <>
      {head}
      <TripNotice toBill={data} />
      {data.billedBy !== null && <BilledNotice toBill={data} billedBy={data.billedBy} />}
      {data.billedBy === null && (
        <Writing key={tripId} invoice={null} fingerprint={data.trip.quoteFingerprint} toBill={data} Chooser={Chooser} />
      )}
    </>
  );
}
