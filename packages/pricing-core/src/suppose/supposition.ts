// What an auditor may suppose about a calculation: changes to the book and to the counting, as data.

import { SCALE, toScaled } from '../money/decimal-text.ts';
import { type Rounding, ratio } from '../money/ratio.ts';
import { isSamePayee, type Payee } from '../payee.ts';
import type { Candidate, CompiledBook, Owner } from '../price-book/compiled.ts';
import { scalePricing } from '../price-book/rates.ts';
import type { Pricing } from '../price-book/shape.ts';
import type { Resolved } from '../steps/resolve.ts';

/** One template as it is priced for one payee of the stay. */
export interface LinePlace extends Payee {
  readonly pricingTemplateId: number;
}

/** Another pricing in the place of the one that stands there; whoever falls back on the same one is priced by it too. */
export interface SupposedPricing {
  readonly place: LinePlace;
  readonly pricing: Pricing;
}

/** How often a pricing counts: left out (0), in the price though nobody asked for it (1), or charged twice (2). */
export interface SupposedLine {
  readonly place: LinePlace;
  readonly times: 0 | 1 | 2;
}

/** Everything that is to be supposed; what is left out stays as the book has it. */
export interface Supposition {
  readonly rounding?: Rounding;
  /** A share of the supplier amount, as in a book: `"0.23"`. */
  readonly vatRate?: string;
  /** Every night's price multiplied by the days of the trip, the day of leaving included. */
  readonly nightsAsDays?: boolean;
  readonly pricings?: readonly SupposedPricing[];
  readonly lines?: readonly SupposedLine[];
}

/** The stay as it would be resolved under a supposition. Neither the book nor its compiled form is touched. */
export function suppose(resolved: Resolved, supposition: Supposition): Resolved {
  const edits = [...pricingEdits(resolved, supposition), ...lineEdits(supposition)];
  const edit = (owner: Owner) => edits.reduce((edited, next) => next(edited), owner);
  return {
    request: resolved.request,
    book: supposedBook(resolved.book, supposition),
    family: edit(resolved.family),
    activities: resolved.activities.map(({ owner, weeks }) => ({ owner: edit(owner), weeks })),
  };
}

function supposedBook(book: CompiledBook, { rounding, vatRate, nightsAsDays }: Supposition): CompiledBook {
  return {
    ...book,
    rounding: rounding ?? book.rounding,
    vatRate: vatRate === undefined ? book.vatRate : ratio(toScaled(vatRate), SCALE),
    nightsAsDays: nightsAsDays ?? book.nightsAsDays,
  };
}

type OwnerEdit = (owner: Owner) => Owner;

function pricingEdits(resolved: Resolved, { pricings = [] }: Supposition): OwnerEdit[] {
  return pricings.flatMap(({ place, pricing }) => {
    const standing = candidateAt(resolved, place);
    if (standing === undefined) return [];
    const supposed = standing.with({ scaled: scalePricing(pricing) });
    return [(owner) => withCandidates(owner, (candidate) => (candidate === standing ? [supposed] : [candidate]))];
  });
}

function lineEdits({ lines = [] }: Supposition): OwnerEdit[] {
  return lines.map(({ place, times }) => (owner) => {
    if (!isSamePayee(payeeOf(owner), place)) return owner;
    return withCandidates(owner, (candidate) =>
      candidate.templateId === place.pricingTemplateId ? repeat(candidate, times) : [candidate],
    );
  });
}

function repeat(candidate: Candidate, times: SupposedLine['times']): Candidate[] {
  if (times === 0) return [];
  const counting = candidate.required ? candidate : candidate.with({ required: true });
  return times === 1 ? [counting] : [counting, counting];
}

function withCandidates(owner: Owner, change: (candidate: Candidate) => readonly Candidate[]): Owner {
  return { ...owner, candidates: owner.candidates.flatMap(change) };
}

function candidateAt({ family, activities }: Resolved, place: LinePlace): Candidate | undefined {
  const owner = [family, ...activities.map((activity) => activity.owner)].find((one) => isSamePayee(payeeOf(one), place));
  return owner?.candidates.find(({ templateId }) => templateId === place.pricingTemplateId);
}

function payeeOf({ hostableType, id }: Owner): Payee {
  return { hostableType, hostableId: id };
}
