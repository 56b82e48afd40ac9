// Recognises names at messengers and social networks.

import { type ContactDetail, matchDetails } from './contact-detail.rules.ts';
import type { DigitRun } from './digit-runs.rules.ts';
import type { NormalisedText } from './normalise-text.rules.ts';
import { findCueBefore } from './number-cues.rules.ts';

const PLATFORMS = [
  '\\b(?:instagram|insta|ig|snapchat|snap|telegram|tiktok|tik tok|whats ?app|wechat|weixin|vx|line|kakao ?talk|kakao|skype|discord|signal|threema|messenger|facebook|fb|viber|twitter|linkedin|qq)(?![a-z])',
  '微信|v信|薇|威信|抖音|小红书|微博|脸书|推特|领英|扣扣',
  'ライン|インスタ(?:グラム)?|カカオ|スカイプ|ツイッター|ディスコード|フェイスブック|スナップチャット|テレグラム|ティックトック|ワッツアップ|ウィーチャット',
  '카\\s?톡|카카오톡|인스타(?:그램)?|라인|텔레그램|위챗|페이스북|페북|트위터|디스코드|스카이프|스냅챗|틱톡|왓츠앱|시그널',
].join('|');

/** Words that announce a name: after them any word in Latin letters is one. */
const MARKERS =
  '\\bid\\b|user ?name|\\buser\\b|\\bhandle\\b|nick(?:name)?|\\bname\\b|kurzel|benutzername|identifiant|pseudo|usuario|utente|nombre|contatto|アカウント|ユーザー名|名前|아\\s?이\\s?디|계정|用户名|帐号|账号|号|號|\\b(?:is|ist|es|e|est|su|como|come|as|unter|under|sous)\\b|:|→|=|は|은|는|-\\s';

