// English messages for faulty input: what is wrong, and what would be right.

import { fieldText, formatterFor } from '../format.ts';
import type { IssueMessages } from '../messages.ts';
import { requestIssues } from './request-issues.ts';

const { any, count, decimal, number } = /* @__PURE__ */ formatterFor('en-IE');

export const issues: IssueMessages = {
  ...requestIssues,
  invalid_decimal: ({ received }) => `must be a decimal such as 12.50, not “${received}”.`,
  too_many_digits: ({ received, integerDigits, fractionDigits }) =>
    `can have ${number(integerDigits)} digits before the decimal point and ${number(fractionDigits)} after it; “${received}” has more.`,
  negative_amount: ({ received }) => `must be 0 or more, not ${decimal(received)}.`,
  commission_too_high: ({ received }) => `must be below 100%, not ${decimal(received)}.`,
  duplicate_id: ({ id, first }) => `ID ${id} is already used at ${fieldText(first)}; use each ID once.`,
  unknown_reference: ({ id, collection }) => `there is no ID ${id} in ${collection}; use one that exists.`,
  duplicate_template: ({ templateId, first }) =>
    `template ${templateId} is already priced at ${fieldText(first)}; price it once per owner.`,
  unknown_pricing_type: ({ name, known }) => `“${name}” isn’t a pricing type; use ${any(known)}.`,
  unknown_currency: ({ received }) => `must be an ISO 4217 currency code such as EUR, not “${received}”.`,
  template_not_in_stay: ({ templateId }) => `template ${templateId} isn’t a line of this quote; choose one that is.`,
  several_payees: ({ templateId, payees }) => `template ${templateId} pays ${any(payees)}; choose one.`,
  invalid_amount: ({ received, fractionDigits }) =>
    `must be an amount with at most ${count(fractionDigits, { one: '# decimal place', other: '# decimal places' })}, not “${received}”.`,
  unbalanced: ({ difference }) => `the figures don’t add up: the difference is ${decimal(difference)}. Quote the request again.`,
  detached_quote: ({ fingerprint }) => `quote ${fingerprint} has no calculation data; quote its request again to explain it.`,
  no_weight: ({ weights }) =>
    `can’t be allocated; at least one of the ${count(weights, { one: '# weight', other: '# weights' })} must be above 0.`,
};
