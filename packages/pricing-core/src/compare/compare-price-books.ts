// What differs between two price books, matched by id: rows for a person or a program to read.

import type { Hostable, PriceBook, Pricing } from '../price-book/shape.ts';
import type { BookDifference, BookSubject, DifferenceOwner } from './book-difference.ts';
import { compareDiscountRules } from './discount-rules.ts';
import { compareFields } from './fields.ts';
import { matchBy } from './match.ts';

type Entry = { readonly id: number; readonly name: string };

/** An entry with prices of its own. */
type Priced = Entry & Pick<Hostable, 'pricings'>;

/** The fields by which an entry belongs somewhere. */
const BELONGING = new Set(['countyId', 'countryId']);

/**
 * All differences from `a` to `b`, in the order of a book's parts. Empty if and only if both have the same content in the same
 * order, that is, the same `bookHash`.
 */
export function comparePriceBooks(a: PriceBook, b: PriceBook): BookDifference[] {
  const names = new Map([...a.templates, ...b.templates].map(({ id, name }) => [id, name]));
  const priced = (subject: BookSubject, before: readonly Priced[], after: readonly Priced[]) => [
    ...compareEntries(subject, before, after),
    ...matchBy(before, after, byId).both.flatMap(([one, other]) =>
      comparePricings({ subject, id: other.id, name: other.name }, [one, other], names),
    ),
  ];
  return [
    ...compareWhole('book', topFields(a), topFields(b)),
    ...compareWhole('policy', a.policy, b.policy),
    ...compareEntries('serviceType', a.serviceTypes, b.serviceTypes),
    ...compareEntries('pricingType', a.pricingTypes, b.pricingTypes),
    ...compareEntries('tripType', a.tripTypes, b.tripTypes),
    ...matchBy(a.tripTypes, b.tripTypes, byId).both.flatMap(([one, other]) => compareDiscountRules(one, other)),
    ...compareEntries('template', a.templates, b.templates),
    ...priced('country', a.countries, b.countries),
    ...priced('county', a.counties, b.counties),
    ...priced('hostFamily', a.hostFamilies, b.hostFamilies),
    ...priced('activity', a.activities, b.activities),
  ];
}

const byId = ({ id }: Entry) => id;

function topFields({ version, currency, effectiveFrom }: PriceBook): object {
  return { version, currency, effectiveFrom };
}

function compareWhole(subject: BookSubject, a: object, b: object): BookDifference[] {
  return compareFields(a, b).map((fields) => ({ subject, change: 'changed', id: null, name: null, owner: null, ...fields }));
}

function compareEntries(subject: BookSubject, a: readonly Entry[], b: readonly Entry[]): BookDifference[] {
  const { both, onlyA, onlyB, reordered } = matchBy(a, b, byId);
  const common = { subject, owner: null, field: null };
  return [
    ...both.flatMap(([one, other]) =>
      compareFields(one, other).map((fields): BookDifference => {
        const change = BELONGING.has(fields.field) ? 'moved' : 'changed';
        return { subject, change, id: one.id, name: other.name, owner: null, ...fields };
      }),
    ),
    ...onlyA.map(({ id, name }): BookDifference => ({ ...common, change: 'removed', id, name, before: name, after: null })),
    ...onlyB.map(({ id, name }): BookDifference => ({ ...common, change: 'added', id, name, before: null, after: name })),
    ...(reordered ? [orderDifference({ subject, owner: null }, a.map(byId), b.map(byId))] : []),
  ];
}

function comparePricings(owner: DifferenceOwner, [a, b]: readonly [Priced, Priced], names: ReadonlyMap<number, string>): BookDifference[] {
  const idOf = ({ pricingTemplateId }: Pricing) => pricingTemplateId;
  const { both, onlyA, onlyB, reordered } = matchBy(a.pricings, b.pricings, idOf);
  const ofPricing = (pricing: Pricing) => ({
    subject: 'pricing' as const,
    id: idOf(pricing),
    name: names.get(idOf(pricing)) ?? null,
    owner,
  });
  return [
    ...both.flatMap(([one, other]) =>
      compareFields(one, other).map((fields): BookDifference => ({ ...ofPricing(one), change: 'changed', ...fields })),
    ),
    ...onlyA.map((one): BookDifference => ({ ...ofPricing(one), change: 'removed', field: null, before: one.amount, after: null })),
    ...onlyB.map((one): BookDifference => ({ ...ofPricing(one), change: 'added', field: null, before: null, after: one.amount })),
    ...(reordered ? [orderDifference({ subject: 'pricing', owner }, a.pricings.map(idOf), b.pricings.map(idOf))] : []),
  ];
}

function orderDifference(
  of: Pick<BookDifference, 'subject' | 'owner'>,
  before: readonly number[],
  after: readonly number[],
): BookDifference {
  return { ...of, change: 'reordered', id: null, name: null, field: null, before: before.join(' '), after: after.join(' ') };
}
