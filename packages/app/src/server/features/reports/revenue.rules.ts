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

/** The figures that a posting counts for, by the kind of its transaction and its account. */
const FIGURES_OF = new Map<string, Map<string, string[]>>();
for (const [name, { accounts, kinds }] of Object.entries(SUMS)) {
  for (const kind of kinds) {
    const byAccount = FIGURES_OF.get(kind) ?? new Map<string, string[]>();
    FIGURES_OF.set(kind, byAccount);
    for (const account of accounts) byAccount.set(account, [...(byAccount.get(account) ?? []), name]);
  }
}

/** The amounts of each figure, as they were posted. */
type Amounts = Map<string, string[]>;

function addAmount(to: Amounts, name: string, amount: string): void {
  const known = to.get(name);
  if (known === undefined) to.set(name, [amount]);
  else known.push(amount);
}

function sumFigures(amounts: Amounts, math: AmountMath): Record<string, string> {
  return Object.fromEntries(
    Object.entries(SUMS).map(([name, { isCredit }]) => {
      const sum = math.sum(amounts.get(name) ?? []);
      return [name, isCredit ? math.negate(sum) : sum];
    }),
  );
}

function sumValues(values: readonly Readonly<Record<string, string>>[], math: AmountMath): Record<string, string> {
  return Object.fromEntries(Object.keys(SUMS).map((name) => [name, math.sum(values.map((of) => of[name] ?? math.zero))]));
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

/** Returns the figures of each group and currency, and of each currency: the sums of its groups. */
export function sumRevenue(movements: readonly TripMovement[], { by, trips, mathOf }: RevenueInput): CountedGroup[] {
  const sets = new Map<string, { groups: ReportGroupValue[]; part: string; amounts: Amounts }>();
  for (const movement of movements) {
    const figuresOf = FIGURES_OF.get(movement.kind);
    if (figuresOf === undefined) continue;
    const trip = movement.tripId === null ? undefined : trips.get(movement.tripId);
    const groups = toGroups(movement, trip ?? NO_TRIP, by);
    const key = JSON.stringify([movement.currency, ...groups.map((group) => group.key)]);
    const set = sets.get(key) ?? { groups, part: movement.currency, amounts: new Map() };
    sets.set(key, set);
    for (const { account, amount } of movement.postings) {
      for (const name of figuresOf.get(account) ?? []) addAmount(set.amounts, name, amount);
    }
  }
  const counted = [...sets.values()].map(({ groups, part, amounts }) => ({ groups, part, values: sumFigures(amounts, mathOf(part)) }));
  const totals = [...Map.groupBy(counted, ({ part }) => part)].map(([part, ofCurrency]) => ({
    ...{ groups: [], part, isTotal: true },
    values: sumValues(
      ofCurrency.map(({ values }) => values),
      mathOf(part),
    ),
  }));
  return [...counted.map((set) => ({ ...set, isTotal: false })), ...totals];
}
