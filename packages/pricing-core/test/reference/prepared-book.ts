// A book made ready for a plain implementation of the model: owners by id, each with its prices resolved and every name read.

import type { DiscountRule, Hostable, PriceBook, Pricing } from '../../src/price-book/shape.ts';
import type { QuoteLine } from '../../src/quote.ts';

/** How a kind of arithmetic reads the book's decimals: the figures of one price, and percentage points. */
export interface Reading<Price, Points> {
  readonly price: (pricing: Pricing) => Price;
  readonly points: (text: string) => Points;
}

/** A discount rule with its code as codes are compared and its points in the reader's numbers. */
export interface Rule<Points> {
  readonly minQuantity: number;
  readonly required: boolean;
  readonly code: string | null;
  readonly demand: Points;
  readonly supply: Points;
}

/** One resolved price of an owner. */
export interface Entry<Price, Points> extends Pick<QuoteLine, 'pricingTemplateId' | 'level' | 'tripTypeId' | 'serviceTypeId'> {
  readonly category: QuoteLine['category'];
  readonly pricingType: QuoteLine['pricingType'];
  readonly required: boolean;
  readonly perBooking: boolean;
  readonly ownQuantity: number | undefined;
  readonly rules: readonly Rule<Points>[];
  readonly price: Price;
}

/** A family or an activity with the prices that can count for it. */
export interface Owner<Price, Points> {
  readonly hostableType: QuoteLine['hostableType'];
  readonly id: number;
  readonly entries: readonly Entry<Price, Points>[];
}

export interface PreparedBook<Price, Points> {
  readonly source: PriceBook;
  readonly families: ReadonlyMap<number, Owner<Price, Points>>;
  readonly activities: ReadonlyMap<number, Owner<Price, Points>>;
}

export function prepareBook<Price, Points>(book: PriceBook, reading: Reading<Price, Points>): PreparedBook<Price, Points> {
  const toEntry = entryMaker(book, reading);
  const ownersOf = (hostableType: QuoteLine['hostableType'], hostables: readonly Hostable[]) =>
    new Map(hostables.map((hostable) => [hostable.id, { hostableType, id: hostable.id, entries: resolve(book, hostable, toEntry) }]));
  const activities = [...ownersOf('Activity', book.activities)].map(
    ([id, owner]) => [id, { ...owner, entries: owner.entries.filter(({ category }) => category === 'camp') }] as const,
  );
  return { source: book, families: ownersOf('Host_family', book.hostFamilies), activities: new Map(activities) };
}

type EntryMaker<Price, Points> = (level: QuoteLine['level'], pricing: Pricing) => Entry<Price, Points> | undefined;

/** Base, then county, then country, each adding only the templates not present yet, even where the earlier price can't count. */
function resolve<Price, Points>(book: PriceBook, owner: Hostable, toEntry: EntryMaker<Price, Points>): Entry<Price, Points>[] {
  const county = find(book.counties, owner.countyId);
  const country = find(book.countries, county.countryId);
  const seen = new Set<number>();
  const entries: Entry<Price, Points>[] = [];
  const levels = [
    ['base', owner.pricings],
    ['county', county.pricings],
    ['country', country.pricings],
  ] as const;
  for (const [level, pricings] of levels) {
    for (const pricing of pricings) {
      if (seen.has(pricing.pricingTemplateId)) continue;
      seen.add(pricing.pricingTemplateId);
      const entry = toEntry(level, pricing);
      if (entry !== undefined) entries.push(entry);
    }
  }
  return entries;
}

/** Makes entries, each pricing's once; undefined for a price that no request can make count: inactive, or of amount 0. */
function entryMaker<Price, Points>(book: PriceBook, reading: Reading<Price, Points>): EntryMaker<Price, Points> {
  const made = new Map<Pricing, Entry<Price, Points>>();
  const rulesOf = new Map(book.tripTypes.map(({ id, discounts }) => [id, discounts.map((rule) => readRule(rule, reading))]));
  const templates = new Map(book.templates.map((template) => [template.id, template]));
  const inactive = new Set(book.tripTypes.filter(({ active }) => !active).map(({ id }) => id));
  return (level, pricing) => {
    const template = templates.get(pricing.pricingTemplateId);
    if (template === undefined) throw new RangeError(`no template ${pricing.pricingTemplateId}`);
    if (inactive.has(template.tripTypeId) || Number(pricing.amount) === 0) return undefined;
    const entry = made.get(pricing) ?? {
      pricingTemplateId: template.id,
      level,
      tripTypeId: template.tripTypeId,
      serviceTypeId: template.serviceTypeId,
      category: categoryOf(find(book.serviceTypes, template.serviceTypeId).name),
      pricingType: pricingTypeOf(find(book.pricingTypes, template.pricingTypeId).name),
      required: pricing.required ?? template.required,
      perBooking: template.per === 'booking',
      ownQuantity: pricing.quantity,
      rules: rulesOf.get(template.tripTypeId) ?? [],
      price: reading.price(pricing),
    };
    made.set(pricing, entry);
    return entry;
  };
}

function readRule<Price, Points>(rule: DiscountRule, reading: Reading<Price, Points>): Rule<Points> {
  const { minQuantity, required, code } = rule;
  return {
    minQuantity,
    required,
    code: comparableCode(code),
    demand: reading.points(rule.demandDiscount),
    supply: reading.points(rule.supplyDiscount),
  };
}

/** Trimmed and without case; a code of nothing but space is none. */
export function comparableCode(code: string | null): string | null {
  return code === null ? null : code.trim().toLowerCase() || null;
}

function categoryOf(serviceTypeName: string): QuoteLine['category'] {
  const name = serviceTypeName.toLowerCase();
  if (name.includes('camp') || name.includes('activity')) return 'camp';
  if (name.includes('hosting')) return 'hosting';
  if (name.includes('trust fee')) return 'trust_fee';
  if (name.includes('transfer')) return 'transfer';
  if (name.includes('horse')) return 'horse';
  return name.includes('immersion') ? 'immersion' : 'other';
}

/** `"Per-Night"` → `per_night`. The book's check has seen to it that the name is one of the six. */
function pricingTypeOf(name: string): QuoteLine['pricingType'] {
  return name
    .toLowerCase()
    .trim()
    .split(/[-_\s]+/)
    .join('_') as QuoteLine['pricingType'];
}

function find<T extends { readonly id: number }>(list: readonly T[], id: number): T {
  const found = list.find((item) => item.id === id);
  if (found === undefined) throw new RangeError(`nothing has the id ${id}`);
  return found;
}
