// Cause: a commission edited, of one template and one side, worked out from the figure of the record that shows it best.

import type { Pricing, QuoteLine, SupposedPricing } from '@hosted-stay/pricing-core';
import type { Recorded } from '../difference.ts';
import { isSameAmount } from '../exact.ts';
import { placeKey } from '../line-figures.ts';
import type { Scenario } from '../scenario.ts';
import { findEffectivePricing, pricingsOfTemplate } from './book-pricings.ts';
import type { CauseFamily, Situation, Variant } from './cause.ts';
import { type FigureReader, lineReaders, solveValues, totalReaders, typeReaders } from './figure-reader.ts';
import type { WholeRange } from './find-range.ts';
import { lineName } from './lines.ts';

type Side = 'customer' | 'provider';
type Field = 'commissionPercentage' | 'commissionAmount';

/** Values are looked for in hundredths: people agree on no finer ones. */
const HUNDREDTHS = 100;
const HALF = 50;

/** How far from the present one, in hundredths, a commission can be and still be an everyday edit. */
const NOT_FAR = 10 * HUNDREDTHS;

export const commissionEdit: CauseFamily = {
  name: 'commission_edit',
  *variants(situation) {
    if (isTooThin(situation)) return;
    const seen = new Set<Pricing>();
    for (const line of situation.quote.pricings) {
      const pricing = findEffectivePricing(situation.scenario.pricer, line);
      if (pricing === undefined || seen.has(pricing)) continue;
      seen.add(pricing);
      for (const side of ['customer', 'provider'] as const) {
        if (canClose(situation, side)) yield* editsOf(situation, { line, pricing, side });
      }
    }
  },
};

/** After another change, a value made to fit is believed only where more figures differ than causes are named. */
function isTooThin({ initial, depth }: Situation): boolean {
  return depth > 0 && initial.length <= depth + 1;
}

/** A commission moves the figures of its own side alone. */
function canClose({ gap, isLast }: Situation, side: Side): boolean {
  return !isLast || !gap.differsOnSide(side === 'customer' ? 'provider' : 'customer');
}

interface Place {
  readonly line: QuoteLine;
  readonly pricing: Pricing;
  readonly side: Side;
}

function* editsOf(situation: Situation, place: Place): Iterable<Variant> {
  const reader = leadingFigure(situation.scenario.recorded, place);
  if (reader === undefined || isSameAmount(reader.recorded, reader.read(situation.quote) ?? '')) return;
  for (const field of ['commissionPercentage', 'commissionAmount'] as const) {
    const range = solveValues(reader, {
      low: 0,
      high: highest(place, field),
      near: inHundredths(place.pricing[place.side][field]),
      quoteAt: (value) => situation.prober.quote(withCommission(situation.scenario, place, { field, text: hundredthsText(value) })),
    });
    if (range === undefined) continue;
    const known = plainIn(range, knownValues(situation.scenario, place, field));
    yield asVariant(situation.scenario, { ...place, field, value: known ?? plainest(range.low, range.high), plain: known !== undefined });
  }
}

/** The figure that this side's commission moves most directly, of those recorded. */
function leadingFigure(recorded: Recorded, { line, side }: Place): FigureReader | undefined {
  if (side === 'customer') {
    return [
      ...lineReaders(recorded, line, 'customer'),
      ...totalReaders(recorded, ['subtotal']),
      ...typeReaders(recorded, line),
      ...totalReaders(recorded, ['total', 'amountFamworld']),
    ][0];
  }
  const family = line.hostableType === 'Host_family' ? totalReaders(recorded, ['subtotalHF', 'totalHF']) : [];
  return [
    ...lineReaders(recorded, line, 'provider'),
    ...family,
    ...totalReaders(recorded, ['amountSupplyVAT', 'amountFamworld', 'vat', 'total']),
  ][0];
}

/** Up to 99.99 % of the customer's price and 100 % of the provider's; an amount up to the pricing's own. */
function highest({ pricing, side }: Place, field: Field): number {
  if (field === 'commissionPercentage') return side === 'customer' ? 100 * HUNDREDTHS - 1 : 100 * HUNDREDTHS;
  return Math.ceil(Number(pricing.amount)) * HUNDREDTHS;
}

