// Japanese: what is wrong with any input, and what would be right.

import { fieldText, formatterFor } from '../format.ts';
import type { IssueMessages } from '../messages.ts';
import { requestIssues } from './request-issues.ts';

const { any, decimal, number } = /* @__PURE__ */ formatterFor('ja');

export const issues: IssueMessages = {
  ...requestIssues,
  invalid_decimal: ({ received }) => `12.50のような十進数で指定してください（受け取った値：「${received}」）。`,
  too_many_digits: ({ received, integerDigits, fractionDigits }) =>
    `整数部${number(integerDigits)}桁、小数部${number(fractionDigits)}桁までです。「${received}」は桁数が多すぎます。`,
  negative_amount: ({ received }) => `0以上で指定してください（受け取った値：${decimal(received)}）。`,
  commission_too_high: ({ received }) => `100%未満で指定してください（受け取った値：${decimal(received)}）。`,
  duplicate_id: ({ id, first }) => `ID ${id}はすでに${fieldText(first)}で使われています。IDは一度しか使えません。`,
  unknown_reference: ({ id, collection }) => `${collection}にID ${id}がありません。存在するものを指定してください。`,
  duplicate_template: ({ templateId, first }) =>
    `テンプレート${templateId}の料金はすでに${fieldText(first)}にあります。同じ所有者につき一つだけにしてください。`,
  unknown_pricing_type: ({ name, known }) => `「${name}」という料金の種類はありません。使える値：${any(known)}。`,
  unknown_currency: ({ received }) => `EURのようなISO 4217の通貨コードで指定してください（受け取った値：「${received}」）。`,
  template_not_in_stay: ({ templateId }) => `テンプレート${templateId}はこの見積もりの明細にありません。明細にあるものを指定してください。`,
  several_payees: ({ templateId, payees }) => `テンプレート${templateId}の支払先は${any(payees)}のいずれかです。どれかを指定してください。`,
  invalid_amount: ({ received, fractionDigits }) =>
    `小数点以下${number(fractionDigits)}桁までの金額で指定してください（受け取った値：「${received}」）。`,
  unbalanced: ({ difference }) => `金額が合わず、${decimal(difference)}が残ります。依頼をもう一度計算してください。`,
  detached_quote: ({ fingerprint }) =>
    `見積もり${fingerprint}には計算の記録がありません。説明するには、その依頼をもう一度計算してください。`,
  no_weight: ({ weights }) => `配分できません。${number(weights)}個の重みのうち、少なくとも一つを0より大きくしてください。`,
};
