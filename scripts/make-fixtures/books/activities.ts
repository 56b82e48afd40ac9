// Ten activities near the families: camps by the week, and two after-school ones that switch the camp price off.

import type { PriceBookInput } from '@hosted-stay/pricing-core';
import { TEMPLATE } from './catalogue.ts';
import { COUNTY } from './places.ts';
import { type PricingInput, priced } from './price.ts';

type ActivityInput = PriceBookInput['activities'][number];

let next = 301;

function activity(name: string, countyId: number, pricings: readonly PricingInput[] = []): ActivityInput {
  const id = next++;
  return { id, name, countyId, businessId: 8000 + id, pricings: [...pricings] };
}

const week = (amount: string, provider = '6') => priced(TEMPLATE.summerCamp, { amount, customer: '17.5', provider });
const registration = (amount: string) => priced(TEMPLATE.campRegistration, { amount, customer: '10', provider: '2' });

/** The country's camp price must not be charged on top of an after-school week. */
const afterSchool = (amount: string) => [
  priced(TEMPLATE.afterSchool, { amount, customer: '15', provider: '5' }),
  priced(TEMPLATE.summerCamp, { amount: '0' }),
];

export const ACTIVITIES: readonly ActivityInput[] = [
  activity('Galway Bay sailing camp', COUNTY.galway, [week('245'), registration('25')]),
  activity('Salthill surf camp', COUNTY.galway, [week('210.5')]),
  activity('Connemara Irish dance', COUNTY.galway, afterSchool('85')),
  activity('Dublin coding camp', COUNTY.dublin, [week('259', '7.5')]),
  activity('Phoenix Park football camp', COUNTY.dublin, [week('175'), registration('15')]),
  activity('Howth music workshop', COUNTY.dublin, afterSchool('92.5')),
  activity('Kinsale kayak camp', COUNTY.cork),
  activity('Kerry mountain camp', COUNTY.kerry, [week('198.75')]),
  activity('Valencia tennis camp', COUNTY.valencia, [week('182.4', '6.5')]),
  activity('Ronda pony camp', COUNTY.malaga, [week('224'), registration('20')]),
];
