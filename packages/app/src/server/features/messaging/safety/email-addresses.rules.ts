// Recognises e-mail addresses, written, spelled out or with another sign in place of the @.

import { type ContactDetail, matchDetails } from './contact-detail.rules.ts';
import { isTopLevelDomain, LABEL, PROVIDERS, SPELLED_DOT } from './domains.rules.ts';

/** How certain it is that a sign or a word stands for @: `at` is also an ordinary word. */
type Certainty = 'written' | 'spelled' | 'word' | 'sign';

const AT_SIGNS: Readonly<Record<Certainty, RegExp>> = {
  written: /@/g,
  spelled:
    /\s?[([{<【]\s?(?:at|a|ad|bei|chez|艾特|arroba|arobase|chiocciola|@|골뱅이|アット)\s?[)\]}>】]\s?|[\s,]{1,2}(?:arroba|arobase|chiocciola|klammeraffe|affenschwanz|at-zeichen|圈a|앳|골뱅이|艾特)[\s,]{1,2}|\s?(?:アットマーク|アット|あっと|골뱅이|艾特)\s?/g,
  word: /\s(?:at|chez|bei|presso)\s/g,
  sign: /[★☆◆◇●■#*&♥]/g,
};

const REACH = 64;
const DOT = `(?:\\.|${SPELLED_DOT})`;
const NAME = '[\\w.+%-]';

const LOCAL_PART: Readonly<Record<Certainty, RegExp>> = {
  written: new RegExp(`(?:${NAME}+|(?:[\\w.-] ){2,})\\s?$`),
  spelled: new RegExp(`(?:${NAME}+(?:(?:${SPELLED_DOT})${NAME}+){0,3}|[ァ-ヶー・]+|[가-힣]+)$`),
  word: new RegExp(`${NAME}{2,}(?:(?:${SPELLED_DOT})${NAME}+){0,3}$`),
  sign: /[\w.+-]{3,}$/,
};

const DOMAIN = new RegExp(`^\\s?${LABEL}(?:${DOT}${LABEL}){1,4}`);
const DOMAIN_AT_ONCE = new RegExp(`^${LABEL}(?:\\.${LABEL}){1,4}`);
const UNKNOWN_DOMAIN = new RegExp(`^${LABEL}(?:\\.${LABEL}){0,3}\\.[a-z]{2,24}(?![a-z\\d])`);
const SPACED_DOMAIN = /^\s?(?:[a-z\d.-] ){3,40}[a-z](?![\w])/;
const SPOKEN_DOMAIN = new RegExp(
  `^\\s?(?:${PROVIDERS}|[ァ-ヶー]+|[가-힣]+)\\s?(?:ドット|닷|점|点)\\s?(?:コム|ネット|ジェーピー|컴|넷|케이알|com|net|jp|kr|cn)`,
);
const PROVIDER = new RegExp(`^\\s?(?:${PROVIDERS})(?![\\w-])`);
const LAST_LABEL = new RegExp(`(?:${DOT})(${LABEL})$`);

/** Cuts labels off the end until the text ends like a domain. */
function trimToDomain(match: string | undefined): string | null {
  let domain = match ?? '';
  for (let label = LAST_LABEL.exec(domain); label !== null; label = LAST_LABEL.exec(domain)) {
    if (isTopLevelDomain(label[1] ?? '')) return domain;
    domain = domain.slice(0, label.index);
  }
  return null;
}

/** After a name and a written @ any ending will do: there are more than a thousand. */
function readUnknownDomain(after: string, certainty: Certainty, local: string): string | undefined {
  return certainty === 'written' && /\S$/.test(local) ? UNKNOWN_DOMAIN.exec(after)?.[0] : undefined;
}

function readDomain(after: string, certainty: Certainty, local: string): string | null {
  if (certainty === 'sign') return trimToDomain(DOMAIN_AT_ONCE.exec(after)?.[0]);
  const spaced = certainty === 'written' ? SPACED_DOMAIN.exec(after)?.[0] : undefined;
  if (spaced?.includes('.')) return spaced;
  const domain = trimToDomain(DOMAIN.exec(after)?.[0]) ?? SPOKEN_DOMAIN.exec(after)?.[0] ?? readUnknownDomain(after, certainty, local);
  if (domain !== undefined) return domain;
  const isTelling = certainty !== 'word' || local.length >= 8 || /[\d._]/.test(local);
  return isTelling ? (PROVIDER.exec(after)?.[0] ?? null) : null;
}

function findByAtSign(text: string, certainty: Certainty): ContactDetail[] {
  return [...text.matchAll(AT_SIGNS[certainty])].flatMap(({ index, 0: sign }) => {
    const local = LOCAL_PART[certainty].exec(text.slice(Math.max(0, index - REACH), index))?.[0] ?? '';
    const end = index + sign.length;
    const after = text.slice(end, end + REACH);
    // The name may stand elsewhere in the message.
    const isCut =
      local === '' && certainty === 'written' && (PROVIDER.test(after) || trimToDomain(DOMAIN_AT_ONCE.exec(after)?.[0]) !== null);
    const domain = local === '' && !isCut ? null : readDomain(after, certainty, local);
    return domain === null ? [] : [{ kind: 'email', start: index - local.length, end: end + domain.length } as const];
  });
}

/** Finds the e-mail addresses of a normalised text. */
export function findEmailAddresses(text: string): ContactDetail[] {
  const bySign = (Object.keys(AT_SIGNS) as Certainty[]).flatMap((certainty) => findByAtSign(text, certainty));
  return [...bySign, ...matchDetails(text, /(?<![\w:])mailto:[^\s]{3,80}/g, 'email')];
}
