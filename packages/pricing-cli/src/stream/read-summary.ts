// A summary from its file, looked at before anything is added up.

import type { AuditSummary } from '../audit/audit-summary.ts';
import type { Context } from '../command.ts';
import type { CompareSummary } from '../compare/compare-summary.ts';
import { CommandFailure } from '../failure.ts';
import { openSource, readText } from '../io/files.ts';
import { parseJson } from '../io/json-text.ts';
import type { OfRun } from './run-facts.ts';

export interface NamedSummary {
  readonly name: string;
  readonly summary: OfRun<AuditSummary> | OfRun<CompareSummary>;
}

/** Reads a summary. Rejects anything that isn't a summary of `audit` or `compare` from this version. */
export async function readSummary(context: Context, file: string): Promise<NamedSummary> {
  const source = openSource(context, file);
  const document = await parseJson(source.name, await readText(source));
  if (!document.ok) throw new CommandFailure('bad_input', [document.complaint]);
  const { value } = document.value;
  if (isAudit(value) || isComparison(value)) return { name: source.name, summary: value };
  const message = 'expected a summary file from audit or compare of this version';
  throw new CommandFailure('bad_input', [{ where: source.name, code: 'no_summary', message }]);
}

type Check = (value: unknown) => boolean;

const AMOUNT = /^-?\d+(?:\.\d+)?$/;
const isText: Check = (value) => typeof value === 'string';
const isAmount: Check = (value) => typeof value === 'string' && AMOUNT.test(value);
const isCount: Check = (value) => Number.isSafeInteger(value) && Number(value) >= 0;
const isFlag: Check = (value) => typeof value === 'boolean';
const isNull: Check = (value) => value === null;
const is =
  (wanted: unknown): Check =>
  (value) =>
    value === wanted;
const either =
  (...checks: readonly Check[]): Check =>
  (value) =>
    checks.some((check) => check(value));
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
const recordOf =
  (check: Check): Check =>
  (value) =>
    isObject(value) && Object.values(value).every(check);
const object =
  (fields: Readonly<Record<string, Check>>): Check =>
  (value) =>
    isObject(value) && Object.entries(fields).every(([name, check]) => check(value[name]));

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const counts = recordOf(isCount);

const runCheck = object({
  shard: either(isNull, object({ k: isCount, n: isCount })),
  inputBytes: either(isNull, isCount),
  books: listOf(object({ version: isText, hash: isText })),
  tolerance: either(isNull, isAmount),
  thorough: either(isNull, isFlag),
});

const auditCheck = object({
  kind: is('audit'),
  format: is(1),
  run: runCheck,
  bookings: isCount,
  same: isCount,
  different: isCount,
  unchecked: counts,
  errors: counts,
  cutShort: isCount,
  cutShortByAllowance: isCount,
  cutShortIds: listOf(either(isText, isCount)),
  causes: listOf(
    object({
      causes: isText,
      currency: isText,
      bookings: isCount,
      overcharged: isAmount,
      undercharged: isAmount,
      overpaid: isAmount,
      underpaid: isAmount,
    }),
  ),
});

const pair = object({ old: isAmount, new: isAmount });
const sums = object({
  bookings: isCount,
  cheaper: isCount,
  same: isCount,
  dearer: isCount,
  customer: pair,
  provider: pair,
  platform: pair,
  vat: pair,
});
const groups = listOf(object({ key: isText, name: isText, sums }));

const compareCheck = object({
  kind: is('compare'),
  format: is(1),
  run: runCheck,
  oldVersion: isText,
  newVersion: isText,
  currency: isText,
  bookings: isCount,
  unpriced: object({ old: counts, new: counts }),
  errors: counts,
  all: either(isNull, sums),
  groups: object({ county: groups, family: groups, length: groups }),
});

function isAudit(value: unknown): value is OfRun<AuditSummary> {
  return auditCheck(value);
}

function isComparison(value: unknown): value is OfRun<CompareSummary> {
  return compareCheck(value);
}
