// The discount rules of one trip type before and after. Rules have no ids: they are matched by when they apply.

import { normaliseCode } from '../price-book/discounts.ts';
import type { DiscountRule, TripType } from '../price-book/shape.ts';
import type { BookDifference } from './book-difference.ts';
import { compareFields } from './fields.ts';
import { matchBy } from './match.ts';

interface KeyedRule {
  readonly key: string;
  readonly rule: DiscountRule;
}

/** A rule with the same threshold and code is the same rule with new terms. */
export function compareDiscountRules(a: TripType, b: TripType): BookDifference[] {
  const { both, onlyA, onlyB, reordered } = matchBy(keyed(a.discounts), keyed(b.discounts), ({ key }) => key);
  const common = { subject: 'discountRule', id: null, owner: { subject: 'tripType', id: b.id, name: b.name } } as const;
  return [
    ...both.flatMap(([one, other]) =>
      compareFields(one.rule, other.rule).map(
        (fields): BookDifference => ({ ...common, change: 'changed', name: ruleText(other.rule), ...fields }),
      ),
    ),
    ...onlyA.map(({ rule }): BookDifference => ({ ...whole(common, rule), change: 'removed', before: ruleText(rule), after: null })),
    ...onlyB.map(({ rule }): BookDifference => ({ ...whole(common, rule), change: 'added', before: null, after: ruleText(rule) })),
    ...(reordered ? [{ ...common, change: 'reordered' as const, name: null, field: null, before: texts(a), after: texts(b) }] : []),
  ];
}

function whole(common: Pick<BookDifference, 'subject' | 'id' | 'owner'>, rule: DiscountRule) {
  return { ...common, name: ruleText(rule), field: null };
}

/** Rules that apply on the same terms are told apart by their order. */
function keyed(rules: readonly DiscountRule[]): KeyedRule[] {
  const seen = new Map<string, number>();
  return rules.map((rule) => {
    const terms = JSON.stringify([normaliseCode(rule.code), rule.minQuantity]);
    const nth = seen.get(terms) ?? 0;
    seen.set(terms, nth + 1);
    return { key: `${terms} ${nth}`, rule };
  });
}

/** `from 14, code SUMMER, required: customer -2, provider -1` */
function ruleText({ minQuantity, code, required, demandDiscount, supplyDiscount }: DiscountRule): string {
  const when = [`from ${minQuantity}`, ...(code === null ? [] : [`code ${code}`]), ...(required ? ['required'] : [])].join(', ');
  return `${when}: customer -${demandDiscount}, provider -${supplyDiscount}`;
}

function texts({ discounts }: TripType): string {
  return discounts.map(ruleText).join(' | ');
}
