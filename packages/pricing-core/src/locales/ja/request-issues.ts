// Japanese: what is wrong with a request, and what would be right.

import { formatterFor } from '../format.ts';
import type { RequestIssueMessages } from '../messages.ts';

const { any, date, number } = /* @__PURE__ */ formatterFor('ja');

const TYPES: Readonly<Record<string, string>> = {
  string: '文字列',
  number: '数値',
  'whole number': '整数',
  boolean: '真偽値（true、false）',
  array: 'リスト',
  object: 'オブジェクト',
  Infinity: '大きすぎる数値',
  '-Infinity': '大きすぎる数値',
  null: '空の値（null）',
};
const type = (names: string) => any(names.split(' or ').map((name) => TYPES[name] ?? name));
const weeks = (value: number) => `${number(value)}週間`;
const days = (value: number) => `${number(value)}日間`;

export const requestIssues: RequestIssueMessages = {
  invalid_type: ({ expected, received }) => `${type(expected)}で指定してください（受け取った値：${type(received)}）。`,
  missing_field: () => '値がありません。必ず指定してください。',
  unknown_field: ({ closest }) => (closest === null ? '不明な項目です。削除してください。' : `不明な項目です。${closest}のことですか。`),
  duplicate_field: ({ other }) => `${other}と同じ項目です。どちらか一方だけを指定してください。`,
  invalid_value: ({ received, allowed }) =>
    allowed.length === 0 ? `「${received}」は使えません。` : `「${received}」は使えません。使える値：${any(allowed)}。`,
  out_of_range: ({ minimum, maximum, received }) =>
    `${number(minimum)}以上${number(maximum)}以下で指定してください（受け取った値：${number(received)}）。`,
  duplicate_activity: ({ id }) => `アクティビティ${id}が重複しています。週数をまとめて一度だけ指定してください。`,
  invalid_date: ({ received, missingZone }) =>
    missingZone
      ? `2026-07-06T09:00:00Zのように、タイムゾーンを含む日時（ISO 8601）で指定してください（受け取った値：「${received}」）。`
      : `2026-07-06のような正しい日付で指定してください（受け取った値：「${received}」）。`,
  dates_reversed: ({ fromDate, toDate }) =>
    `${date(toDate)}は滞在開始日の${date(fromDate)}より前です。開始日以降の日付を指定してください。`,
  stay_too_long: ({ days: stay, maximum }) => `滞在が${days(stay)}になります。上限は${days(maximum)}です。`,
  unknown_host_family: ({ id }) => `料金表にホストファミリー${id}がありません。別のものを指定してください。`,
  unknown_activity: ({ id }) => `料金表にアクティビティ${id}がありません。別のものを指定してください。`,
  too_many_activities: ({ chosenWeeks, wantedWeeks }) =>
    `選んだアクティビティは${weeks(chosenWeeks)}ですが、希望のキャンプは${weeks(wantedWeeks)}です。選択を減らすか、希望の週数を増やしてください。`,
  too_many_camp_weeks: ({ wantedWeeks, possibleWeeks }) =>
    `希望のキャンプは${weeks(wantedWeeks)}ですが、滞在中に月曜から金曜まで取れるのは${weeks(possibleWeeks)}です。滞在を延ばすか、週数を減らしてください。`,
  discount_code_not_applied: ({ discountCode }) =>
    `コード「${discountCode}」はこの滞在には適用されません。つづりと条件を確かめてください。`,
  camp_weeks_unpriced: ({ weeks: unpriced }) =>
    `キャンプ${weeks(unpriced)}分の料金がありません。アクティビティか別のホストファミリーを選んでください。`,
};
