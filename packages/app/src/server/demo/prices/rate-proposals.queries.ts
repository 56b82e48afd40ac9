// Writes the prices that families of the demo world ask for.

import { and, asc, eq, ne, or, sql } from 'drizzle-orm';
import type { Transaction } from '#server/db/database.ts';
import { hostFamilies } from '#server/db/schema/host-families.ts';
import { hostRateProposals } from '#server/db/schema/host-rates.ts';
import { counties } from '#server/db/schema/places.ts';
import { pricings, pricingTemplates } from '#server/db/schema/pricing.ts';
import { DEMO_DOMAIN } from '#server/platform/config/demo-accounts.ts';
import { daysBefore } from '../people/moments.ts';
import { type Numbers, numberOf } from '../rows.queries.ts';

interface Asked {
  readonly hostFamilyId: number;
  readonly template: string;
  /** By how much the family would like to be paid more. */
  readonly more: number;
  readonly note: string;
  readonly at: Date;
}

/** Returns the price of a template that applies to a family; null without one. */
async function findPrice(tx: Transaction, { hostFamilyId, template }: Pick<Asked, 'hostFamilyId' | 'template'>) {
  const { level, priceableId, amount, pricingTemplateId } = pricings;
  const [found] = await tx
    .select({ pricingTemplateId, amount })
    .from(pricings)
    .innerJoin(pricingTemplates, eq(pricingTemplates.id, pricingTemplateId))
    .innerJoin(hostFamilies, eq(hostFamilies.id, hostFamilyId))
    .innerJoin(counties, eq(counties.id, hostFamilies.countyId))
    .where(
      and(
        eq(pricingTemplates.name, template),
        or(
          and(eq(level, 'Host_family'), eq(priceableId, hostFamilies.id)),
          and(eq(level, 'County'), eq(priceableId, counties.id)),
          and(eq(level, 'Country'), eq(priceableId, counties.countryId)),
        ),
      ),
    )
    .orderBy(sql`case ${level} when 'Host_family' then 0 when 'County' then 1 else 2 end`)
    .limit(1);
  return found ?? null;
}

async function insertAsked(tx: Transaction, asked: Asked): Promise<void> {
  const price = await findPrice(tx, asked);
  if (price === null) return;
  const { hostFamilyId, more, note, at } = asked;
  const [family] = await tx.select({ userId: hostFamilies.userId }).from(hostFamilies).where(eq(hostFamilies.id, hostFamilyId));
  await tx.insert(hostRateProposals).values({
    ...{ hostFamilyId, pricingTemplateId: price.pricingTemplateId, currency: 'EUR', beforeAmount: price.amount, note },
    ...{ amount: String(Math.ceil(Number(price.amount)) + more), proposedBy: family?.userId ?? null, proposedAt: at },
  });
}

/** Two families ask for another price: the one with a demo account, and another that is vetted. */
export async function insertRateProposals(tx: Transaction, { families, now }: { families: Numbers; now: Date }): Promise<void> {
  const own = numberOf(families, `host@${DEMO_DOMAIN}`);
  const [other] = await tx
    .select({ id: hostFamilies.id })
    .from(hostFamilies)
    .where(and(eq(hostFamilies.vettingState, 'approved'), ne(hostFamilies.id, own)))
    .orderBy(asc(hostFamilies.id))
    .limit(1);
  await insertAsked(tx, {
    ...{ hostFamilyId: own, template: 'Hosting per night', more: 4, note: 'Food and heating have become dearer since last year.' },
    at: daysBefore(now, 3, { hour: 19, minute: 40 }),
  });
  if (other === undefined) return;
  await insertAsked(tx, {
    ...{ hostFamilyId: other.id, template: 'Hosting per night', more: 7, note: '' },
    at: daysBefore(now, 1, { hour: 8, minute: 15 }),
  });
}
