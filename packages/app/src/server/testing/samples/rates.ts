// Sample requests for the prices that a user's family asks for.

import { eq } from 'drizzle-orm';
import { hostFamilies } from '#server/db/schema/host-families.ts';
import { hostRateProposals } from '#server/db/schema/host-rates.ts';
import { businesses, pricings, pricingTemplates, pricingTypes, serviceTypes, tripTypes } from '#server/db/schema/pricing.ts';
import type { App } from '#server/platform/app.ts';
import { createBusiness } from './invoices.ts';
import { createRandomName, type Samples } from './sample.ts';
import { createFamily } from './trips.ts';

type TestApp = Pick<App, 'db' | 'clock'>;

/** Makes a new business the default one, unless there is one: it has the currency of the draft. */
async function ensureSeller({ db }: Pick<App, 'db'>): Promise<void> {
  const known = await db.select({ id: businesses.id }).from(businesses).where(eq(businesses.isDefault, true));
  if (known.length > 0) return;
  const { businessId } = await createBusiness({ db });
  await db.update(businesses).set({ isDefault: true }).where(eq(businesses.id, businessId));
}

/** Creates a price of a night that a family has through its country, and a default business if there is none; returns its template. */
export async function createFamilyRate({ db }: Pick<App, 'db'>, hostFamilyId: number, amount = '45'): Promise<number> {
  await ensureSeller({ db });
  await db.insert(tripTypes).values({ id: 2, name: 'Base hosting', active: true }).onConflictDoNothing();
  const [service] = await db
    .insert(serviceTypes)
    .values({ name: `Hosting ${createRandomName(8)}` })
    .returning({ id: serviceTypes.id });
  const [type] = await db
    .insert(pricingTypes)
    .values({ name: 'per-night' })
    .onConflictDoUpdate({ target: pricingTypes.name, set: { name: 'per-night' } })
    .returning({ id: pricingTypes.id });
  const types = { serviceTypeId: service?.id ?? 0, pricingTypeId: type?.id ?? 0, tripTypeId: 2, required: true };
  const [template] = await db
    .insert(pricingTemplates)
    .values({ name: `A night ${createRandomName(8)}`, ...types })
    .returning({ id: pricingTemplates.id });
  const [family] = await db.select({ countryId: hostFamilies.countryId }).from(hostFamilies).where(eq(hostFamilies.id, hostFamilyId));
  const pricingTemplateId = template?.id ?? 0;
  await db.insert(pricings).values({ pricingTemplateId, level: 'Country', priceableId: family?.countryId ?? 0, amount });
  return pricingTemplateId;
}

/** Creates an open proposal of a family; returns its ID. */
export async function createRateProposal(
  app: TestApp,
  hostFamilyId: number,
  wished: Partial<typeof hostRateProposals.$inferInsert> = {},
): Promise<number> {
  const pricingTemplateId = wished.pricingTemplateId ?? (await createFamilyRate(app, hostFamilyId));
  const asked = { amount: '50', currency: 'EUR', beforeAmount: '45', proposedAt: app.clock.now() };
  const [row] = await app.db
    .insert(hostRateProposals)
    .values({ hostFamilyId, ...asked, ...wished, pricingTemplateId })
    .returning({ id: hostRateProposals.id });
  return row?.id ?? 0;
}

async function ofTemplate(app: App, userId: number) {
  const id = await createFamily(app, userId);
  return { params: { id }, body: { templateId: await createFamilyRate(app, id), amount: '50' } };
}

export const rateSamples: Samples = {
  'GET /api/host_families/{id}/rates': { own: async (app, { userId }) => ({ params: { id: await createFamily(app, userId) } }) },
  'POST /api/host_families/{id}/rates/sample': { own: (app, { userId }) => ofTemplate(app, userId) },
  'POST /api/host_families/{id}/rates': { own: (app, { userId }) => ofTemplate(app, userId) },
  'DELETE /api/host_families/{id}/rates/{proposalId}': {
    own: async (app, { userId }) => {
      const id = await createFamily(app, userId);
      return { params: { id, proposalId: await createRateProposal(app, id) } };
    },
  },
};
