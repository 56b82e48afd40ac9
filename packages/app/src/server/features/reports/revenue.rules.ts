// Sums the transactions of the ledger by group and currency: exact sums of what was posted, so that they equal the ledger's balances.

import type { ReportGroupValue } from '#contract/reports/reports.shapes.ts';
import type { ReportGroup } from '#contract/reports/reports.ts';
import type { AmountMath } from '#server/features/finance/finance.public.ts';
import type { CountedGroup } from './counted-groups.ts';

/** What moved for one trip, or for none. */
export interface TripMovement {
  readonly day: string;
  readonly kind: string;
  readonly tripId: number | null;
  readonly businessId: number;
  readonly business: string;
  readonly currency: string;
  readonly postings: readonly { readonly account: string; readonly amount: string }[];
}

interface TripGroups {
  readonly countyId: string;
  readonly countyName: string;
  readonly agentId: string;
  readonly agentName: string;
}

const NO_TRIP: TripGroups = { countyId: '', countyName: '', agentId: '', agentName: '' };

/** A figure: the account whose postings it sums, of which kinds of transactions, and whether a credit counts above 0. */
interface Sum {
  readonly accounts: readonly string[];
  readonly kinds: readonly string[];
  readonly isCredit: boolean;
}

const SALES = ['invoice', 'credit', 'void'];

const SUMS: Readonly<Record<string, Sum>> = {
  invoiced: { accounts: ['receivable'], kinds: ['invoice'], isCredit: false },
  voided: { accounts: ['receivable'], kinds: ['void'], isCredit: true },
  credited: { accounts: ['receivable'], kinds: ['credit'], isCredit: true },
  vat: { accounts: ['vatOutput'], kinds: SALES, isCredit: true },
  netSales: { accounts: ['commission', 'accrued', 'other'], kinds: SALES, isCredit: true },
  received: { accounts: ['bank'], kinds: ['payment'], isCredit: false },
  refunded: { accounts: ['bank'], kinds: ['refund'], isCredit: true },
  commission: { accounts: ['commission'], kinds: SALES, isCredit: true },
  hostCost: { accounts: ['accrued'], kinds: SALES, isCredit: true },
  otherSales: { accounts: ['other'], kinds: SALES, isCredit: true },
  payouts: { accounts: ['bank'], kinds: ['payout'], isCredit: true },
};

function sumFigures(movements: readonly TripMovement[], math: AmountMath): Record<string, string> {
  return Object.fromEntries(
    Object.entries(SUMS).map(([name, { accounts, kinds, isCredit }]) => {
      const amounts = movements
        .filter(({ kind }) => kinds.includes(kind))
        .flatMap(({ postings }) => postings.filter(({ account }) => accounts.includes(account)).map(({ amount }) => amount));
      const sum = math.sum(amounts);
      return [name, isCredit ? math.negate(sum) : sum];
    }),
  );
}

interface RevenueInput {
  readonly by: readonly ReportGroup[];
  readonly trips: ReadonlyMap<number, TripGroups>;
  readonly mathOf: (currency: string) => AmountMath;
}

function toGroups({ day, businessId, business }: TripMovement, trip: TripGroups, by: readonly ReportGroup[]): ReportGroupValue[] {
  const values: Record<ReportGroup, ReportGroupValue> = {
    month: { key: day.slice(0, 7), label: '' },
    business: { key: String(businessId), label: business },
    county: { key: trip.countyId, label: trip.countyName },
    agent: { key: trip.agentId, label: trip.agentName },
  };
  return by.map((group) => values[group]);
}

/** Returns the figures of each group and currency, and of each currency. */
export function sumRevenue(movements: readonly TripMovement[], { by, trips, mathOf }: RevenueInput): CountedGroup[] {
  const sets = new Map<string, { groups: ReportGroupValue[]; isTotal: boolean; part: string; own: TripMovement[] }>();
  const add = (key: string, movement: TripMovement, set: { groups: ReportGroupValue[]; isTotal: boolean }) => {
    const known = sets.get(key);
    if (known === undefined) sets.set(key, { ...set, part: movement.currency, own: [movement] });
    else known.own.push(movement);
  };
  const kinds = new Set(Object.values(SUMS).flatMap((sum) => sum.kinds));
  for (const movement of movements) {
    const trip = movement.tripId === null ? undefined : trips.get(movement.tripId);
    if (!kinds.has(movement.kind)) continue;
    const groups = toGroups(movement, trip ?? NO_TRIP, by);
    add(JSON.stringify([movement.currency, ...groups.map(({ key }) => key)]), movement, { groups, isTotal: false });
    add(movement.currency, movement, { groups: [], isTotal: true });
  }
  return [...sets.values()].map(({ own, ...set }) => ({ ...set, values: sumFigures(own, mathOf(set.part)) }));
}
