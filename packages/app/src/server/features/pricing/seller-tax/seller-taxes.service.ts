// Use case of the taxes of sellers, which calculators need besides the price book.

import type { AnswerOf } from '#contract/platform/endpoint.ts';
import type { listSellerTaxes as asked } from '#contract/pricing/seller-taxes.endpoints.ts';
import type { Call } from '#server/platform/app.ts';
import { listSellerTaxes as findSellerTaxes } from './seller-tax.queries.ts';

export async function listSellerTaxes(call: Call): Promise<AnswerOf<typeof asked>> {
  const taxes = await findSellerTaxes(call.db);
  return { data: [...taxes].map(([hostFamilyId, tax]) => ({ hostFamilyId, ...tax })) };
}
