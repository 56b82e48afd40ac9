// SQL of the prices that host families ask for.

import { asc, desc, eq, sql } from 'drizzle-orm';
import type { RateProposalState } from '#contract/host-families/rate-proposal.machine.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { inFull } from '#server/db/in-full.ts';
import { hostFamilies } from '#server/db/schema/host-families.ts';
import { hostRateProposals } from '#server/db/schema/host-rates.ts';
import { counties } from '#server/db/schema/places.ts';
import { pricings, pricingTemplates, pricingTypes } from '#server/db/schema/pricing.ts';

export type ProposalRow = typeof hostRateProposals.$inferSelect;

const familyName = sql<string>`trim(${hostFamilies.parentGuardianOneFirstName} || ' ' || ${hostFamilies.parentGuardianOneLastName})`;

/** Who a family is for what it asks. */
export interface RatedFamily {
  readonly id: number;
  readonly userId: number;
  readonly name: string;
}

/** Returns a family; locks it until the transaction ends if `lock` is set, so that it proposes one thing after the other. */
export async function findRatedFamily(db: Queryable, id: number, { lock = false } = {}): Promise<RatedFamily | null> {
  const query = db
    .select({ id: hostFamilies.id, userId: hostFamilies.userId, name: familyName })
    .from(hostFamilies)
    .where(eq(hostFamilies.id, id));
  const [row] = await (lock ? query.for('no key update') : query);
  return row ?? null;
}

/** Returns of each template the proposal of a family that counts: the open one, or else the last. */
export async function listProposals(db: Queryable, hostFamilyId: number): Promise<ReadonlyMap<number, ProposalRow>> {
  const { pricingTemplateId, state, id } = hostRateProposals;
  const rows = await db
    .selectDistinctOn([pricingTemplateId])
    .from(hostRateProposals)
    .where(eq(hostRateProposals.hostFamilyId, hostFamilyId))
    .orderBy(asc(pricingTemplateId), desc(sql`${state} = 'open'`), desc(id));
  return new Map(rows.map((row) => [row.pricingTemplateId, row]));
}

/** Inserts a proposal; returns its ID, or null if the family has an open one for the template. */
export async function insertProposal(tx: Transaction, fields: typeof hostRateProposals.$inferInsert): Promise<number | null> {
  const [row] = await tx.insert(hostRateProposals).values(fields).onConflictDoNothing().returning({ id: hostRateProposals.id });
  return row?.id ?? null;
}

/** Locks a proposal until the transaction ends, so that one decision is made after the other. */
export async function lockProposal(tx: Transaction, id: number): Promise<(ProposalRow & { readonly templateName: string }) | null> {
  const [row] = await tx.select().from(hostRateProposals).where(eq(hostRateProposals.id, id)).for('update');
  if (row === undefined) return null;
  const [template] = await tx
    .select({ name: pricingTemplates.name })
    .from(pricingTemplates)
    .where(eq(pricingTemplates.id, row.pricingTemplateId));
  return { ...row, templateName: template?.name ?? '' };
}

interface ProposalEnd {
  readonly decidedBy: number | null;
  readonly decidedAt: Date;
  readonly reason: string;
}

/** Only for the executor of transitions. */
export async function writeRateProposalState(tx: Transaction, id: number, state: RateProposalState, end: ProposalEnd): Promise<void> {
  await tx
    .update(hostRateProposals)
    .set({ ...end, state, version: sql`${hostRateProposals.version} + 1` })
    .where(eq(hostRateProposals.id, id));
}

/** A limit of what one page shows; the oldest are decided on first. */
const MAX_OPEN = 200;

/** Returns the open proposals of all families with the price that the draft has now, the oldest first. */
export function listOpenProposals(db: Queryable) {
  const priced = inFull(pricings.priceableId);
  const draftAmount = sql<string | null>`(select trim_scale(${inFull(pricings.amount)})::text from ${pricings}
    where ${inFull(pricings.pricingTemplateId)} = ${inFull(hostRateProposals.pricingTemplateId)} and (
      (${inFull(pricings.level)} = 'Host_family' and ${priced} = ${inFull(hostFamilies.id)})
      or (${inFull(pricings.level)} = 'County' and ${priced} = ${inFull(counties.id)})
      or (${inFull(pricings.level)} = 'Country' and ${priced} = ${inFull(counties.countryId)}))
    order by case ${inFull(pricings.level)} when 'Host_family' then 0 when 'County' then 1 else 2 end limit 1)`;
  return db
    .select({
      proposal: hostRateProposals,
      familyName,
      templateName: pricingTemplates.name,
      typeName: pricingTypes.name,
      draftAmount,
    })
    .from(hostRateProposals)
    .innerJoin(hostFamilies, eq(hostFamilies.id, hostRateProposals.hostFamilyId))
    .innerJoin(counties, eq(counties.id, hostFamilies.countyId))
    .innerJoin(pricingTemplates, eq(pricingTemplates.id, hostRateProposals.pricingTemplateId))
    .innerJoin(pricingTypes, eq(pricingTypes.id, pricingTemplates.pricingTypeId))
    .where(eq(hostRateProposals.state, 'open'))
    .orderBy(asc(hostRateProposals.proposedAt), asc(hostRateProposals.id))
    .limit(MAX_OPEN);
}