/** The edit comes on top of one of the other side that has been supposed for the same place. */
function withCommission(scenario: Scenario, { line, pricing, side }: Place, { field, text }: { field: Field; text: string }): Scenario {
  const supposed = scenario.supposition.pricings ?? [];
  const isHere = (edit: SupposedPricing) => placeKey(edit.place) === placeKey(line);
  const standing = supposed.find(isHere)?.pricing ?? pricing;
  const edited = { ...standing, [side]: { ...standing[side], [field]: text } };
  const others = supposed.filter((edit) => !isHere(edit));
  return { ...scenario, supposition: { ...scenario.supposition, pricings: [...others, { place: line, pricing: edited }] } };
}

interface Edit extends Place {
  readonly field: Field;
  readonly value: number;
  readonly plain: boolean;
}

function asVariant(scenario: Scenario, { line, pricing, side, field, value, plain }: Edit): Variant {
  const text = hundredthsText(value);
  const what = field === 'commissionPercentage' ? 'commission percentage' : 'commission amount';
  return {
    slot: `commission:${placeKey(line)}:${side}`,
    detail: `${side} ${what} of ${lineName(scenario, line)} ${text} instead of ${pricing[side][field]}`,
    oddness: value % 100 === 0 ? 1 : value % 50 === 0 ? 2 : value % 10 === 0 ? 3 : 4,
    solved: true,
    plain,
    apply: (before) => withCommission(before, { line, pricing, side }, { field, text }),
    habit: habitOfEdit({ line, pricing, side, field, value, plain }),
  };
}

/** Raised or lowered by as much, wherever the template is priced for a payee of this kind. */
function habitOfEdit({ line, pricing, side, field, value, plain }: Edit): NonNullable<Variant['habit']> {
  const { pricingTemplateId, hostableType } = line;
  const moved = value - inHundredths(pricing[side][field]);
  return {
    key: `commission ${pricingTemplateId} ${hostableType} ${side} ${field} ${moved}`,
    variants: ({ scenario, quote }) =>
      quote.pricings.flatMap((other) => {
        if (other.pricingTemplateId !== pricingTemplateId || other.hostableType !== hostableType) return [];
        const standing = findEffectivePricing(scenario.pricer, other);
        const edited = standing === undefined ? -1 : inHundredths(standing[side][field]) + moved;
        return standing === undefined || edited < 0
          ? []
          : [asVariant(scenario, { line: other, pricing: standing, side, field, value: edited, plain })];
      }),
  };
}

function inHundredths(text: string): number {
  return Math.round(Number(text) * HUNDREDTHS);
}

/** What commissions a person may have meant: halves not far from the present one, and what other pricings of the template have. */
interface KnownValues {
  readonly present: number;
  readonly elsewhere: ReadonlySet<number>;
}

function knownValues({ pricer: { book } }: Scenario, { pricing, side }: Place, field: Field): KnownValues {
  const hundredthsOf = (one: Pricing) => inHundredths(one[side][field]);
  const elsewhere = pricingsOfTemplate(book, pricing.pricingTemplateId).map(hundredthsOf);
  return { present: hundredthsOf(pricing), elsewhere: new Set(elsewhere) };
}

/** The plain value of a range, undefined where it has none: a value of the book, else a whole number before a half. */
function plainIn({ low, high }: WholeRange, { present, elsewhere }: KnownValues): number | undefined {
  const held = [...elsewhere].find((value) => value >= low && value <= high);
  if (held !== undefined) return held;
  const [from, to] = [Math.max(low, present - NOT_FAR), Math.min(high, present + NOT_FAR)];
  const value = from > to ? undefined : plainest(from, to);
  return value !== undefined && value % HALF === 0 ? value : undefined;
}

/** Whole numbers before halves before tenths; the lowest of its kind. */
function plainest(low: number, high: number): number {
  const multiple = [100, 50, 10].map((unit) => Math.ceil(low / unit) * unit).find((value) => value <= high);
  return multiple ?? low;
}

/** `1250` → `"12.5"`. */
function hundredthsText(value: number): string {
  const text = `${Math.floor(value / HUNDREDTHS)}.${String(value % HUNDREDTHS).padStart(2, '0')}`;
  return text.replace(/\.?0+$/, '');
}
