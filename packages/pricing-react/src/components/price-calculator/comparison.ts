// What differs between two scenarios, in words: the inputs that are not the same, and each figure of one side.

import type { QuoteRequest, Side } from '@hosted-stay/pricing-core';
import { sumsIn } from '@hosted-stay/pricing-core/amounts';
import type { Formatter } from '@hosted-stay/pricing-core/format';
import { nameIn, type PriceCatalogue } from '@hosted-stay/pricing-core/quoting';
import type { Words } from '../../locales/messages.ts';
import type { CalculatorMessages } from '../../locales/sections/calculator.ts';
import { type FigureName, figureLabel, sideFigures } from './side-figures.ts';
import type { Scenario } from './use-calculator.ts';

export interface ComparedRow {
  readonly label: string;
  readonly a: string;
  readonly b: string;
}

export interface ComparedFigure extends ComparedRow {
  readonly name: FigureName;
  /** B − A with its sign; null where nothing changes, or the currencies differ. */
  readonly difference: string | null;
}

export interface ComparisonWords {
  readonly catalogue: PriceCatalogue;
  readonly messages: Words<'breakdown' | 'calculator'>;
  readonly format: Formatter;
}

/** The inputs that differ, in the order of the form. */
export function comparedInputs(a: QuoteRequest, b: QuoteRequest, words: ComparisonWords): readonly ComparedRow[] {
  const after = inputTexts(b, words);
  return inputTexts(a, words)
    .map(([label, text], at) => ({ label, a: text, b: after[at]?.[1] ?? '' }))
    .filter((row) => row.a !== row.b);
}

/** Each figure that both hold. */
export function comparedFigures(a: Scenario, b: Scenario, { side, messages, format }: ComparisonWords & { readonly side: Side }) {
  const before = new Map(sideFigures(a.quote, side).map(({ name, amount }) => [name, amount]));
  return sideFigures(b.quote, side).flatMap(({ name, amount }): ComparedFigure[] => {
    const earlier = before.get(name);
    if (earlier === undefined) return [];
    const money = (of: string, currency = b.quote.currency) => format.money({ amount: of, currency });
    const difference = a.quote.currency === b.quote.currency ? differenceOf(earlier, amount, b.quote.currency) : null;
    return [
      {
        name,
        label: figureLabel(name, messages),
        a: money(earlier, a.quote.currency),
        b: money(amount),
        difference: difference && `${difference.startsWith('-') ? '' : '+'}${money(difference)}`,
      },
    ];
  });
}

function differenceOf(from: string, to: string, currency: string): string | null {
  return from === to ? null : (sumsIn(currency)?.subtract(to, from) ?? null);
}

function inputTexts(request: QuoteRequest, { catalogue, messages, format }: ComparisonWords): [label: string, text: string][] {
  const { calculator, breakdown } = messages;
  const weeks = (count: number) => format.count(count, calculator.weeks);
  const all = (items: readonly string[]) => (items.length === 0 ? calculator.none : format.all(items));
  return [
    [calculator.hostFamily, nameIn(catalogue.hostFamilies, request.hostFamilyId)],
    [calculator.dates, `${format.date(request.fromDate)} – ${format.date(request.toDate)}`],
    [calculator.kind, calculator.kinds[request.activityDetailsType].name],
    [calculator.campWeeks, request.currentNoOfWeeks === null ? freeWeeks(request, calculator) : weeks(request.currentNoOfWeeks)],
    [
      calculator.activities,
      all(request.nearbyActivities.map((chosen) => `${nameIn(catalogue.activities, chosen.id)} (${weeks(chosen.weeks)})`)),
    ],
    [calculator.services, all(request.serviceTypeIds.map((id) => nameIn(catalogue.services, id)))],
    [calculator.students, format.count(request.countStudents, breakdown.students)],
    [calculator.code, request.discountCode ?? calculator.none],
    [calculator.vatExempt, request.vatExempt ? calculator.yes : calculator.no],
  ];
}

/** Camp weeks left empty mean none in a family stay alone; in others the form says what. */
function freeWeeks({ activityDetailsType: kind }: QuoteRequest, { none, campWeeksHint }: CalculatorMessages): string {
  return kind === 'family' ? none : campWeeksHint[kind];
}
