// Converts faults of a shape to rules of the validation catalogue, so that forms and answers have the same messages.

import type * as z from 'zod';
import type { SharedMessages } from '#contract/messages/english.types.ts';
import { PHONE } from '#contract/platform/constants.ts';

/** A message of the validation catalogue. */
export type Rule = Exclude<keyof SharedMessages['validation'], 'attribute'>;

export interface FieldFault {
  /** In camelCase; a field in a list is named like `children.0.dob`. */
  readonly field: string;
  readonly rule: Rule;
  /** The message's values; the caller adds `attribute`, the label of the field. */
  readonly values?: Readonly<Record<string, string | number>>;
}

type Issue = z.core.$ZodIssue;
type Broken = Omit<FieldFault, 'field'>;

/** Patterns with a message of their own. */
const PATTERN_RULES: Readonly<Record<string, Rule>> = { [String(PHONE.pattern)]: 'phone' };

const FORMAT_RULES: Readonly<Record<string, Rule>> = { email: 'email', date: 'day' };

const TYPE_RULES: Readonly<Record<string, Rule>> = { number: 'number', bigint: 'number', int: 'wholeNumber', nan: 'number' };

const isEmpty = (input: unknown) => input === undefined || input === null || input === '';

function wrongType({ expected, input }: Extract<Issue, { code: 'invalid_type' }>): Broken {
  if (isEmpty(input)) return { rule: 'required' };
  return { rule: TYPE_RULES[expected] ?? 'wrongKind' };
}

/** A minimum of 1 for these types means that the value is required. */
const COUNTED: readonly string[] = ['string', 'array', 'set', 'map', 'file'];

function tooSmall({ origin, minimum, input }: Extract<Issue, { code: 'too_small' }>): Broken {
  const min = String(minimum);
  if (isEmpty(input) || (COUNTED.includes(origin) && min === '1')) return { rule: 'required' };
  return { rule: origin === 'string' ? 'minLength' : 'minValue', values: { min } };
}

function tooBig({ origin, maximum }: Extract<Issue, { code: 'too_big' }>): Broken {
  return { rule: origin === 'string' ? 'maxLength' : 'maxValue', values: { max: String(maximum) } };
}

function wrongFormat(issue: Extract<Issue, { code: 'invalid_format' }>): Broken {
  if (isEmpty(issue.input)) return { rule: 'required' };
  return { rule: FORMAT_RULES[issue.format] ?? PATTERN_RULES[issue.pattern ?? ''] ?? 'invalid' };
}

/** Returns the rule that a custom check names: `.refine(isTimeZone, { params: { rule: 'timezone' } })`. */
function ownRule({ params }: Extract<Issue, { code: 'custom' }>): Broken {
  const { rule = 'invalid', values } = (params ?? {}) as Partial<Broken>;
  return values === undefined ? { rule } : { rule, values };
}

function brokenBy(issue: Issue): Broken {
  switch (issue.code) {
    case 'invalid_type':
      return wrongType(issue);
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return tooBig(issue);
    case 'invalid_format':
      return wrongFormat(issue);
    case 'invalid_value':
      return isEmpty(issue.input) ? { rule: 'required' } : { rule: 'choice', values: { choices: issue.values.map(String).join(', ') } };
    case 'custom':
      return ownRule(issue);
    default:
      return { rule: 'invalid' };
  }
}

function faultsAt(issue: Issue): FieldFault[] {
  const field = issue.path.map(String).join('.');
  if (issue.code !== 'unrecognized_keys') return [{ field, ...brokenBy(issue) }];
  return issue.keys.map((key) => ({ field: field === '' ? key : `${field}.${key}`, rule: 'unknownField' }));
}

/**
 * Returns each fault that a shape found, by field and without duplicates; a missing field has no other faults.
 * Empty fields can be told from fields of a wrong type only if the input is reported: `shape.safeParse(values, { reportInput: true })`.
 */
export function listFieldFaults(error: Pick<z.ZodError, 'issues'>): FieldFault[] {
  const faults = error.issues.flatMap(faultsAt);
  const missing = new Set(faults.filter(({ rule }) => rule === 'required').map(({ field }) => field));
  return faults.filter(
    (fault, index) =>
      (fault.rule === 'required' || !missing.has(fault.field)) &&
      faults.findIndex(({ field, rule }) => field === fault.field && rule === fault.rule) === index,
  );
}
