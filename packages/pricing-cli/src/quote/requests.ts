// A stream of requests → a stream of answers. A bad one is answered too, and the rest goes on.

import { type Issue, type Pricer, parseQuoteRequest, type Quote } from '@hosted-stay/pricing-core';
import type { Context } from '../command.ts';
import { type Complaint, fieldName } from '../failure.ts';
import type { Source } from '../io/files.ts';
import type { InputRecord, RecordFormat } from '../io/input-record.ts';
import { issueText } from '../io/issue-text.ts';
import type { Locale } from '../io/locales.ts';
import { readRecords } from '../io/records.ts';
import { requestOfCells } from '../io/request-cells.ts';

/** Why a request has no quote; the first reason, and all others. */
export interface RequestError {
  readonly code: string;
  readonly path: readonly (string | number)[];
  readonly message: string;
  readonly others?: readonly Omit<RequestError, 'others'>[];
}

/** The answer to the request at `index`, counted from 0, which stands on `line` of the input, counted from 1. */
export type Answer = { readonly index: number; readonly line: number } & (
  | { readonly quote: Quote; readonly error?: undefined }
  | { readonly error: RequestError }
);

export interface RequestStream {
  readonly context: Context;
  readonly source: Source;
  readonly format: RecordFormat;
  readonly pricer: Pricer;
  /** The language of the messages, in answers and in complaints. */
  readonly locale: Locale;
  /** Is told of every bad request, with its line. */
  readonly complain: (complaint: Complaint) => Promise<void>;
}

/** Reads, prices and answers one request at a time. */
export async function* answers(stream: RequestStream): AsyncGenerator<Answer> {
  for await (const record of readRecords(stream.source, stream.format)) {
    stream.context.signal.throwIfAborted();
    yield await answer(record, stream);
  }
}

async function answer(record: InputRecord, stream: RequestStream): Promise<Answer> {
  const { index, line } = record;
  if (record.fault !== undefined) {
    await stream.complain(record.fault);
    return { index, line, error: { code: record.fault.code, path: [], message: record.fault.message } };
  }
  const request = parseQuoteRequest(stream.format === 'ndjson' ? record.value : requestOfCells(record.value as Record<string, string>));
  const quoted = request.ok ? stream.pricer.quote(request.value) : request;
  if (quoted.ok) return { index, line, quote: quoted.value };
  const where = `${stream.source.name}:${line}`;
  for (const issue of quoted.issues) {
    await stream.complain({ where, field: fieldName(issue.path), code: issue.code, message: await issueText(issue, stream.locale) });
  }
  return { index, line, error: await errorOf(quoted.issues, stream.locale) };
}

async function errorOf(issues: readonly Issue[], locale: Locale): Promise<RequestError> {
  const [first, ...others] = await Promise.all(
    issues.map(async (issue) => ({ code: issue.code, path: issue.path, message: await issueText(issue, locale) })),
  );
  if (first === undefined) throw new Error('a refusal always says why');
  return others.length === 0 ? first : { ...first, others };
}
