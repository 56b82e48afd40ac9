// Endpoints of the tax rules of sellers that differ from the price book.

import * as z from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { share } from '#contract/platform/validation/decimals.ts';
import { id } from '#contract/platform/validation/fields.ts';

/** A family whose stays are sold without VAT or at a different rate; null means the price book's rate. */
const sellerTax = z.object({ hostFamilyId: id, vatExempt: z.boolean(), vatRate: share.nullable() });

export type SellerTaxes = readonly z.output<typeof sellerTax>[];

export const listSellerTaxes = endpoint({
  method: 'GET',
  path: '/api/pricing/seller-taxes',
  access: 'quotes.book',
  summary:
    'The families whose stays are taxed otherwise than by the price book in force, as the business that sells them is exempt or has its own rate of VAT: for the calculator of staff who see all figures.',
  answer: z.object({ data: z.array(sellerTax) }),
});
