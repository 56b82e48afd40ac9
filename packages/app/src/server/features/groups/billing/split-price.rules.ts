// Divides the price of a group among its stays, to the cent: what each student costs alone, and what is charged once for the group.

import { allocate } from '@hosted-stay/pricing-core/amounts';
import type { GroupShare } from '#contract/finance/invoices/group-share.ts';
import type { AmountMath } from '#server/features/finance/finance.public.ts';

export interface PricedLine {
  readonly amount: string;
  readonly discount: string;
  /** What the supplier is paid, on which VAT is due. */
  readonly supply: string;
  /** Names a price per booking, which the group pays once; null for a price per student. */
  readonly sharedKey: string | null;
}

export interface StayMember {
  readonly tripId: number;
  readonly students: number;
}

/** The trips of a group with the same stay, as the engine prices them together. */
export interface PricedStay {
  readonly members: readonly StayMember[];
  /** As in the quote of each of its trips. */
  readonly lines: readonly PricedLine[];
  /** A fraction of 1; 0 for a stay without VAT. */
  readonly vatRate: string;
  readonly rounding: 'half-up' | 'half-even';
}

export interface TripShare extends Omit<GroupShare, 'groupId'> {
  readonly tripId: number;
  readonly total: string;
}

export interface SplitPrice {
  readonly total: string;
  readonly shares: readonly TripShare[];
}

interface SplitInput {
  readonly stays: readonly PricedStay[];
  /** What the group has paid once already. */
  readonly chargedKeys: ReadonlySet<string>;
  readonly math: AmountMath;
}

/** Thrown for an amount that the engine can’t have made. */
class IndivisibleAmountError extends Error {}

/** Divides an amount by students; the largest remainders get the cents that are left over, and among equals the first. */
function divide(amount: string, members: readonly StayMember[], { currency }: AmountMath): string[] {
  const allocated = allocate(
    amount,
    members.map(({ students }) => students),
    currency,
  );
  if (!allocated.ok) throw new IndivisibleAmountError();
  return allocated.value.shares.map((share) => share.amount);
}

/** Finds the line that is charged for the group for each price per booking: the dearest, and among equals the first. */
function findChargedLines({ stays, chargedKeys, math }: SplitInput): ReadonlyMap<string, PricedLine> {
  const charged = new Map<string, PricedLine>();
  for (const line of stays.flatMap(({ lines }) => lines)) {
    const { sharedKey: key, amount, discount } = line;
    if (key === null || chargedKeys.has(key)) continue;
    const dearest = charged.get(key);
    if (dearest !== undefined && math.compare(math.subtract(amount, discount), math.subtract(dearest.amount, dearest.discount)) <= 0)
      continue;
    charged.set(key, line);
  }
  return charged;
}

type Part = TripShare['lines'][number];

class Shares {
  readonly #lines = new Map<number, Part[]>();
  readonly #vat = new Map<number, string[]>();
  readonly #keys = new Map<number, string[]>();

  addLine(tripId: number, part: Part, key: string | null): void {
    this.#lines.set(tripId, [...(this.#lines.get(tripId) ?? []), part]);
    if (key !== null) this.#keys.set(tripId, [...(this.#keys.get(tripId) ?? []), key]);
  }

  addVat(tripId: number, vat: string): void {
    this.#vat.set(tripId, [...(this.#vat.get(tripId) ?? []), vat]);
  }

  toShare(tripId: number, math: AmountMath): TripShare {
    const lines = (this.#lines.get(tripId) ?? []).toSorted((one, other) => one.index - other.index);
    const vat = math.sum(this.#vat.get(tripId) ?? []);
    const total = math.sum([...lines.map(({ amount, discount }) => math.subtract(amount, discount)), vat]);
    return { tripId, lines, vat, total, sharedKeys: this.#keys.get(tripId) ?? [] };
  }
}

interface DividedLine {
  readonly line: PricedLine;
  /** The trips that bear it, with the position that it has in the quote of each. */
  readonly bearers: readonly (StayMember & { readonly index: number })[];
}

/** Divides a line among the trips that bear it. */
function divideLine(shares: Shares, { line, bearers }: DividedLine, math: AmountMath): void {
  const [amounts, discounts] = [divide(line.amount, bearers, math), divide(line.discount, bearers, math)];
  const sharedBy = line.sharedKey === null ? null : bearers.reduce((sum, { students }) => sum + students, 0);
  bearers.forEach(({ tripId, index }, at) => {
    const [amount = math.zero, discount = math.zero] = [amounts[at], discounts[at]];
    shares.addLine(tripId, { index, amount, discount, sharedBy }, line.sharedKey);
  });
}

function divideVat(shares: Shares, { vat, bearers }: { readonly vat: string; readonly bearers: readonly StayMember[] }, math: AmountMath) {
  divide(vat, bearers, math).forEach((amount, at) => {
    const bearer = bearers[at];
    if (bearer !== undefined) shares.addVat(bearer.tripId, amount);
  });
}

/**
 * Divides the price of a group. Prices per student are divided among the students who have the stay; a price per booking is charged once,
 * and divided among all students whose stay has it. VAT of a stay is that of what is charged for it, rounded once as in its quote.
 * The shares add up to the total.
 */
export function splitGroupPrice(input: SplitInput): SplitPrice {
  const { stays, math } = input;
  const charged = findChargedLines(input);
  const isCharged = (line: PricedLine) => line.sharedKey !== null && charged.get(line.sharedKey) === line;
  const shares = new Shares();
  const totals: string[] = [];
  const bearersOf = (key: string) =>
    stays.flatMap(({ members, lines }) => {
      const index = lines.findIndex(({ sharedKey }) => sharedKey === key);
      return index < 0 ? [] : members.map((member) => ({ ...member, index }));
    });
  for (const { members, lines, vatRate, rounding } of stays) {
    const computeVat = (taxed: readonly PricedLine[]) => math.times(math.sum(taxed.map(({ supply }) => supply)), vatRate, rounding);
    const own = lines.filter(({ sharedKey }) => sharedKey === null);
    let before = computeVat(own);
    divideVat(shares, { vat: before, bearers: members }, math);
    lines.forEach((line, index) => {
      if (line.sharedKey === null) divideLine(shares, { line, bearers: members.map((member) => ({ ...member, index })) }, math);
    });
    const kept = [...own];
    for (const line of lines.filter(isCharged)) {
      const bearers = bearersOf(line.sharedKey ?? '');
      divideLine(shares, { line, bearers }, math);
      kept.push(line);
      const vat = computeVat(kept);
      divideVat(shares, { vat: math.subtract(vat, before), bearers }, math);
      before = vat;
    }
    totals.push(...kept.map(({ amount, discount }) => math.subtract(amount, discount)), before);
  }
  const tripIds = stays.flatMap(({ members }) => members.map(({ tripId }) => tripId));
  return { total: math.sum(totals), shares: tripIds.map((tripId) => shares.toShare(tripId, math)) };
}
