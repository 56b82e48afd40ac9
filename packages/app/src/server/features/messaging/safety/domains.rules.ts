// Names of domains, as they are written and spelled out; e-mail addresses and URLs are made of them.

const TLDS = [
  ...[
    'com',
    'net',
    'org',
    'info',
    'biz',
    'eu',
    'edu',
    'gov',
    'app',
    'dev',
    'io',
    'co',
    'me',
    'tv',
    'ly',
    'gl',
    'gle',
    'be',
    'page',
    'site',
    'online',
  ],
  ...[
    'family',
    'house',
    'farm',
    'blog',
    'shop',
    'store',
    'club',
    'live',
    'xyz',
    'link',
    'email',
    'cloud',
    'world',
    'name',
    'travel',
    'homes',
    'tel',
  ],
  ...[
    'de',
    'at',
    'ch',
    'li',
    'lu',
    'fr',
    'es',
    'it',
    'ie',
    'uk',
    'us',
    'ca',
    'au',
    'nz',
    'nl',
    'pt',
    'dk',
    'se',
    'no',
    'fi',
    'pl',
    'cz',
    'cat',
    'paris',
  ],
  ...[
    'jp',
    'kr',
    'cn',
    'hk',
    'tw',
    'sg',
    'mx',
    'ar',
    'cl',
    'pe',
    'br',
    'za',
    'in',
    'is',
    'gg',
    'fm',
    'cc',
    'ai',
    'to',
    'berlin',
    'wien',
    'london',
  ],
];

/** Endings that are words as well: a full stop without a space after it must not make a domain of them. */
const WORDS_TOO = new Set([
  'be',
  'me',
  'no',
  'in',
  'is',
  'to',
  'us',
  'se',
  'at',
  'it',
  'es',
  'de',
  'ch',
  'ai',
  'co',
  'house',
  'farm',
  'live',
  'name',
  'world',
  'family',
  'page',
  'site',
  'club',
  'shop',
  'store',
  'link',
  'info',
  'tel',
  'travel',
  'homes',
  'online',
  'email',
  'cat',
  'ar',
]);

const KNOWN = new Set(TLDS);

/** A label of a domain. */
export const LABEL = '[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?';

/** A full stop that is said, put into brackets or set apart by a space. */
export const SPELLED_DOT = [
  '\\s?[([{<【]\\s?(?:\\.|dot|punkt|point|punto|点|點|닷|ドット)\\s?[)\\]}>】]\\s?',
  '[\\s,-]{1,2}(?:dot|punkt|point|punto|点|點|닷|ドット)[\\s,-]{1,2}',
  '\\s?(?:ドット|点|點|닷)\\s?',
  '\\s\\.\\s?',
].join('|');

/** Providers whose name is enough. */
export const PROVIDERS =
  'gmail|googlemail|hotmail|yahoo|outlook|icloud|gmx|web|proton(?:mail)?|libero|naver|daum|hanmail|qq|163|126|sina|orange|free|laposte|ジーメール|ヤフー|네이버|지메일|한메일|다음';

/** Returns whether a text ends like a domain. */
export function isTopLevelDomain(label: string): boolean {
  return KNOWN.has(label);
}

/** Returns whether the ending of a domain is also an ordinary word. */
export function isAlsoWord(label: string): boolean {
  return WORDS_TOO.has(label);
}
