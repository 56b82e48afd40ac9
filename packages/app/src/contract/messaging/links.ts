// Finds web addresses in the text of a message, to make them clickable and to fetch their titles.

/** A web address in a text; `start` and `end` count UTF-16 units, as `slice` does. */
export interface TextLink {
  /** The address to open: as written, with `https://` before a bare `www.`. */
  readonly url: string;
  readonly start: number;
  readonly end: number;
}

const LABEL = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]{0,62})`;
/** A name that ends like a domain, or an IPv4 address. Text in another script may follow the name without a space. */
const HOST = String.raw`(?:(?:${LABEL}\.)+(?:xn--[a-z0-9-]{2,59}|[a-z]{2,63})|(?:\d{1,3}\.){3}\d{1,3})(?![a-z0-9@-])`;
/**
 * Characters of paths and queries. Of other scripts only those that are written with spaces between words: browsers copy the others
 * percent-encoded, and a Japanese sentence often goes on right after an address.
 */
const PATH = String.raw`[\w\-.~:/?#\[\]@!$&'()*+,;=%|\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]`;

const CANDIDATE = new RegExp(
  String.raw`(?<![\p{Script=Latin}\d.@/_-])(?:https?:\/\/|(?=www\.))${HOST}(?::\d{1,5})?(?:[/?#]${PATH}*)?`,
  'giu',
);

/** Punctuation that belongs to the sentence if it stands at the end of an address. */
const SENTENCE_END = /[.,:;!?'*~|]/;
const PAIRS: Readonly<Record<string, string>> = { ')': '(', ']': '[' };

function countCharacter(text: string, character: string): number {
  return text.split(character).length - 1;
}

/** Removes trailing punctuation, and closing brackets that were not opened within the address. */
function trimSentenceEnd(address: string): string {
  const surplus = new Map(
    Object.entries(PAIRS).map(([close, open]) => [close, countCharacter(address, close) - countCharacter(address, open)]),
  );
  let end = address.length;
  for (; end > 0; end--) {
    const last = address.charAt(end - 1);
    const unmatched = surplus.get(last) ?? 0;
    if (unmatched > 0) surplus.set(last, unmatched - 1);
    else if (!SENTENCE_END.test(last)) break;
  }
  return address.slice(0, end);
}

/**
 * Finds the web addresses in a text, in order: `http://`, `https://` and bare `www.`.
 * @example findLinks('See www.example.com.') // [{ url: 'https://www.example.com', start: 4, end: 19 }]
 */
export function findLinks(text: string): TextLink[] {
  return [...text.matchAll(CANDIDATE)].map(({ 0: found, index }) => {
    const address = trimSentenceEnd(found);
    return { url: /^https?:/i.test(address) ? address : `https://${address}`, start: index, end: index + address.length };
  });
}
