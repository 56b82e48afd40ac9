// Cause: a discount code dropped, added, or taken for another.

import type { PriceBook } from '@hosted-stay/pricing-core';
import { withRequest } from '../scenario.ts';
import { type CauseFamily, variant } from './cause.ts';

export const discountCode: CauseFamily = {
  name: 'discount_code',
  variants: ({ scenario: { pricer, request } }) => {
    const given = request.discountCode;
    const others = codesOf(pricer.book).filter((code) => normalised(code) !== normalised(given ?? ''));
    return [...(given === null ? [] : [null]), ...others].map((code) =>
      variant('code', wording(given, code), (before) => withRequest(before, { discountCode: code })),
    );
  },
};

function wording(given: string | null, used: string | null): string {
  if (used === null) return `code ${given} dropped`;
  return given === null ? `code ${used} added` : `code ${used} used instead of ${given}`;
}

/** The codes that can apply, each in the book's first spelling of it. */
function codesOf({ tripTypes }: PriceBook): string[] {
  const codes = new Map<string, string>();
  for (const { code } of tripTypes.flatMap(({ active, discounts }) => (active ? discounts : []))) {
    const key = normalised(code ?? '');
    if (code !== null && key !== '' && !codes.has(key)) codes.set(key, code.trim());
  }
  return [...codes.values()];
}

function normalised(code: string): string {
  return code.trim().toLowerCase();
}
