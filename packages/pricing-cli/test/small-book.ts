// A small price book that prices a stay in round figures, and a folder to keep it in.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PriceBookInput } from '@hosted-stay/pricing-core';
import { afterAll } from 'vitest';

/**
 * Seven nights at 100 with a customer's commission of 20 % and a provider's of 10 %: 875.00 paid, 630.00 paid out, VAT 144.90,
 * total 1019.90. From 14 nights on the commission falls by 2 points; TEN takes 5 off, of which the host bears 1.
 */
export const SMALL_BOOK = {
  version: '2026.1',
  currency: 'EUR',
  effectiveFrom: '2026-01-01T00:00:00Z',
  serviceTypes: [
    { id: 1, name: 'Hosting' },
    { id: 2, name: 'Summer camp' },
    { id: 3, name: 'Airport transfer' },
  ],
  pricingTypes: [
    { id: 1, name: 'Per night' },
    { id: 2, name: 'Per week' },
    { id: 3, name: 'Per transfer' },
  ],
  tripTypes: [
    {
      id: 2,
      name: 'Base hosting',
      discounts: [
        { minQuantity: 14, required: true, demandDiscount: '2' },
        { code: 'TEN', demandDiscount: '5', supplyDiscount: '1' },
      ],
    },
    { id: 3, name: 'Extras' },
  ],
  templates: [
    { id: 100, name: 'Night with the family', serviceTypeId: 1, pricingTypeId: 1, tripTypeId: 2, required: true },
    { id: 101, name: 'Camp week', serviceTypeId: 2, pricingTypeId: 2, tripTypeId: 3 },
    { id: 102, name: 'Transfer', serviceTypeId: 3, pricingTypeId: 3, tripTypeId: 3, per: 'booking' },
  ],
  countries: [{ id: 1, name: 'Ireland', pricings: [{ pricingTemplateId: 102, amount: '60' }] }],
  counties: [{ id: 10, name: 'Cork', countryId: 1 }],
  hostFamilies: [
    {
      id: 500,
      name: 'García',
      countyId: 10,
      businessId: 7,
      pricings: [
        { pricingTemplateId: 100, amount: '100', customer: { commissionPercentage: '20' }, provider: { commissionPercentage: '10' } },
      ],
    },
  ],
  activities: [{ id: 900, name: 'Riding', countyId: 10, businessId: 8, pricings: [{ pricingTemplateId: 101, amount: '250' }] }],
} satisfies PriceBookInput;

/** Seven nights with the family García. */
export const STAY = { hostFamilyId: 500, fromDate: '2026-07-06', toDate: '2026-07-13' };

/** The same stay as flags, each given once, with other words where `changes` has them. */
export function stayFlags(changes: { readonly [field in keyof typeof STAY]?: string } = {}): string[] {
  const { hostFamilyId, fromDate, toDate } = { ...STAY, ...changes };
  return ['--host-family-id', String(hostFamilyId), '--from-date', fromDate, '--to-date', toDate];
}

export const STAY_FLAGS = stayFlags();

/** A folder of its own for a test file, with `book.json` and `stay.json` in it; gone when the file is through. */
export function folderWithBook(files: Readonly<Record<string, unknown>> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'pricing-cli-'));
  for (const [name, content] of Object.entries({ 'book.json': SMALL_BOOK, 'stay.json': STAY, ...files })) {
    writeFileSync(join(folder, name), typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`);
  }
  afterAll(() => rmSync(folder, { recursive: true }));
  return folder;
}
