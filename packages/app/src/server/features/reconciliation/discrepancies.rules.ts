// The types of checks and their findings, and the indexed snapshot that checks read.

import { CHECK_NAMES, CHECKS, type CheckName, type Discrepancy } from '#contract/finance/reconciliation/reconciliation.shapes.ts';
import type { AmountMath } from '#server/features/finance/finance.public.ts';
import type { Snapshot } from './snapshot.ts';

export type Trip = Snapshot['trips'][number];
export type Invoice = Snapshot['invoices'][number];
export type Payout = Snapshot['payouts'][number];
export type Quote = Snapshot['quotes'][number];

/** The snapshot with look-ups for related rows, and the arithmetic of its currencies. */
export interface IndexedSnapshot extends Snapshot {
  readonly mathOf: (currency: string) => AmountMath;
  readonly quoteOf: (fingerprint: string | null) => Quote | undefined;
  readonly tripOf: (id: number | null) => Trip | undefined;
  /** Invoices that aren't void, by the trip or by its quote. */
  readonly invoicesOf: (trip: Trip) => readonly Invoice[];
  readonly payoutsOf: (tripId: number) => readonly Payout[];
}

function groupBy<Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key | null): (key: Key | null) => readonly Row[] {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    if (key === null) continue;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [row]);
    else group.push(row);
  }
  return (key) => (key === null ? [] : (groups.get(key) ?? []));
}

export function indexSnapshot(world: Snapshot, mathOf: IndexedSnapshot['mathOf']): IndexedSnapshot {
  const quotes = new Map(world.quotes.map((quote) => [quote.fingerprint, quote]));
  const trips = new Map(world.trips.map((trip) => [trip.id, trip]));
  const counting = world.invoices.filter(({ state }) => state !== 'void');
  const byTrip = groupBy(counting, ({ tripId }) => tripId);
  // An invoice that names a trip belongs to that trip only, whatever its quote.
  const byQuote = groupBy(counting, ({ tripId, quoteFingerprint }) => (tripId === null ? quoteFingerprint : null));
  const payouts = groupBy(world.payouts, ({ tripId }) => tripId);
  return {
    ...world,
    mathOf,
    quoteOf: (fingerprint) => (fingerprint === null ? undefined : quotes.get(fingerprint)),
    tripOf: (id) => (id === null ? undefined : trips.get(id)),
    invoicesOf: ({ id, quoteFingerprint }) => [...byTrip(id), ...byQuote(quoteFingerprint)],
    payoutsOf: payouts,
  };
}

/** A finding as a check returns it; omitted fields are empty. */
export type DiscrepancyInput = Pick<Discrepancy, 'subjectType' | 'subjectId' | 'name'> &
  Partial<Omit<Discrepancy, 'id' | 'check' | 'severity'>>;

export type Check = (world: IndexedSnapshot) => DiscrepancyInput[];

/** Completes a finding, with an ID that stays the same as long as it is found. */
export function toDiscrepancy(check: CheckName, found: DiscrepancyInput): Discrepancy {
  const id = found.subjectId * 64 + CHECK_NAMES.indexOf(check) + 1;
  const empty = {
    tripId: null,
    quoteFingerprint: null,
    businessId: null,
    currency: null,
    expected: '',
    found: '',
    amount: null,
    day: null,
  };
  return { ...empty, ...found, id, check, severity: CHECKS[check] };
}

/** Describes a trip in a finding. */
export function toTripSubject({ id, name, businessId, fromDate, currency, quoteFingerprint }: Trip): DiscrepancyInput {
  return { subjectType: 'trip', subjectId: id, tripId: id, name, businessId, day: fromDate, currency, quoteFingerprint };
}

/** Describes an invoice in a finding. */
export function toInvoiceSubject({
  id,
  number,
  buyerName,
  businessId,
  currency,
  issueDate,
  tripId,
  quoteFingerprint,
}: Invoice): DiscrepancyInput {
  const name = `${number} · ${buyerName}`;
  return { subjectType: 'invoice', subjectId: id, name, businessId, currency, day: issueDate, tripId, quoteFingerprint };
}
