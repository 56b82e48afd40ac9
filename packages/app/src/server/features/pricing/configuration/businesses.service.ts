// Use cases of businesses.

import type { Business } from '#contract/pricing/businesses.shapes.ts';
import { countries } from '#server/db/schema/places.ts';
import { businesses, currencies } from '#server/db/schema/pricing.ts';
import { assertReferences } from '#server/platform/resource/references.ts';
import { createResourceUseCases } from '#server/platform/resource/resource.ts';
import { type BusinessRow, businessList, listBusinessRows } from './businesses.queries.ts';

export const businessCases = createResourceUseCases<BusinessRow, Business>({
  subject: 'business',
  table: businesses,
  list: businessList,
  rows: listBusinessRows,
  record: ({ createdAt: _, ...row }) => row,
  alike: { businesses_name: 'name', businesses_invoice_prefix: 'invoicePrefix' },
  oneDefault: businesses.isDefault,
  async checked(tx, fields) {
    await assertReferences(tx, fields, { countryId: countries, currencyId: currencies });
    return fields;
  },
});
