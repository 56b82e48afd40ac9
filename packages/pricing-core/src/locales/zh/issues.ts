// Chinese (simplified): what is wrong with any input, and what would be right.

import { fieldText, formatterFor } from '../format.ts';
import type { IssueMessages } from '../messages.ts';
import { requestIssues } from './request-issues.ts';

const { any, decimal, number } = /* @__PURE__ */ formatterFor('zh');

export const issues: IssueMessages = {
  ...requestIssues,
  invalid_decimal: ({ received }) => `应为十进制数，例如 12.50，收到的是“${received}”。`,
  too_many_digits: ({ received, integerDigits, fractionDigits }) =>
    `的整数部分最多 ${number(integerDigits)} 位，小数部分最多 ${number(fractionDigits)} 位；“${received}”位数过多。`,
  negative_amount: ({ received }) => `应为 0 或以上，收到的是 ${decimal(received)}。`,
  commission_too_high: ({ received }) => `应低于 100%，收到的是 ${decimal(received)}。`,
  duplicate_id: ({ id, first }) => `编号 ${id} 已用于 ${fieldText(first)}，每个编号只能使用一次。`,
  unknown_reference: ({ id, collection }) => `${collection} 中没有编号 ${id}，请填写已有的项目。`,
  duplicate_template: ({ templateId, first }) => `模板 ${templateId} 的价格已在 ${fieldText(first)} 中给出，每个所有者只能有一个。`,
  unknown_pricing_type: ({ name, known }) => `没有“${name}”这种计价类型，可用的值：${any(known)}。`,
  unknown_currency: ({ received }) => `应为 ISO 4217 货币代码，例如 EUR，收到的是“${received}”。`,
  template_not_in_stay: ({ templateId }) => `模板 ${templateId} 不是此报价的项目，请填写报价中的模板。`,
  several_payees: ({ templateId, payees }) => `模板 ${templateId} 的收款人可以是${any(payees)}，请说明是哪一个。`,
  invalid_amount: ({ received, fractionDigits }) => `应为最多 ${number(fractionDigits)} 位小数的金额，收到的是“${received}”。`,
  unbalanced: ({ difference }) => `金额不平，相差 ${decimal(difference)}。请重新计算该请求。`,
  detached_quote: ({ fingerprint }) => `报价 ${fingerprint} 没有计算记录；如需说明，请重新计算其请求。`,
  no_weight: ({ weights }) => `无法分配；${number(weights)} 个权重中至少要有一个大于 0。`,
};
