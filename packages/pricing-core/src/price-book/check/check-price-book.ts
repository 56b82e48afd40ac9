// Everything a book that parses may still have wrong with it, found by named rules.

import type { PriceBook } from '../shape.ts';
import type { Finding } from './finding.ts';
import { inspect } from './inspection.ts';
import type { Rule } from './rule.ts';
import { amountRules } from './rules/amounts.ts';
import { commissionRules } from './rules/commissions.ts';
import { coverageRules } from './rules/coverage.ts';
import { discountCodeRules } from './rules/discount-codes.ts';
import { discountLossRules } from './rules/discount-losses.ts';
import { discountRules } from './rules/discounts.ts';
import { doubleChargeRules } from './rules/double-charges.ts';
import { leftoverRules } from './rules/leftovers.ts';
import { nameRules } from './rules/names.ts';
import { policyRules } from './rules/policy.ts';
import { quantityRules } from './rules/quantities.ts';

/** Every rule, in the order in which findings are listed. */
export function allRules(): readonly Rule[] {
  return [
    ...policyRules(),
    ...commissionRules(),
    ...discountLossRules(),
    ...discountRules(),
    ...discountCodeRules(),
    ...amountRules(),
    ...coverageRules(),
    ...doubleChargeRules(),
    ...quantityRules(),
    ...nameRules(),
    ...leftoverRules(),
  ];
}

/**
 * The faults and smells of a book: where each is, what it is about, and a booking that shows it. A good book gives none.
 *
 * @example
 * for (const finding of checkPriceBook(book)) console.log(describeFinding(finding, book));
 */
export function checkPriceBook(book: PriceBook): readonly Finding[] {
  const inspection = inspect(book);
  return allRules().flatMap(({ check }) => check(inspection));
}
