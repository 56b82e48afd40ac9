// Decodes the bytes of an HTML document by the charset that it names.

import { TextDecoder } from 'node:util';

/** How much of a document is searched for its charset, as browsers do. */
const SEARCHED_BYTES = 1024;

const BYTE_ORDER_MARKS: readonly (readonly [charset: string, bytes: readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

function createDecoder(charset: string | undefined): TextDecoder | null {
  if (charset === undefined) return null;
  try {
    return new TextDecoder(charset);
  } catch {
    return null;
  }
}

/** Returns the charset of a `<meta>` tag; one in UTF-16 could not be read as ASCII, so it is UTF-8. */
function findMetaCharset(body: Uint8Array): string | undefined {
  const head = Buffer.from(body.subarray(0, SEARCHED_BYTES)).toString('latin1');
  const charset = /<meta\s[^>]*?charset\s*=\s*["']?\s*([^\s"'/>;]+)/i.exec(head)?.[1];
  return charset !== undefined && /^utf-?16/i.test(charset) ? 'utf-8' : charset;
}

/** UTF-8, or Windows-1252 if it is not: the usual charset of old documents that name none. */
function guessDecoder(body: Uint8Array): TextDecoder {
  try {
    // The end may be cut off in the middle of a character.
    new TextDecoder('utf-8', { fatal: true }).decode(body, { stream: true });
    return new TextDecoder('utf-8');
  } catch {
    return new TextDecoder('windows-1252');
  }
}

/** Decodes a document: by its byte order mark, else by the charset of its header, else by its `<meta>` tag. */
export function decodeHtml(body: Uint8Array, headerCharset: string | null): string {
  const marked = BYTE_ORDER_MARKS.find(([, bytes]) => bytes.every((byte, index) => body[index] === byte))?.[0];
  const charsets = [marked, headerCharset ?? undefined, findMetaCharset(body)];
  const decoder = charsets.map(createDecoder).find((candidate) => candidate !== null) ?? guessDecoder(body);
  return decoder.decode(body);
}
