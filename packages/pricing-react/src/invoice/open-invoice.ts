// A file that somebody opens: the draft in it, or what is wrong with it. Loaded only then.

import type { Words } from '../locales/messages.ts';
import { draftOf } from './draft-of.ts';
import type { InvoiceDraft } from './invoice-draft.ts';
import { describeFileIssue } from './invoice-issues.ts';
import { readInvoice } from './read-invoice.ts';

/** A file with more faults than this is no invoice at all. */
const MOST_FAULTS = 5;

export type OpenedInvoice = { readonly draft: InvoiceDraft } | { readonly faults: readonly string[] };

export function openInvoice(json: string, messages: Words<'invoice'>, locale?: string): OpenedInvoice {
  const read = readInvoice(json);
  if (read.ok) return { draft: draftOf(read.value) };
  return { faults: read.issues.slice(0, MOST_FAULTS).map((issue) => describeFileIssue(issue, messages, locale)) };
}
