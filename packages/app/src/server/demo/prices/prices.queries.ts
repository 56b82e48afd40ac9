// Writes the prices of the demo world into the tables.

import { eq } from 'drizzle-orm';
import type { PriceableLevel } from '#contract/pricing/price-levels.ts';
import type { Transaction } from '#server/db/database.ts';
import { counties, countries } from '#server/db/schema/places.ts';
import * as tables from '#server/db/schema/pricing.ts';
import type { DemoPrices, DemoTemplate } from './price-world.ts';

/** Numbers by name, as the database has given them. */
type Numbers = ReadonlyMap<string, number>;

function numberOf(numbers: Numbers, name: string): number {
  const id = numbers.get(name);
  if (id === undefined) throw new TypeError(`The prices of the demo world name ${name}, which is not in it.`);
  return id;
}

const byName = (rows: readonly { id: number; name: string }[]): Numbers => new Map(rows.map(({ id, name }) => [name, id]));

async function countyNumbers(tx: Transaction): Promise<Numbers> {
  const rows = await tx
    .select({ id: counties.id, name: counties.name, code: countries.code })
    .from(counties)
    .innerJoin(countries, eq(countries.id, counties.countryId));
  return byName(rows.map(({ id, name, code }) => ({ id, name: `${code} ${name}` })));
}

async function insertTemplates(tx: Transaction, { services, templates }: DemoPrices, at: Date): Promise<Numbers> {
  const { serviceTypes, pricingTypes, pricingTemplates } = tables;
  await tx.insert(serviceTypes).values(services.map((name) => ({ name, createdAt: at })));
  const service = byName(await tx.select({ id: serviceTypes.id, name: serviceTypes.name }).from(serviceTypes));
  const counted = byName(await tx.select({ id: pricingTypes.id, name: pricingTypes.name }).from(pricingTypes));
  const made = await tx
    .insert(pricingTemplates)
    .values(
      templates.map((template) => ({
        name: template.name,
        serviceTypeId: numberOf(service, template.service),
        pricingTypeId: numberOf(counted, template.counted),
        tripTypeId: template.tripTypeId,
        required: template.required ?? false,
        per: template.per ?? ('student' as const),
        defaultAmount: template.amount,
        ...commissionsOf(template),
        createdAt: at,
      })),
    )
    .returning({ id: pricingTemplates.id, name: pricingTemplates.name });
  return byName(made);
}

function commissionsOf({ customer, provider }: DemoTemplate) {
  return { customerCommissionPercentage: customer, providerCommissionPercentage: provider };
}

/** Whoever sells in the demo world has an address. */
async function nameBusiness(tx: Transaction): Promise<void> {
  await tx
    .update(tables.businesses)
    .set({
      addressLine1: '14 Harbour Street',
      cityTown: 'Cork',
      postcode: 'T12 X0X0',
      vatNumber: 'IE0000000AA',
      iban: 'IE64IRCE92050112345678',
    })
    .where(eq(tables.businesses.isDefault, true));
}

async function insertPeriodsAndDiscounts(tx: Transaction, { periods, discounts }: DemoPrices, at: Date): Promise<void> {
  await tx.insert(tables.tripPeriods).values(periods.map((period) => ({ ...period, createdAt: at })));
  const positions = new Map<number, number>();
  const rules = discounts.map((rule) => {
    const position = positions.get(rule.tripTypeId) ?? 0;
    positions.set(rule.tripTypeId, position + 1);
    return { ...rule, position };
  });
  await tx.insert(tables.discountRules).values(rules);
}

/**
 * All prices, after the families.
 * @param families their numbers by the address of the account
 */
export async function insertPrices(tx: Transaction, prices: DemoPrices, { families, at }: { families: Numbers; at: Date }): Promise<void> {
  await nameBusiness(tx);
  await insertPeriodsAndDiscounts(tx, prices, at);
  const templates = await insertTemplates(tx, prices, at);
  const county = await countyNumbers(tx);
  const made = await tx
    .insert(tables.activities)
    .values(prices.activities.map((camp) => ({ name: camp.name, countyId: numberOf(county, camp.county), createdAt: at })))
    .returning({ id: tables.activities.id, name: tables.activities.name });
  const priceables: Readonly<Record<PriceableLevel, Numbers>> = {
    Host_family: families,
    Activity: byName(made),
    County: county,
    Country: byName(await tx.select({ id: countries.id, name: countries.name }).from(countries)),
  };
  const byTemplate = new Map(prices.templates.map((template) => [template.name, template]));
  const rows = prices.prices.flatMap(({ template: name, level, of, amount }) => {
    const template = byTemplate.get(name);
    if (template === undefined) throw new TypeError(`The demo world prices ${name}, which is no template of it.`);
    const owner = { pricingTemplateId: numberOf(templates, name), level, priceableId: numberOf(priceables[level], of) };
    return [{ ...owner, amount, quantity: template.quantity ?? null, ...commissionsOf(template), createdAt: at }];
  });
  await tx.insert(tables.pricings).values(rows);
}
