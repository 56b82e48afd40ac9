// Redacts what nobody may read in the log: passwords, tokens, cookies, and personal data in database errors.

import { redactLinkTokens } from '#server/platform/email/link-tokens.ts';

const SECRET = /pass(?:word|wd)|secret|token|cookie|authori[sz]ation|credential|xsrf|csrf|api-?key/i;
const HIDDEN = '[hidden]';
const MAX_TEXT_LENGTH = 2000;
const MAX_DEPTH = 6;
const MAX_ITEMS = 50;

/**
 * Replaces email addresses in text: mail servers name unknown recipients in their errors.
 * @example redactAddresses('550 <ann@example.test> unknown') // '550 <[address]> unknown'
 */
export function redactAddresses(text: string): string {
  return text.replace(/[^\s<>()[\]",;:@/]{1,64}@[^\s<>()[\]",;:@/]{1,255}/g, '[address]');
}

/** Redacts secrets in URLs (`?token=…`, links of emails, `postgresql://user:…@host`), and email addresses. */
function redactText(value: string): string {
  return redactLinkTokens(redactAddresses(value.slice(0, MAX_TEXT_LENGTH * 2)))
    .replace(/([?&;](?:[\w-]*token|code|state|[\w-]*secret|password|key)=)[^&\s"']+/gi, `$1${HIDDEN}`)
    .replace(/(\b[a-z][a-z+]*:\/\/[^:/@\s]*:)[^@/\s]+@/gi, `$1${HIDDEN}@`)
    .slice(0, MAX_TEXT_LENGTH);
}

/** Returns the stack frames of an error without its message, which for a query contains the values. */
function listStackFrames({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 12)
    .map((line) => line.trim())
    .join('\n');
}

/** Returns the loggable parts of an error, without values of the query or the row. */
function redactError(error: Error, depth: number): Record<string, unknown> {
  const [message = ''] = error.message.split('\nparams:');
  const known = ['code', 'constraint', 'table', 'column', 'routine', 'syscall', 'status'].flatMap((name) => {
    const value: unknown = Reflect.get(error, name);
    return typeof value === 'string' || typeof value === 'number' ? [[name, value]] : [];
  });
  return {
    type: error.name,
    message: redactText(message),
    ...Object.fromEntries(known),
    at: listStackFrames(error),
    ...(error.cause === undefined ? {} : { cause: redact(error.cause, depth + 1) }),
  };
}

function isPlain(value: object): boolean {
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** Returns a loggable copy of a value; for objects that are neither plain data nor errors, only the type. */
export function redact(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return redactText(value);
  if (typeof value === 'bigint') return String(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth > MAX_DEPTH) return '[deep]';
  if (value instanceof Error) return redactError(value, depth);
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value.toISOString();
  if (Array.isArray(value)) return value.slice(0, MAX_ITEMS).map((item) => redact(item, depth + 1));
  if (!isPlain(value)) return `[${value.constructor.name}]`;
  const entries = Object.entries(value).slice(0, MAX_ITEMS);
  return Object.fromEntries(entries.map(([name, inner]) => [name, SECRET.test(name) ? HIDDEN : redact(inner, depth + 1)]));
}
