// A request as it stands in an attribute: JSON, or the query of a link.

import type { QuoteRequestInput } from '@hosted-stay/pricing-core';
import { readRequestQuery } from '../request/request-link.ts';

/** `{"hostFamilyId":206}` or `family=206&from=2026-07-05` (with or without `stay-` before each name); undefined for anything else. */
export function readRequest(text: string): Partial<QuoteRequestInput> | undefined {
  if (text.trim().startsWith('{')) return fromJson(text);
  const { request, ignored } = readRequestQuery(text, text.includes('stay-') ? {} : { prefix: '' });
  return Object.keys(request).length > 0 && ignored.length === 0 ? request : undefined;
}

function fromJson(text: string): Partial<QuoteRequestInput> | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
