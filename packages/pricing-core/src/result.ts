// Answers as values: a value, or the list of everything that was wrong.

import type { Issue } from './issues.ts';

/** A value, or all issues. Invalid input never throws. */
export type Result<T> = { readonly ok: true; readonly value: T } | Refused;

/** The refusal half of a {@link Result}; `issues` is never empty. */
export interface Refused {
  readonly ok: false;
  readonly issues: readonly Issue[];
}

/** A successful result. */
export function ok<T>(value: T): Result<T> {
  return { ok: true, value };
}

/** A refusal with at least one issue. */
export function refuse(issues: readonly Issue[]): Refused {
  return { ok: false, issues };
}

/** The value if there are no issues, otherwise all `issues`. */
export function okUnless<T>(issues: readonly Issue[], value: () => T): Result<T> {
  return issues.length === 0 ? ok(value()) : refuse(issues);
}

/** Runs `next` on the value; returns a refusal unchanged. */
export function andThen<A, B>(result: Result<A>, next: (value: A) => Result<B>): Result<B> {
  return result.ok ? next(result.value) : result;
}
