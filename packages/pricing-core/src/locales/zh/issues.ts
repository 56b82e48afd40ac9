// Chinese (simplified): what is wrong with an input, and what would be right.

import { fieldText, formatterFor } from '../format.ts';
import type { IssueMessages } from '../messages.ts';

const { any, date, decimal, number } = /* @__PURE__ */ formatterFor('zh');

const TYPES: Readonly<Record<string, string>> = {
  string: '文本',
  number: '数字',
  'whole number': '整数',
  boolean: '真或假（true、false）',
  array: '列表',
  object: '对象',
  Infinity: '过大的数字',
  '-Infinity': '过大的数字',
  null: '空值（null）',
};
const type = (names: string) => any(names.split(' or ').map((name) => TYPES[name] ?? name));
const weeks = (value: number) => `${number(value)} 周`;
const days = (value: number) => `${number(value)} 天`;

export const issues: IssueMessages = {
  invalid_type: ({ expected, received }) => `应为${type(expected)}，收到的是${type(received)}。`,
  missing_field: () => '缺失，必须填写。',
  unknown_field: ({ closest }) => (closest === null ? '不是已知字段，请删除。' : `不是已知字段，是否指 ${closest}？`),
  duplicate_field: ({ other }) => `与 ${other} 含义相同，请只填其中一个。`,
  invalid_value: ({ received, allowed }) =>
    allowed.length === 0 ? `不能是“${received}”。` : `不能是“${received}”，可用的值：${any(allowed)}。`,
  out_of_range: ({ minimum, maximum, received }) => `应在 ${number(minimum)} 到 ${number(maximum)} 之间，收到的是 ${number(received)}。`,
  duplicate_activity: ({ id }) => `活动 ${id} 重复，请合并周数，只写一次。`,
  invalid_date: ({ received, missingZone }) =>
    missingZone
      ? `应为带时区的时刻（ISO 8601），例如 2026-07-06T09:00:00Z，收到的是“${received}”。`
      : `应为日历上的日期，例如 2026-07-06，收到的是“${received}”。`,
  dates_reversed: ({ fromDate, toDate }) => `${date(toDate)}早于住宿开始日${date(fromDate)}；请填写当天或之后的日期。`,
  stay_too_long: ({ days: stay, maximum }) => `住宿共 ${days(stay)}，最多 ${days(maximum)}。`,
  unknown_host_family: ({ id }) => `价目表中没有寄宿家庭 ${id}，请填写其中已有的家庭。`,
  unknown_activity: ({ id }) => `价目表中没有活动 ${id}，请填写其中已有的活动。`,
  too_many_activities: ({ chosenWeeks, wantedWeeks }) =>
    `所选活动共 ${weeks(chosenWeeks)}，而需要的营期为 ${weeks(wantedWeeks)}；请少选一些，或增加周数。`,
  too_many_camp_weeks: ({ wantedWeeks, possibleWeeks }) =>
    `需要的营期为 ${weeks(wantedWeeks)}，但住宿期间周一至周五只够 ${weeks(possibleWeeks)}；请延长住宿，或减少周数。`,
  invalid_decimal: ({ received }) => `应为十进制数，例如 12.50，收到的是“${received}”。`,
  too_many_digits: ({ received, integerDigits, fractionDigits }) =>
    `的整数部分最多 ${number(integerDigits)} 位，小数部分最多 ${number(fractionDigits)} 位；“${received}”位数过多。`,
  negative_amount: ({ received }) => `应为 0 或以上，收到的是 ${decimal(received)}。`,
  commission_too_high: ({ received }) => `应低于百分之 100，收到的是 ${decimal(received)}。`,
  duplicate_id: ({ id, first }) => `编号 ${id} 已用于 ${fieldText(first)}，每个编号只能使用一次。`,
  unknown_reference: ({ id, collection }) => `${collection} 中没有 ${id}，请填写已有的项目。`,
  duplicate_template: ({ templateId, first }) => `模板 ${templateId} 的价格已在 ${fieldText(first)} 中给出，每个所有者只能有一个。`,
  unknown_pricing_type: ({ name, known }) => `没有“${name}”这种计价类型，可用的值：${any(known)}。`,
  unknown_currency: ({ received }) => `应为 ISO 4217 货币，例如 EUR，收到的是“${received}”。`,
  template_not_in_stay: ({ templateId }) => `模板 ${templateId} 不在这次住宿的明细中，请填写明细中的模板。`,
  several_payees: ({ templateId, payees }) => `模板 ${templateId} 的收款方可以是${any(payees)}，请说明是哪一个。`,
  invalid_amount: ({ received, fractionDigits }) => `应为最多 ${number(fractionDigits)} 位小数的金额，收到的是“${received}”。`,
  unbalanced: ({ difference }) => `金额不平，相差 ${decimal(difference)}。请重新计算该请求。`,
  detached_quote: ({ fingerprint }) => `报价 ${fingerprint} 没有计算记录；如需说明，请重新计算其请求。`,
  no_weight: ({ weights }) => `没有可以分配的依据；${number(weights)} 个权重中至少要有一个大于 0。`,
  discount_code_not_applied: ({ discountCode }) => `优惠码“${discountCode}”不适用于这次住宿的任何项目，请检查拼写和使用条件。`,
  camp_weeks_unpriced: ({ weeks: unpriced }) => `营期中有 ${weeks(unpriced)}没有价格，请选择活动或其他家庭。`,
};
