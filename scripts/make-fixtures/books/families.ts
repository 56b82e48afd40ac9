// Twenty-four host families: most with a price of their own, some content with their county's.

import type { PriceBookInput } from '@hosted-stay/pricing-core';
import { TEMPLATE } from './catalogue.ts';
import { COUNTY } from './places.ts';
import { type PricingInput, priced } from './price.ts';

type FamilyInput = PriceBookInput['hostFamilies'][number];

/** Families of the first book have the lower numbers; these two joined for 2026. */
export const JOINED_2026: readonly number[] = [223, 224];

let next = 201;

function family(name: string, countyId: number, pricings: readonly PricingInput[] = []): FamilyInput {
  const id = next++;
  return { id, name, countyId, businessId: 7000 + id, pricings: [...pricings] };
}

const night = (amount: string, customer = '17.5', provider = '4.5') => priced(TEMPLATE.hosting, { amount, customer, provider });
const immersion = (amount: string, customer = '15') => priced(TEMPLATE.immersion, { amount, customer, provider: '3' });
const lessons = (amount: string, quantity?: number) =>
  priced(TEMPLATE.ridingLessons, { amount, customer: '14', provider: '3', ...(quantity === undefined ? {} : { quantity }) });
const lift = (amount: string, quantity = 2) => priced(TEMPLATE.transfer, { amount, customer: '10', provider: '2', quantity });

export const FAMILIES: readonly FamilyInput[] = [
  family("O'Connor family, Clontarf", COUNTY.dublin, [night('47.5', '18.5'), immersion('11.25')]),
  family('Byrne family, Howth', COUNTY.dublin, [night('52', '18.5', '5'), lift('25')]),
  family('Kavanagh family, Rathmines', COUNTY.dublin, [night('49.25', '17.5', '4.5+1.5')]),
  family('Nolan family, Drumcondra', COUNTY.dublin, [priced(TEMPLATE.academic, { amount: '265', customer: '14.5', provider: '4' })]),
  family('Brennan family, Glasnevin', COUNTY.dublin, [priced(TEMPLATE.academic, { amount: '272.5', customer: '14.5', provider: '4' })]),
  family('Joyce family, Salthill', COUNTY.galway, [night('44'), immersion('10.5')]),
  family('Conneely family, Spiddal', COUNTY.galway, [night('42.75', '16.5'), immersion('12', '16.5')]),
  family('Flaherty family, Oranmore', COUNTY.galway),
  family('Burke family, Kinvara', COUNTY.galway, [lessons('72'), lift('48')]),
  family('Murphy family, Kinsale', COUNTY.cork, [night('45.5', '17.5', '5'), immersion('9.95')]),
  family('McCarthy family, Cobh', COUNTY.cork),
  family('Barry family, Youghal', COUNTY.cork, [night('40.25', '17', '4')]),
  family("O'Sullivan family, Dingle", COUNTY.kerry, [night('41.5', '17'), lift('65')]),
  family('Moriarty family, Kenmare', COUNTY.kerry, [immersion('9.2')]),
  family('Fitzgerald family, Tralee', COUNTY.kerry, [night('37.75', '16', '4+0.75'), lessons('70.5', 2)]),
  family('Doyle family, Greystones', COUNTY.wicklow, [night('46', '18', '5'), immersion('10.75')]),
  family('Keogh family, Enniskerry', COUNTY.wicklow, [lessons('78')]),
  family('García family, Chamberí', COUNTY.madrid, [night('39.5', '17', '4')]),
  family('Romero family, Retiro', COUNTY.madrid, [
    priced(TEMPLATE.internship, { amount: '34.6', customer: '13', provider: '4' }),
    priced(TEMPLATE.hosting, { amount: '0' }),
  ]),
  family('Navarro family, Ruzafa', COUNTY.valencia),
  family('Ferrer family, Dénia', COUNTY.valencia, [night('36.4', '16.5'), immersion('8.6')]),
  family('Morales family, Ronda', COUNTY.malaga, [lessons('58.5'), immersion('8.1')]),
  family('Whelan family, Clifden', COUNTY.galway, [night('43.3', '17.5')]),
  family('Ortega family, Nerja', COUNTY.malaga, [night('37.2', '16.5', '4+0.5'), lift('44', 1)]),
];