const PLATFORM = new RegExp(PLATFORMS, 'g');
const IS_PLATFORM = new RegExp(`^(?:${PLATFORMS})$`);
const REACH = 52;
const SENTENCE_END = /[.!?。！？](?:\s|$)|[?!。！？\n]/;
/** A name that nobody takes for a word: with a figure, an underscore or a point in it. */
const TELLING_NAME = /(?<![\w@.-])(?=[a-z._-]{0,40}[\d_.-])[a-z_][\w.-]{2,39}(?![\w@])/g;
const MARKED_NAME = new RegExp(`(?:${MARKERS})[^\\w]{0,3}(?<name>[a-z][\\w.-]{3,39})(?![\\w@])`, 'g');
const STRONG_MARKED_NAME =
  /(?:\bid\b|user ?name|\bhandle|nick|usuario|utente|identifiant|pseudo|kurzel|benutzername|アカウント|ユーザー名|아\s?이\s?디|계정|用户名|号)(?:\s?(?:is|ist|es|e|est|は|は、|是|은|는)|,? c'est)?[^\w]{0,3}(?<name>[a-z\d][\w.-]{3,39})(?![\w@])/;
/** Texts that only look like names: measures, classes, levels and ordinary compounds. */
const NO_NAME =
  /^(?:\d+[a-z]{0,3}|[a-z]\d{1,2}|covid-?19|wi-?fi|wlan|e-?mails?|[a-z]+-[a-z]+|[a-z]+(?:\.{2,}|\.)|[a-z]{1,3}\.[a-z]{1,2}\.?)$/;
const MADE_OF_LATIN = /^[\sa-z\d.,:;'"!?()@_/-]*$/;

/** Names of people as they are searched for: two words with capitals. */
const PERSON =
  /(?:\bas|\bunder|\bunter|\bcomo|\bcome|\bsous(?: le nom)?|\bnamed?|:)\s(?<name>\p{Lu}[\p{L}'-]+(?:\s\p{Lu}[\p{L}'-]+){1,3})/u;
const SEARCHED_NAME =
  /["'「『“‘](?<name>[^"'」』”’]{2,30})["'」』”’]\s?[^.!?。]{0,8}(?:検索|검색|搜|加)|(?:搜|検索|검색)\s?["'「『](?<quoted>[^"'」』]{2,30})["'」』]/;
const IS_DIRECTORY = /facebook|messenger|\bfb\b|linkedin|フェイスブック|페이스북|페북|脸书|领英/;

/** A name before its network: lena_rides on Snapchat. */
const NAME_BEFORE = /(?<![\w.-])(?<name>[a-z_][\w.-]{2,39})\s(?:on|at|auf|bei|in|sur|en|su)\s$/;

interface Place {
  readonly start: number;
  readonly length: number;
}

function findTellingName(window: string): Place | null {
  for (const { index, 0: match } of window.matchAll(TELLING_NAME)) {
    const name = match.replace(/[.-]+$/, '');
    if (name.length >= 4 && !NO_NAME.test(match) && !NO_NAME.test(name) && /[\d_.-]/.test(name))
      return { start: index, length: name.length };
  }
  return null;
}

/** In a text in another script, a word in Latin letters after a marker is a name. */
function findMarkedName(window: string, sentence: string): Place | null {
  const strong = STRONG_MARKED_NAME.exec(window);
  for (const match of MADE_OF_LATIN.test(sentence) ? [strong] : [strong, ...sentence.matchAll(MARKED_NAME)]) {
    const name = match?.groups?.['name']?.replace(/[.-]+$/, '');
    if (match && name !== undefined && !IS_PLATFORM.test(name)) {
      return { start: match.index + match[0].length - (match.groups?.['name'] ?? '').length, length: name.length };
    }
  }
  return null;
}

function findPerson(window: string, platform: string): Place | null {
  if (!IS_DIRECTORY.test(platform)) return null;
  const match = PERSON.exec(window) ?? SEARCHED_NAME.exec(window);
  const name = match?.groups?.['name'] ?? match?.groups?.['quoted'];
  return match && name !== undefined ? { start: match.index + match[0].indexOf(name), length: name.length } : null;
}

function toHandle(from: number, { start, length }: Place): ContactDetail {
  return { kind: 'handle', start: from + start, end: from + start + length };
}

/** Finds a name that stands before the name of its network: lena_rides on Snapchat. */
function findNameBefore(text: string, index: number): ContactDetail | null {
  const before = NAME_BEFORE.exec(text.slice(Math.max(0, index - REACH), index));
  const place = findTellingName(before?.groups?.['name'] ?? '');
  return before === null || place === null ? null : toHandle(index - before[0].length, place);
}

/** Finds the names that stand beside the name of a network. */
function findNamesAtPlatforms({ text, cased }: NormalisedText): ContactDetail[] {
  return [...text.matchAll(PLATFORM)].flatMap(({ index, 0: platform }, position, platforms) => {
    const before = findNameBefore(text, index);
    if (before !== null) return [before];
    const from = index + platform.length;
    const to = Math.min(from + REACH, platforms[position + 1]?.index ?? text.length);
    const window = text.slice(from, to);
    const sentence = window.split(SENTENCE_END)[0] ?? '';
    const place = findTellingName(sentence) ?? findMarkedName(window, sentence) ?? findPerson(cased.slice(from, to), platform);
    return place === null ? [] : [toHandle(from, place)];
  });
}

const SEARCH_BEFORE_PLATFORM =
  /\b(?:search (?:for|me)|look (?:for|up)|add|such|suche|cherche[zr]?|busca(?:me)?|cerca(?:mi)?)\s(?<detail>[a-z][\w.-]{4,30})\s(?:on|auf|bei|sur|en|su)\s(?:signal|telegram|insta|snap|tiktok|facebook|discord|skype|kakao|line|wechat)/g;
/** A name after @, except where @ stands for “at”. */
const WITH_AT = /(?<![\w.@+-])@(?!(?:home|school|work|night|the|all|noon|lunch|dinner|airport)\b)[a-z_](?:[\w.-]{0,38}\w)?/g;
const WITH_NUMBER = /(?<![\w#])[a-z][\w.]{1,30}#\d{4}(?!\d)/g;
const AT_SKYPE = /\blive:[a-z\d][\w.:-]{2,40}\w/g;

/** Finds the numbers by which some messengers name their users. */
function findNumbersAtMessengers(text: string, runs: readonly DigitRun[]): ContactDetail[] {
  return runs.flatMap((run) => {
    const [first, last] = [run[0], run.at(-1)];
    const digits = run.map((group) => group.digits).join('');
    if (first === undefined || last === undefined || digits.length < 5 || digits.length > 11) return [];
    return findCueBefore(text, first.start) === 'messenger' ? [{ kind: 'handle', start: first.start, end: last.end } as const] : [];
  });
}

/** Finds the handles of a text. */
export function findHandles(normalised: NormalisedText, runs: readonly DigitRun[]): ContactDetail[] {
  const { text } = normalised;
  const written = [SEARCH_BEFORE_PLATFORM, WITH_AT, WITH_NUMBER, AT_SKYPE].flatMap((pattern) => matchDetails(text, pattern, 'handle'));
  return [...findNamesAtPlatforms(normalised), ...written, ...findNumbersAtMessengers(text, runs)];
}
