// Where in a stay a template makes a line, and for whom: also where only its price of 0 keeps it from counting.

import { issue } from '../issues.ts';
import { isSamePayee, type Payee, payeeKey } from '../payee.ts';
import { compileBook } from '../price-book/compile.ts';
import type { Candidate, Owner } from '../price-book/compiled.ts';
import { fallbacksByCounty, type LevelledPricing, resolveLevels } from '../price-book/levels.ts';
import type { PriceBook, Pricing } from '../price-book/shape.ts';
import { ok, type Result, refuse } from '../result.ts';
import type { Counted, Share } from '../steps/count.ts';
import { isPaidByOtherStay, isWanted, quantityOf } from '../steps/select.ts';
import type { SolveTarget } from './solution.ts';

/** The one pricing of a stay whose amount is looked for. */
export interface Place {
  readonly counted: Counted;
  readonly share: Share;
  readonly payee: Payee;
  /** The pricing as the book has it. */
  readonly pricing: Pricing;
  /** What it is compiled to; its own amount does not matter. */
  readonly candidate: Candidate;
}

/** Refuses with `template_not_in_stay` and `several_payees`. A line that stands is preferred to one that a price of 0 hides. */
export function findPlace(counted: Counted, { templateId, payee }: SolveTarget): Result<Place> {
  const places = counted.shares.flatMap((share) => placesOf(counted, share, templateId));
  const named = payee === undefined ? places : places.filter((place) => isSamePayee(place.payee, payee));
  const standing = named.filter(({ pricing }) => pricing.amount !== '0');
  const [place, ...others] = standing.length > 0 ? standing : named;
  if (place === undefined) return refuse([issue('template_not_in_stay', ['templateId'], { templateId })]);
  if (others.length === 0) return ok(place);
  return refuse([issue('several_payees', ['payee'], { templateId, payees: [place, ...others].map((one) => payeeKey(one.payee)) })]);
}

function placesOf(counted: Counted, share: Share, templateId: number): Place[] {
  const { book, request } = counted.resolved;
  const { owner } = share;
  const found = pricingOf(book.source, owner, templateId);
  if (found === undefined) return [];
  return candidatesOf(book.source, owner, found).flatMap((candidate) => {
    const isAsked = isWanted(candidate, share, request.serviceTypeIds) && !isPaidByOtherStay(candidate, request);
    const counts = isAsked && quantityOf(candidate, counted.counts, share.campWeeks) > 0;
    const payee = { hostableType: owner.hostableType, hostableId: owner.id };
    return counts ? [{ counted, share, payee, pricing: found.pricing, candidate }] : [];
  });
}

function pricingOf(book: PriceBook, { source }: Owner, templateId: number): LevelledPricing | undefined {
  const fallback = fallbacksByCounty(book).get(source.countyId);
  return fallback && resolveLevels(source, fallback).find(({ pricing }) => pricing.pricingTemplateId === templateId);
}

/** The pricing as a book of this one owner and this one price above 0 compiles it: one candidate, or none where it can never count. */
function candidatesOf(book: PriceBook, { hostableType, source }: Owner, { level, pricing }: LevelledPricing): readonly Candidate[] {
  const priced = [{ ...pricing, amount: '1' }];
  const hostable = { ...source, pricings: level === 'base' ? priced : [] };
  const county = book.counties.filter(({ id }) => id === source.countyId);
  const [hostFamilies, activities] = hostableType === 'Host_family' ? [[hostable], []] : [[], [hostable]];
  const compiled = compileBook({
    ...book,
    hostFamilies,
    activities,
    counties: county.map((one) => ({ ...one, pricings: level === 'county' ? priced : [] })),
    countries: book.countries.map((one) => ({ ...one, pricings: level === 'country' ? priced : [] })),
  });
  const owners = hostableType === 'Host_family' ? compiled.families : compiled.activities;
  return owners.get(source.id)?.candidates ?? [];
}
