// How stays are taxed by the businesses that sell them, where that is otherwise than the price book says.

import * as z from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { share } from '#contract/platform/validation/decimals.ts';
import { id } from '#contract/platform/validation/fields.ts';

/** A family whose stays are sold without VAT, or at a rate of their own: null where it is the book's. */
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
