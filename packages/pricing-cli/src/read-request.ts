// One request, from the fields of a file and from flags; and where each field was given, for errors.

import { type Issue, parseQuoteRequest, type QuoteRequest, type Result } from '@hosted-stay/pricing-core';
import type { Context } from './command.ts';
import { CommandFailure, type Complaint, fieldName, usageFailure } from './failure.ts';
import { type NamedText, readFileText } from './io/files.ts';
import { complaintsIn } from './io/issue-complaints.ts';
import { issueText } from './io/issue-text.ts';
import type { JsonDocument } from './io/json-document.ts';
import { parseJson } from './io/json-text.ts';
import { activityOf, numberOf } from './io/request-cells.ts';
import { flagOf, type Options } from './options.ts';

/** A request as it was given, not yet judged, and how to tell of an issue in it. */
export interface GivenRequest {
  readonly input: Readonly<Record<string, unknown>>;
  readonly complaintsOf: (issues: readonly Issue[]) => Promise<Complaint[]>;
}

/** How each flag's words become a field. The list is the issue's own: one flag for every field of a request. */
const FLAGS: readonly { readonly field: string; readonly option: string; readonly read: (options: Options, option: string) => unknown }[] =
  [
    { field: 'hostFamilyId', option: 'hostFamilyId', read: numberIn },
    { field: 'fromDate', option: 'fromDate', read: textIn },
    { field: 'toDate', option: 'toDate', read: textIn },
    { field: 'activityDetailsType', option: 'activityDetailsType', read: textIn },
    { field: 'currentNoOfWeeks', option: 'currentNoOfWeeks', read: numberIn },
    { field: 'nearbyActivities', option: 'nearbyActivity', read: (options, option) => options.texts(option).map(activityOf) },
    { field: 'serviceTypeIds', option: 'serviceTypeId', read: (options, option) => options.texts(option).map(numberOf) },
    { field: 'countStudents', option: 'countStudents', read: numberIn },
    { field: 'discountCode', option: 'discountCode', read: textIn },
    { field: 'vatExempt', option: 'vatExempt', read: (options, option) => options.switch(option) },
    { field: 'type', option: 'type', read: textIn },
    { field: 'withoutPerBooking', option: 'withoutPerBooking', read: (options, option) => options.switch(option) },
  ];

function textIn(options: Options, option: string): unknown {
  return options.text(option);
}

function numberIn(options: Options, option: string): unknown {
  return numberOf(options.text(option) ?? '');
}

/** Whether any field of a request was given by a flag. */
export function hasRequestFlags(options: Options): boolean {
  return FLAGS.some(({ option }) => options.has(option));
}

/** The one request of a call: `--request`, with the flags laid over it, or the flags alone. */
export async function readRequest(context: Context, options: Options): Promise<GivenRequest> {
  const file = options.text('request');
  if (file !== undefined) return requestFrom(await readFileText(context, file, 'bad_input'), options);
  if (hasRequestFlags(options)) return withFlags(undefined, options);
  throw usageFailure('missing_option', 'give --request FILE, or --host-family-id, --from-date and --to-date; see --help');
}

/** The request when it is one; else `bad_input` with every issue at its place. */
export async function checkedRequest(given: GivenRequest): Promise<QuoteRequest> {
  return valueOrFailure(parseQuoteRequest(given.input), given);
}

/** The value of an answer to a request; a refusal ends the command as `bad_input`, each issue at its place. */
export async function valueOrFailure<T>(result: Result<T>, given: GivenRequest): Promise<T> {
  if (result.ok) return result.value;
  throw new CommandFailure('bad_input', await given.complaintsOf(result.issues));
}

/** The one request of a JSON document, with the flags laid over it. */
export async function requestFrom({ name, text }: NamedText, options: Options): Promise<GivenRequest> {
  const document = await parseJson(name, text);
  if (!document.ok) throw new CommandFailure('bad_input', [document.complaint]);
  return withFlags(document.value, options);
}

function withFlags(document: JsonDocument | undefined, options: Options): GivenRequest {
  const given = FLAGS.filter(({ option }) => options.has(option));
  const written = document === undefined ? {} : fieldsOf(document);
  const overlaid = new Set(given.flatMap(({ field }) => spellings(field)));
  const kept = Object.entries(written).filter(([name]) => !overlaid.has(name));
  const flagged = given.map(({ field, option, read }) => [field, read(options, option)] as const);
  return {
    input: Object.fromEntries([...kept, ...flagged]),
    complaintsOf: async (issues) => {
      const options = new Map(given.map(({ field, option }) => [field, option]));
      return (await Promise.all(issues.map((issue) => complaintsOfOne(issue, document, options)))).flat();
    },
  };
}

function fieldsOf({ name, value }: JsonDocument): object {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  const message = Array.isArray(value)
    ? 'expected one request, found a list; write several as ndjson, one per line'
    : 'expected a request: an object with hostFamilyId, fromDate and toDate';
  throw new CommandFailure('bad_input', [{ where: `${name}:1:1`, code: 'invalid_type', message }]);
}

/** All names a field may have been written by. */
function spellings(field: string): readonly string[] {
  const snake = field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return field === 'hostFamilyId' ? [field, snake, 'hostFamily', 'host_family'] : [field, snake];
}

/** An issue names the flag it came by, else its place in the file. */
async function complaintsOfOne(issue: Issue, document: JsonDocument | undefined, flags: ReadonlyMap<string, string>): Promise<Complaint[]> {
  const option = flags.get(String(issue.path[0]));
  if (option === undefined && document !== undefined) return complaintsIn(document, [issue]);
  const field = option === undefined ? fieldName(issue.path) : flagOf(option);
  return [{ field, code: issue.code, message: await issueText(issue) }];
}
