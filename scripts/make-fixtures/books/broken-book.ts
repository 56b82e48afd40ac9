// A price book that is refused: faults of shape and of sense, of the kinds that hands and exports make.

import { PRICE_BOOK_2026 } from './price-book-2026.ts';

const { tripTypes, templates, counties, hostFamilies, ...rest } = PRICE_BOOK_2026;
const [firstFamily, secondFamily, ...otherFamilies] = hostFamilies;

/** Well-shaped, and full of contradictions. */
export const BROKEN_BOOK = {
  ...rest,
  version: 'broken',
  currency: 'EURO',
  pricingTypes: [...rest.pricingTypes, { id: 7, name: 'Per fortnight' }],
  tripTypes: [...tripTypes, { id: 21, name: 'Extras again' }],
  templates: [...templates, { id: 170, name: 'Orphan', serviceTypeId: 99, pricingTypeId: 1, tripTypeId: 2 }],
  counties: [...counties, { id: 9, name: 'Atlantis', countryId: 3 }],
  hostFamilies: [
    { ...firstFamily, pricings: [{ pricingTemplateId: 100, amount: '47.5', customer: { commissionPercentage: '100' } }] },
    {
      ...secondFamily,
      pricings: [
        { pricingTemplateId: 100, amount: '52' },
        { pricingTemplateId: 100, amount: '53' },
        { pricingTemplateId: 999, amount: '1' },
      ],
    },
    ...otherFamilies,
  ],
};

/** Wrong in shape already; nothing else is looked at before that is put right. */
export const MISSHAPEN_BOOK = {
  ...PRICE_BOOK_2026,
  version: 'misshapen',
  effectiveFrom: 'next year',
  vat: '0.23',
  policy: { rounding: 'half-down', campDaysPerWeek: 5.5 },
  countries: [
    {
      id: 1,
      name: 'Ireland',
      pricings: [{ pricingTemplateId: 130, amount: '-45' }, { pricingTemplateId: 131, amount: '42,00' }, { pricingTemplateId: 132 }],
    },
    { id: 2 },
  ],
};
