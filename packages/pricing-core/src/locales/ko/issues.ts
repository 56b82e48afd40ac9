// Korean: what is wrong with any input, and what would be right.

import { fieldText, formatterFor } from '../format.ts';
import type { IssueMessages } from '../messages.ts';
import { requestIssues } from './request-issues.ts';

const { any, decimal, number } = /* @__PURE__ */ formatterFor('ko');

export const issues: IssueMessages = {
  ...requestIssues,
  invalid_decimal: ({ received }) => `12.50과 같은 십진수여야 합니다(받은 값: “${received}”).`,
  too_many_digits: ({ received, integerDigits, fractionDigits }) =>
    `정수부 ${number(integerDigits)}자리, 소수부 ${number(fractionDigits)}자리까지 가능합니다. “${received}” 값은 자릿수가 너무 많습니다.`,
  negative_amount: ({ received }) => `0 이상이어야 합니다(받은 값: ${decimal(received)}).`,
  commission_too_high: ({ received }) => `100% 미만이어야 합니다(받은 값: ${decimal(received)}).`,
  duplicate_id: ({ id, first }) => `ID ${id}번은 이미 ${fieldText(first)}에서 쓰였습니다. ID는 한 번만 쓸 수 있습니다.`,
  unknown_reference: ({ id, collection }) => `${collection}에 ID ${id}번이 없습니다. 있는 항목을 지정해 주세요.`,
  duplicate_template: ({ templateId, first }) =>
    `템플릿 ${templateId}번의 요금은 이미 ${fieldText(first)}에 있습니다. 소유자마다 하나만 두세요.`,
  unknown_pricing_type: ({ name, known }) => `“${name}”이라는 요금 유형은 없습니다. 가능한 값: ${any(known)}.`,
  unknown_currency: ({ received }) => `EUR와 같은 ISO 4217 통화 코드여야 합니다(받은 값: “${received}”).`,
  template_not_in_stay: ({ templateId }) => `템플릿 ${templateId}번은 이 견적의 항목이 아닙니다. 항목인 것을 지정해 주세요.`,
  several_payees: ({ templateId, payees }) => `템플릿 ${templateId}번의 수취인은 ${any(payees)}일 수 있습니다. 하나를 지정해 주세요.`,
  invalid_amount: ({ received, fractionDigits }) =>
    `소수점 아래 ${number(fractionDigits)}자리까지의 금액이어야 합니다(받은 값: “${received}”).`,
  unbalanced: ({ difference }) => `금액이 맞지 않아 ${decimal(difference)} 차이가 남습니다. 요청을 다시 계산해 주세요.`,
  detached_quote: ({ fingerprint }) => `견적 ${fingerprint}에는 계산 기록이 없습니다. 설명하려면 그 요청을 다시 계산해 주세요.`,
  no_weight: ({ weights }) => `배분할 수 없습니다. 가중치 ${number(weights)}개 중 적어도 하나는 0보다 커야 합니다.`,
};
