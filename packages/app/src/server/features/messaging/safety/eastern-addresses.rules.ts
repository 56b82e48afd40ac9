// Recognises postal addresses in Japanese, Korean and Chinese.

import { type ContactDetail, matchDetails } from './contact-detail.rules.ts';

const KANJI_NUMBER = '[\\d一二三四五六七八九十]{1,4}';
const DASH = '[-ー〜の]';

const JAPANESE: readonly RegExp[] = [
  // 渋谷区神南1-2-3
  /[都道府県市区町村郡][^\s、。,！？\d]{0,14}\s?\d{1,4}[-ー]\d{1,4}(?:[-ー]\d{1,4}){0,2}(?!\d|年|月|時|人|歳|名)/g,
  // 三丁目4番5号
  new RegExp(`[^\\s、。]{0,12}${KANJI_NUMBER}丁目\\s?${KANJI_NUMBER}(?:${DASH}|番地?|号|(?!\\d)){1}\\s?(?:${KANJI_NUMBER}号?)?`, 'g'),
  new RegExp(`[^\\s、。]{2,12}?${KANJI_NUMBER}番地(?:の\\d{1,3})?`, 'g'),
  new RegExp(`[市区町村目条][^\\s、。\\d]{0,10}${KANJI_NUMBER}番${KANJI_NUMBER}号?`, 'g'),
  /私書箱\s?第?\s?\d{1,6}号?/g,
];

/** Words after 로 and 길 that make a measure of the number: 바로 5분. */
const KOREAN_UNITS =
  '(?!\\d|[.,/]\\d|\\s?(?:시|분|일|월|년|명|살|번(?!길)|개|주|층|박|킬로|미터|유로|원|달|호선|km|kg|m\\b|%|점|등|인|차|세|장|잔))';
const KOREAN: readonly RegExp[] = [
  // 테헤란로 123, 중앙로 1275번길 38-10
  new RegExp(
    `(?<![가-힣])(?:[가-힣]{2,8}(?:시|도|구|군|읍|면)\\s){0,3}(?!(?:앞으|뒤로|바로|서로|따로|새로|그대로|별로|으로|위로)\\s)[가-힣\\d]{1,9}(?<!으|바|서|따|새|별|대신|스스|홀)(?:대로|로|길)\\s?(?:\\d{1,4}번?길\\s?)?\\d{1,4}(?:-\\d{1,3})?${KOREAN_UNITS}(?:,?\\s\\d{1,4}동)?(?:\\s?\\d{1,4}호)?`,
    'g',
  ),
  // 우동 1408번지, 송도동 24-5
  /[가-힣]{1,6}(?:동|리|읍|면|가)\s\d{1,4}(?:-\d{1,4}(?!\d)|(?:-\d{1,4})?번지)(?:번지)?/g,
  /\d{2,4}동\s?\d{3,4}호/g,
  /사서함\s?(?:제\s?)?\d{1,6}호?/g,
];

const CHINESE: readonly RegExp[] = [
  // 建国路88号3单元502室
  /[^\s、。,，:：;；！？]{0,16}[路街道巷弄里段村院苑园][^\s、。,，:：\d]{0,4}[甲乙]?\d{1,5}[号號弄巷](?!线|線|车|車|出口|楼层|公交)(?:[^\s、。,，:：]{0,14}\d{1,5}[号號室楼樓栋弄层])?/g,
  /[路街道巷弄段][一二三四五六七八九十百零]{1,5}[号號弄](?!线|線|车|車)/g,
  /邮政信箱\s?\d{1,6}|郵政信箱\s?\d{1,6}/g,
];

/** Finds the postal addresses of a normalised text in Japanese, Korean or Chinese. */
export function findEasternAddresses(text: string): ContactDetail[] {
  return [...JAPANESE, ...KOREAN, ...CHINESE].flatMap((pattern) => matchDetails(text, pattern, 'address'));
}
