// Writes the families of the demo world that might host, with what happened to them.

import { and, eq, isNotNull } from 'drizzle-orm';
import type { LeadStage } from '#contract/scouting/lead.machine.ts';
import type { Transaction } from '#server/db/database.ts';
import { hostFamilies } from '#server/db/schema/host-families.ts';
import { scoutingCodes, scoutingEvents, scoutingLeads } from '#server/db/schema/leads.ts';
import { counties, inquirySources } from '#server/db/schema/places.ts';
import { toLeadKeys } from '#server/features/scouting/leads.public.ts';
import { DEMO_DOMAIN } from '#server/platform/config/demo-accounts.ts';
import { diceOf } from '../random.ts';
import { type Numbers, numberOf } from '../rows.queries.ts';
import { type DemoLead, listDemoLeads, toLeadEmail } from './leads.ts';
import { daysBefore } from './moments.ts';

const DAY_MS = 24 * 3600 * 1000;

/** The stages that a lead has gone through. */
const WAYS: Readonly<Record<LeadStage, readonly LeadStage[]>> = {
  lead: ['lead'],
  contacted: ['lead', 'contacted'],
  interested: ['lead', 'contacted', 'interested'],
  invited: ['lead', 'contacted', 'interested', 'invited'],
  registered: ['lead', 'contacted', 'invited', 'registered'],
  lost: ['lead', 'contacted', 'lost'],
};

interface Named {
  readonly accounts: Numbers;
  readonly now: Date;
  readonly countyIds: ReadonlyMap<string, number>;
  readonly sourceIds: ReadonlyMap<string | null, number>;
}

function toRow(lead: DemoLead, { accounts, now, countyIds, sourceIds }: Named): typeof scoutingLeads.$inferInsert {
  const { name, stage, county, town, source, assignee, followUp, daysOld, notes, lostReason, campaign, locale } = lead;
  const [firstName, lastName] = name;
  const number = diceOf(`number of ${lastName}`).whole(1_000_000, 9_999_999);
  const contact = { email: toLeadEmail(name), phone: `+353 87 ${number}`, addressLine1: '', cityTown: town, postcode: '' };
  const createdAt = daysBefore(now, daysOld, { hour: 10, minute: 5 });
  return {
    ...{ firstName, lastName, ...contact, ...toLeadKeys(contact, 'IE'), campaign, locale, stage, notes, lostReason, createdAt },
    countyId: countyIds.get(county) ?? null,
    inquirySourceId: sourceIds.get(source) ?? null,
    assigneeId: assignee === null ? null : numberOf(accounts, `${assignee}@${DEMO_DOMAIN}`),
    nextFollowUp: followUp === null ? null : new Date(now.getTime() + followUp * DAY_MS).toISOString().slice(0, 10),
    stageAt: daysBefore(now, Math.max(1, Math.floor(daysOld / 2)), { hour: 15, minute: 30 }),
    createdBy: numberOf(accounts, `vetting@${DEMO_DOMAIN}`),
  };
}

/** What happened to a lead: its stages, each some days after the one before, and a call. */
function toEvents(leadId: number, lead: DemoLead, { accounts, now }: Named): (typeof scoutingEvents.$inferInsert)[] {
  const byId = numberOf(accounts, `${lead.assignee ?? 'vetting'}@${DEMO_DOMAIN}`);
  const way = WAYS[lead.stage];
  const at = (step: number) =>
    daysBefore(now, lead.daysOld - Math.floor((lead.daysOld * step) / (way.length + 1)), { hour: 10, minute: 5 + step });
  const stages = way.map((toStage, step) => ({
    ...{ leadId, kind: toStage === 'invited' ? ('invite' as const) : ('stage' as const), byId, at: at(step) },
    ...{ fromStage: way[step - 1] ?? null, toStage, text: toStage === 'lost' ? lead.lostReason : '' },
  }));
  return [...stages, ...(lead.call === '' ? [] : [{ leadId, kind: 'call' as const, text: lead.call, byId, at: at(way.length) }])];
}

/** Adds leads for three families that have registered. */
async function insertRegistered(tx: Transaction, named: Named): Promise<void> {
  const families = await tx
    .select()
    .from(hostFamilies)
    .where(and(isNotNull(hostFamilies.countyId), eq(hostFamilies.vettingState, 'approved')))
    .orderBy(hostFamilies.id)
    .limit(3);
  for (const family of families) {
    const { email, phone, addressLine1, cityTown, postcode, countyId, createdAt } = family;
    const contact = { email, phone, addressLine1, cityTown, postcode };
    const [lead] = await tx
      .insert(scoutingLeads)
      .values({
        ...{
          ...contact,
          ...toLeadKeys(contact, 'IE'),
          countyId,
          hostFamilyId: family.id,
          stage: 'registered',
          stageAt: createdAt,
          createdAt,
        },
        ...{ firstName: family.parentGuardianOneFirstName, lastName: family.parentGuardianOneLastName },
        inquirySourceId: named.sourceIds.get('friend') ?? null,
      })
      .returning({ id: scoutingLeads.id });
    const event = { leadId: lead?.id ?? 0, kind: 'stage' as const, at: createdAt };
    await tx.insert(scoutingEvents).values([
      { ...event, toStage: 'lead' },
      { ...event, fromStage: 'lead', toStage: 'registered' },
    ]);
  }
}

/** Inserts the families that might host. */
export async function insertLeads(tx: Transaction, { accounts, now }: { accounts: Numbers; now: Date }): Promise<void> {
  const named: Named = {
    ...{ accounts, now },
    countyIds: new Map((await tx.select().from(counties)).map(({ id, name }) => [name, id])),
    sourceIds: new Map((await tx.select().from(inquirySources)).map(({ id, code }) => [code, id])),
  };
  for (const lead of listDemoLeads()) {
    const [made] = await tx.insert(scoutingLeads).values(toRow(lead, named)).returning({ id: scoutingLeads.id });
    const leadId = made?.id ?? 0;
    await tx.insert(scoutingEvents).values(toEvents(leadId, lead, named));
    if (lead.stage !== 'invited') continue;
    const code = Array.from({ length: 8 }, (_, at) => String.fromCharCode(65 + diceOf(`code ${leadId} ${at}`).whole(0, 25))).join('');
    await tx.insert(scoutingCodes).values({ code, leadId, createdAt: now });
  }
  await insertRegistered(tx, named);
}
