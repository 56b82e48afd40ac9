// What is wrong with an invoice, in the reader's words.

import { type Formatter, fieldText } from '@hosted-stay/pricing-core/format';
import { formatOf } from '../format/format-of.ts';
import type { Words } from '../locales/messages.ts';
import type { InvoiceIssue } from './issue-data.ts';

/** Describes an issue and what would be valid, in one sentence. */
export function describeInvoiceIssue(issue: InvoiceIssue, messages: Words<'invoice'>, locale?: string): string {
  if (issue.code === 'missing') return messages.invoice.missing[issue.data.field];
  if (issue.code === 'wrong_type') return messages.invoice.wrongType[issue.data.expected];
  const word: (data: Readonly<Record<string, string>>) => string = messages.invoice.issue[issue.code];
  return word(written(issue, formatOf(messages, locale)));
}

/** Describes an issue of a file, with its place in front: `lines[2].amount: …`. */
export function describeFileIssue(issue: InvoiceIssue, messages: Words<'invoice'>, locale?: string): string {
  const text = describeInvoiceIssue(issue, messages, locale);
  return issue.path.length === 0 ? text : messages.invoice.at({ place: fieldText(issue.path), text });
}

const AMOUNTS: readonly string[] = ['total', 'expected', 'difference'];
const DATES: readonly string[] = ['issueDate', 'earliest', 'dueDate'];

/** The data as texts. What was received stays as it came, unless it is a figure that was read. */
function written(issue: InvoiceIssue, format: Formatter): Readonly<Record<string, string>> {
  const data: Readonly<Record<string, unknown>> = { ...issue.data };
  const currency = String(data['currency']);
  const write = (name: string, value: unknown): string => {
    if (Array.isArray(value)) return format.any(value.map(String));
    if (typeof value === 'number') return format.number(value);
    if (AMOUNTS.includes(name) || (name === 'received' && issue.code === 'unbalanced'))
      return format.money({ amount: String(value), currency });
    return DATES.includes(name) ? format.date(String(value)) : String(value);
  };
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, write(name, value)]));
}
