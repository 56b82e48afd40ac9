// Korean: what is wrong with a request, and what would be right.

import { formatterFor } from '../format.ts';
import type { RequestIssueMessages } from '../messages.ts';

const { any, date, number } = /* @__PURE__ */ formatterFor('ko');

const TYPES: Readonly<Record<string, string>> = {
  string: '문자열',
  number: '숫자',
  'whole number': '정수',
  boolean: '참 또는 거짓(true, false)',
  array: '목록',
  object: '객체',
  Infinity: '너무 큰 숫자',
  '-Infinity': '너무 큰 숫자',
  null: '빈 값(null)',
};
const type = (names: string) => any(names.split(' or ').map((name) => TYPES[name] ?? name));
const weeks = (value: number) => `${number(value)}주`;
const days = (value: number) => `${number(value)}일`;

export const requestIssues: RequestIssueMessages = {
  invalid_type: ({ expected, received }) => `${type(expected)} 형식이어야 합니다(받은 값: ${type(received)}).`,
  missing_field: () => '값이 없습니다. 반드시 지정해 주세요.',
  unknown_field: ({ closest }) =>
    closest === null ? '알 수 없는 항목입니다. 삭제해 주세요.' : `알 수 없는 항목입니다. ${closest} 항목을 뜻하셨나요?`,
  duplicate_field: ({ other }) => `${other} 항목과 같은 뜻입니다. 하나만 지정해 주세요.`,
  invalid_value: ({ received, allowed }) =>
    allowed.length === 0 ? `“${received}” 값은 쓸 수 없습니다.` : `“${received}” 값은 쓸 수 없습니다. 가능한 값: ${any(allowed)}.`,
  out_of_range: ({ minimum, maximum, received }) =>
    `${number(minimum)} 이상 ${number(maximum)} 이하여야 합니다(받은 값: ${number(received)}).`,
  duplicate_activity: ({ id }) => `액티비티 ${id} 항목이 두 번 나옵니다. 주 수를 합쳐 한 번만 지정해 주세요.`,
  invalid_date: ({ received, missingZone }) =>
    missingZone
      ? `2026-07-06T09:00:00Z처럼 시간대를 포함한 일시(ISO 8601)여야 합니다(받은 값: “${received}”).`
      : `2026-07-06과 같은 올바른 날짜여야 합니다(받은 값: “${received}”).`,
  dates_reversed: ({ fromDate, toDate }) =>
    `${date(toDate)}은 체류 시작일 ${date(fromDate)}보다 앞섭니다. 시작일이나 그 이후의 날짜를 지정해 주세요.`,
  stay_too_long: ({ days: stay, maximum }) => `체류 기간이 ${days(stay)}입니다. 최대 ${days(maximum)}까지 가능합니다.`,
  unknown_host_family: ({ id }) => `요금표에 호스트 가정 ${id}번이 없습니다. 다른 가정을 선택해 주세요.`,
  unknown_activity: ({ id }) => `요금표에 액티비티 ${id}번이 없습니다. 다른 액티비티를 선택해 주세요.`,
  too_many_activities: ({ chosenWeeks, wantedWeeks }) =>
    `선택한 액티비티는 ${weeks(chosenWeeks)}인데 요청한 캠프는 ${weeks(wantedWeeks)}입니다. 선택을 줄이거나 요청 주 수를 늘려 주세요.`,
  too_many_camp_weeks: ({ wantedWeeks, possibleWeeks }) =>
    `요청한 캠프는 ${weeks(wantedWeeks)}인데 체류 중 월요일부터 금요일까지 가능한 것은 ${weeks(possibleWeeks)}입니다. 체류를 늘리거나 주 수를 줄여 주세요.`,
  discount_code_not_applied: ({ discountCode }) => `코드 “${discountCode}”은(는) 이 체류에 적용되지 않습니다. 철자와 조건을 확인해 주세요.`,
  camp_weeks_unpriced: ({ weeks: unpriced }) => `캠프 ${weeks(unpriced)}의 요금이 없습니다. 액티비티나 다른 가정을 선택해 주세요.`,
};
