// A request as a page gives it, as text or as data: what is right of it, and what is wrong with the rest.

import type { Issue, QuoteRequest, QuoteRequestInput } from '@hosted-stay/pricing-core';
import { parseQuoteRequest } from '@hosted-stay/pricing-core/quoting';
import { readRequestQuery } from '../request/request-link.ts';

/** As much of a request as could be read. */
export interface GivenRequest {
  readonly request: Partial<QuoteRequestInput>;
  /** One for each field that is left out. */
  readonly issues: readonly Issue[];
  /** The parameters of a query that are left out, as `name=value`. */
  readonly ignored: readonly string[];
}

/**
 * Reads `{"hostFamilyId":206}` in either spelling, as text or as data, or `family=206&from=2026-07-05` (with or without `stay-` before
 * each name). Undefined for text that is neither.
 */
export function readRequest(given: unknown): GivenRequest | undefined {
  if (typeof given !== 'string') return fromData(given);
  if (given.trim().startsWith('{')) return fromJson(given);
  const named = [...new URLSearchParams(given).keys()].some((name) => name.startsWith('stay-'));
  const { request, ignored } = readRequestQuery(given, named ? {} : { prefix: '' });
  return Object.keys(request).length + ignored.length > 0 ? { request, ignored, issues: [] } : undefined;
}

function fromJson(text: string): GivenRequest | undefined {
  try {
    return fromData(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** Each field is looked at beside others that are right: what two of them make together is for whoever prices it to say. */
function fromData(given: unknown): GivenRequest {
  const request: Record<string, unknown> = {};
  const issues: Issue[] = [];
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    const parsed = parseQuoteRequest(given);
    return { request: {}, issues: parsed.ok ? [] : parsed.issues, ignored: [] };
  }
  for (const [name, value] of Object.entries(given)) {
    if (value === null || value === undefined) continue;
    const field = fieldOf(name);
    const day = field.endsWith('Date') ? value : '2026-07-05';
    const { [field]: _, ...others } = { hostFamilyId: 0, fromDate: day, toDate: day } as Partial<Record<string, unknown>>;
    const parsed = parseQuoteRequest({ ...others, [name]: value });
    if (!parsed.ok) issues.push(...parsed.issues.filter(({ path }) => path[0] === name));
    else if (field in request) issues.push({ code: 'duplicate_field', path: [name], data: { field: name, other: field } });
    else request[field] = parsed.value[field as keyof QuoteRequest];
  }
  return { request: request as Partial<QuoteRequestInput>, issues, ignored: [] };
}

/** `from_date` → `fromDate`; a family may be given whole, without the `Id`. */
function fieldOf(name: string): string {
  const field = name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());
  return field === 'hostFamily' ? 'hostFamilyId' : field;
}
