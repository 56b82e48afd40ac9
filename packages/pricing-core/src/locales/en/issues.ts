// English: what is wrong with any input, and what would be right.

import { fieldText, formatterFor } from '../format.ts';
import type { IssueMessages } from '../messages.ts';
import { requestIssues } from './request-issues.ts';

const { any, count, decimal, number } = /* @__PURE__ */ formatterFor('en-IE');

export const issues: IssueMessages = {
  ...requestIssues,
  invalid_decimal: ({ received }) => `must be a decimal such as 12.50, not “${received}”.`,
  too_many_digits: ({ received, integerDigits, fractionDigits }) =>
    `may have ${number(integerDigits)} digits before the decimal point and ${number(fractionDigits)} after it; “${received}” has more.`,
  negative_amount: ({ received }) => `must be 0 or more, not ${decimal(received)}.`,
  commission_too_high: ({ received }) => `must be below 100 percent, not ${decimal(received)}.`,
  duplicate_id: ({ id, first }) => `id ${id} is already used at ${fieldText(first)}; every id stands once.`,
  unknown_reference: ({ id, collection }) => `there is no ${id} in ${collection}; name one that is there.`,
  duplicate_template: ({ templateId, first }) =>
    `template ${templateId} is already priced at ${fieldText(first)}; price it once for each owner.`,
  unknown_pricing_type: ({ name, known }) => `“${name}” is no pricing type; it must be ${any(known)}.`,
  unknown_currency: ({ received }) => `must be a currency of ISO 4217 such as EUR, not “${received}”.`,
  template_not_in_stay: ({ templateId }) => `template ${templateId} is not a line of this stay; name one that is.`,
  several_payees: ({ templateId, payees }) => `template ${templateId} pays ${any(payees)}; say which is meant.`,
  invalid_amount: ({ received, fractionDigits }) =>
    `must be an amount with ${count(fractionDigits, { one: '# fraction digit', other: '# fraction digits' })} at most, not “${received}”.`,
  unbalanced: ({ difference }) => `the figures do not add up; ${decimal(difference)} is left over. Quote the request again.`,
  detached_quote: ({ fingerprint }) =>
    `quote ${fingerprint} does not remember how it was made; quote its request again to have it explained.`,
  no_weight: ({ weights }) =>
    `nothing to share by; at least one of the ${count(weights, { one: '# weight', other: '# weights' })} must be above 0.`,
};
