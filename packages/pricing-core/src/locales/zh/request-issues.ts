// Chinese (simplified): what is wrong with a request, and what would be right.

import { formatterFor } from '../format.ts';
import type { RequestIssueMessages } from '../messages.ts';

const { any, date, number } = /* @__PURE__ */ formatterFor('zh');

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

export const requestIssues: RequestIssueMessages = {
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
      ? `应为带时区的日期时间（ISO 8601），例如 2026-07-06T09:00:00Z，收到的是“${received}”。`
      : `应为有效日期，例如 2026-07-06，收到的是“${received}”。`,
  dates_reversed: ({ fromDate, toDate }) => `${date(toDate)}早于住宿开始日${date(fromDate)}；请填写当天或之后的日期。`,
  stay_too_long: ({ days: stay, maximum }) => `住宿共 ${days(stay)}，最多 ${days(maximum)}。`,
  unknown_host_family: ({ id }) => `价目表中没有寄宿家庭 ${id}，请选择其他家庭。`,
  unknown_activity: ({ id }) => `价目表中没有活动 ${id}，请选择其他活动。`,
  too_many_activities: ({ chosenWeeks, wantedWeeks }) =>
    `所选活动共 ${weeks(chosenWeeks)}，而需要的营期为 ${weeks(wantedWeeks)}；请少选一些，或增加周数。`,
  too_many_camp_weeks: ({ wantedWeeks, possibleWeeks }) =>
    `需要的营期为 ${weeks(wantedWeeks)}，但住宿期间周一至周五只够 ${weeks(possibleWeeks)}；请延长住宿，或减少周数。`,
  discount_code_not_applied: ({ discountCode }) => `优惠码“${discountCode}”不适用于本次住宿，请检查拼写和使用条件。`,
  camp_weeks_unpriced: ({ weeks: unpriced }) => `营期中有 ${weeks(unpriced)}没有价格，请选择活动或其他家庭。`,
};
