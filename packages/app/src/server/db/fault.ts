// Errors of the database, kept short: an engine's error may be long, contain a secret or include engine source code.

import { StartupError } from '#server/platform/config/startup-error.ts';

/** Why the database can't be opened. */
export class DatabaseFault extends StartupError {}

const LONGEST = 300;

/** Returns the first line of an error, shortened to a line or two: `relation "users" already exists (42P07)`. */
export function findReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error).slice(0, LONGEST);
  if (error.cause instanceof Error) return findReason(error.cause);
  const inner = error instanceof AggregateError ? error.errors.map(findReason).join('; ') : '';
  const line = (error.message || inner || error.name).split('\n', 1)[0] ?? '';
  const code = findCode(error);
  return `${line.slice(0, LONGEST)}${code === null || line.includes(code) ? '' : ` (${code})`}`;
}

/** Returns the code of PostgreSQL (`23505`) or of the system (`ECONNREFUSED`) in an error, however deeply it is wrapped. */
export function findCode(error: unknown): string | null {
  if (typeof error !== 'object' || error === null) return null;
  if ('code' in error && typeof error.code === 'string') return error.code;
  if (error instanceof AggregateError && error.errors.length > 0) return findCode(error.errors[0]);
  return 'cause' in error ? findCode(error.cause) : null;
}

/** Returns the name of the violated constraint in an error, however deeply it is wrapped. */
export function findConstraint(error: unknown): string | null {
  if (typeof error !== 'object' || error === null) return null;
  if ('constraint' in error && typeof error.constraint === 'string') return error.constraint;
  return 'cause' in error ? findConstraint(error.cause) : null;
}

/** PostgreSQL codes: connection lost, shut down, starting up, too many connections. */
const AWAY = /^(?:08|57P0[123]|53300)/;

/** Network codes: nothing listens, or the connection broke. */
const NETWORK = /^(?:ECONN|EPIPE|ENOTFOUND|ETIMEDOUT|EHOSTUNREACH|EAI_AGAIN)/;

const NO_CONNECTION = /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** Whether the database is temporarily unreachable, so that a retry may succeed. */
export function isAway(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isAway);
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  // A missing file has the same code as a missing socket.
  const noSocket = code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect';
  return noSocket || AWAY.test(code) || NETWORK.test(code) || NO_CONNECTION.test(error.message) || isAway(error.cause);
}

/** Codes of the system and of PostgreSQL: no space left, or the user's quota is used up. */
const FULL = /^(?:ENOSPC|EDQUOT|53100)$/;

/** What the embedded engine prints when the disk is full; the error has no code then. */
const NO_SPACE = /no space left on device|disk quota exceeded/i;

/** Whether the disk is full, however deeply the error is wrapped. */
export function isDiskFull(error: unknown): boolean {
  if (error instanceof AggregateError && error.errors.some(isDiskFull)) return true;
  if (typeof error !== 'object' || error === null) return false;
  if ('code' in error && typeof error.code === 'string' && FULL.test(error.code)) return true;
  return (error instanceof Error && NO_SPACE.test(error.message)) || ('cause' in error && isDiskFull(error.cause));
}

/** PostgreSQL codes: deadlock, lock or statement timeout, serialization failure. */
const PASSING = /^(?:40001|40P01|55P03|57014)$/;

/** Whether the same request may succeed later. */
export function isPassing(error: unknown): boolean {
  return isAway(error) || PASSING.test(findCode(error) ?? '');
}
