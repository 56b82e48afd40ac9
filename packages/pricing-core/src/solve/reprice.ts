// A stay's total and payout as functions of one line's amount, by the steps that price every quote.

import { MAX_FRACTION_DIGITS } from '../money/decimal-text.ts';
import type { Integer } from '../money/integer.ts';
import type { Candidate, Owner } from '../price-book/compiled.ts';
import { scalePricing } from '../price-book/rates.ts';
import { price } from '../steps/price.ts';
import { type Selected, type SelectedLine, select } from '../steps/select.ts';
import { total } from '../steps/total.ts';
import type { Place } from './find-place.ts';
import type { Goal } from './solution.ts';

export type Figures = Readonly<Record<Goal, Integer>>;

/** Both figures at any amount in minor units, and as the book has it. Neither ever falls as the amount rises. */
export function totalsByAmount(place: Place): { at(amount: bigint): Figures; today(): Figures } {
  const { counted, share, candidate, pricing } = place;
  const { digits } = counted.resolved.book;
  const millionths = 10n ** BigInt(MAX_FRACTION_DIGITS - digits);
  const owner = withCandidate(share.owner, candidate);
  const shares = counted.shares.map((one) => (one === share ? { ...one, owner } : one));
  const selected = select({ ...counted, shares });
  const scaled = scalePricing(pricing);
  const withAmount = (line: SelectedLine, amount: bigint): SelectedLine =>
    line.candidate === candidate ? { ...line, candidate: candidate.with({ scaled: { ...scaled, amount } }) } : line;
  return {
    at: (amount) => figuresOf({ ...selected, lines: selected.lines.map((line) => withAmount(line, amount * millionths)) }, owner),
    today: () => figuresOf(select(counted), share.owner),
  };
}

/** The owner with this candidate in the place of its own for the template, or after them where it has none. */
function withCandidate(owner: Owner, candidate: Candidate): Owner {
  const isOfTemplate = ({ templateId }: Candidate) => templateId === candidate.templateId;
  const candidates = owner.candidates.some(isOfTemplate)
    ? owner.candidates.map((own) => (isOfTemplate(own) ? candidate : own))
    : [...owner.candidates, candidate];
  return { ...owner, candidates };
}

function figuresOf(selected: Selected, owner: Owner): Figures {
  const { totals } = total(price(selected));
  return { total: totals.total, payout: totals.payouts.find((payout) => payout.owner === owner)?.amount ?? 0 };
}
