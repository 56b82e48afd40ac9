// What goes wrong with a database: said briefly, since an engine's error may be long, name a secret or hold half of the engine's source.

import { StartupError } from '#server/platform/config/startup-error.ts';

/** Why the database can't be opened. */
export class DatabaseFault extends StartupError {}

const LONGEST = 300;

/** The first line of what went wrong, never longer than a line or two: `relation "users" already exists (42P07)`. */
export function findReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error).slice(0, LONGEST);
  if (error.cause instanceof Error) return findReason(error.cause);
  const inner = error instanceof AggregateError ? error.errors.map(findReason).join('; ') : '';
  const line = (error.message || inner || error.name).split('\n', 1)[0] ?? '';
  const code = findCode(error);
  return `${line.slice(0, LONGEST)}${code === null || line.includes(code) ? '' : ` (${code})`}`;
}

/** The code of PostgreSQL (`23505`) or of the system (`ECONNREFUSED`) that an error carries, wherever it is wrapped. */
export function findCode(error: unknown): string | null {
  if (typeof error !== 'object' || error === null) return null;
  if ('code' in error && typeof error.code === 'string') return error.code;
  if (error instanceof AggregateError && error.errors.length > 0) return findCode(error.errors[0]);
  return 'cause' in error ? findCode(error.cause) : null;
}

/** The constraint of the database that an error names, wherever it is wrapped. */
export function findConstraint(error: unknown): string | null {
  if (typeof error !== 'object' || error === null) return null;
  if ('constraint' in error && typeof error.constraint === 'string') return error.constraint;
  return 'cause' in error ? findConstraint(error.cause) : null;
}

/** Of PostgreSQL: connection lost, shut down, starting up, too many connections. */
const AWAY = /^(?:08|57P0[123]|53300)/;

/** Of the network: nobody listens, or the connection broke. */
const NETWORK = /^(?:ECONN|EPIPE|ENOTFOUND|ETIMEDOUT|EHOSTUNREACH|EAI_AGAIN)/;

const NO_CONNECTION = /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** Whether the database can't be reached for the moment: what failed may succeed when it is tried again. */
export function isAway(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isAway);
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  // A file that is not there has the same code as a socket that is not there.
  const noSocket = code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect';
  return noSocket || AWAY.test(code) || NETWORK.test(code) || NO_CONNECTION.test(error.message) || isAway(error.cause);
}

/** Of the system, and of PostgreSQL: no space left, for anybody or for this user. */
const FULL = /^(?:ENOSPC|EDQUOT|53100)$/;

/** What the embedded engine complains of when it ends over a full disk: it has no code by then. */
const NO_SPACE = /no space left on device|disk quota exceeded/i;

/** Whether there was no room on the disk for what was to be written, wherever the error is wrapped. */
export function isDiskFull(error: unknown): boolean {
  if (error instanceof AggregateError && error.errors.some(isDiskFull)) return true;
  if (typeof error !== 'object' || error === null) return false;
  if ('code' in error && typeof error.code === 'string' && FULL.test(error.code)) return true;
  return (error instanceof Error && NO_SPACE.test(error.message)) || ('cause' in error && isDiskFull(error.cause));
}

/** Of PostgreSQL: a deadlock, a lock or a statement that took too long, a clash of transactions. */
const PASSING = /^(?:40001|40P01|55P03|57014)$/;

/** Whether the same request may succeed when it comes again later. */
export function isPassing(error: unknown): boolean {
  return isAway(error) || PASSING.test(findCode(error) ?? '');
}
