// Queries of erasing leads: of a deleted account, and those that were lost long ago.

import { and, eq, inArray, lt, ne, or, sql } from 'drizzle-orm';
import type { Transaction } from '#server/db/database.ts';
import { hostFamilies } from '#server/db/schema/host-families.ts';
import { users } from '#server/db/schema/identity.ts';
import { scoutingLeads } from '#server/db/schema/leads.ts';
import { eraseAuditOf, eraseFromEmails, toFullName } from '#server/platform/erase-traces.ts';
import { toEmailKey, toPhoneKey } from './lead-keys.rules.ts';

/** Deletes leads with everything that is known of them, also in emails and in the audit log. */
export async function eraseLeads(tx: Transaction, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const leads = await tx
    .select()
    .from(scoutingLeads)
    .where(inArray(scoutingLeads.id, [...ids]));
  await eraseFromEmails(
    tx,
    leads.flatMap((lead) => [toFullName(lead), lead.email, lead.phone, lead.addressLine1, lead.postcode]),
  );
  await eraseAuditOf(tx, 'lead', ids);
  await tx.delete(scoutingLeads).where(inArray(scoutingLeads.id, [...ids]));
}

/** Erases the leads of an account: the one that became its family, and those with its email address or phone number. */
export async function eraseLeadsOf(tx: Transaction, userId: number): Promise<void> {
  const [owner] = await tx.select({ email: users.email, phone: users.phone }).from(users).where(eq(users.id, userId));
  const families = await tx
    .select({ id: hostFamilies.id, email: hostFamilies.email, phone: hostFamilies.phone })
    .from(hostFamilies)
    .where(eq(hostFamilies.userId, userId));
  const contacts = [...(owner === undefined ? [] : [owner]), ...families];
  const emails = contacts.map(({ email }) => toEmailKey(email)).filter(Boolean);
  const phones = contacts.map(({ phone }) => toPhoneKey(phone)).filter(Boolean);
  const rows = await tx
    .select({ id: scoutingLeads.id })
    .from(scoutingLeads)
    .where(
      or(
        inArray(
          scoutingLeads.hostFamilyId,
          families.map(({ id }) => id),
        ),
        and(ne(scoutingLeads.emailKey, ''), inArray(scoutingLeads.emailKey, emails)),
        and(ne(scoutingLeads.phoneKey, ''), inArray(scoutingLeads.phoneKey, phones)),
      ),
    );
  await eraseLeads(
    tx,
    rows.map(({ id }) => id),
  );
}

/** Returns lost leads that nobody has touched since a day. */
export async function listStaleLeads(tx: Transaction, before: Date): Promise<number[]> {
  const rows = await tx
    .select({ id: scoutingLeads.id })
    .from(scoutingLeads)
    .where(and(sql`${scoutingLeads.stage} = 'lost'`, lt(scoutingLeads.stageAt, before)))
    .limit(500);
  return rows.map(({ id }) => id);
}
