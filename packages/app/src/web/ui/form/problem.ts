// Problems of a field: a broken rule, with the server's sentence if it found it, or only the server's sentence.

import { type FieldFault, listFieldFaults, type Rule } from '#contract/platform/validation/validation.ts';

export type Problem =
  | { readonly rule: Rule; readonly values?: Readonly<Record<string, string | number>> | undefined; readonly text?: string }
  | { readonly text: string };

/** By the path of the field. */
export type Problems = Readonly<Record<string, Problem>>;

/** The part of a schema that forms use. */
export interface Shape<Output> {
  safeParse(
    values: unknown,
    options: { reportInput: true },
  ): { success: true; data: Output } | { success: false; error: Parameters<typeof listFieldFaults>[0] };
}

export type Checked<Output> = { readonly ok: true; readonly output: Output } | { readonly ok: false; readonly problems: Problems };

/** Returns the first fault of each field. */
function keepFirstFaults(faults: readonly FieldFault[]): Problems {
  const problems: Record<string, Problem> = {};
  for (const { field, rule, values } of faults) problems[field] ??= { rule, values };
  return problems;
}

/** Validates values with a schema. */
export function checkValues<Output>(shape: Shape<Output>, values: unknown): Checked<Output> {
  const result = shape.safeParse(values, { reportInput: true });
  return result.success ? { ok: true, output: result.data } : { ok: false, problems: keepFirstFaults(listFieldFaults(result.error)) };
}

/** A failed request, as the API client throws it. */
export interface SendFailure {
  readonly statusCode: number;
  readonly code: string;
  readonly message: string;
  readonly errors: Readonly<Record<string, readonly string[]>>;
  readonly issues?: readonly unknown[];
}

export function isSendFailure(error: unknown): error is SendFailure {
  return error instanceof Error && 'statusCode' in error && 'errors' in error && 'code' in error;
}

/** Returns the server's sentences by field, with the rules that were broken: the form says them with its own names of the fields. */
export function toProblems({ errors, issues }: SendFailure): Problems {
  const faults = issues?.[0] as Readonly<Record<string, object>> | null | undefined;
  return Object.fromEntries(
    Object.entries(errors).flatMap(([field, [text]]) => (text === undefined ? [] : [[field, { text, ...faults?.[field] }]])),
  );
}
