// Use case of finding duplicates of a lead: while it is typed, and before it is saved.

import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type * as endpoints from '#contract/scouting/leads.endpoints.ts';
import type { LeadDuplicates } from '#contract/scouting/leads.shapes.ts';
import type { Queryable } from '#server/db/database.ts';
import type { Call } from '#server/platform/app.ts';
import { AppError } from '#server/platform/errors.ts';
import { findCountryCode, listAlikeFamilies, listAlikeLeads } from './duplicates.queries.ts';
import { type LeadKeys, listMatches, toLeadKeys } from './lead-keys.rules.ts';
import { toLeadName } from './leads.records.ts';

interface Wanted {
  readonly keys: LeadKeys;
  /** The lead itself, if it is stored already. */
  readonly leadId?: number | undefined;
}

async function listDuplicates(db: Queryable, { keys, leadId }: Wanted): Promise<LeadDuplicates> {
  const leads = (await listAlikeLeads(db, [keys])).filter(({ id }) => id !== leadId);
  const families = (await listAlikeFamilies(db, keys)).flatMap((family) => {
    const reasons = listMatches(keys, toLeadKeys(family, family.countryCode));
    return reasons.length === 0 ? [] : [{ hostFamilyId: family.id, name: toLeadName(family), reasons }];
  });
  return {
    leads: leads.map(({ assignee, ...one }) => ({
      ...{ id: one.id, name: toLeadName(one), cityTown: one.cityTown, stage: one.stage },
      assignee: assignee ?? '',
      reasons: listMatches(keys, one),
    })),
    families,
  };
}

export async function findLeadDuplicates(
  { db }: Call,
  { query }: CheckedRequest<typeof endpoints.findLeadDuplicates>,
): Promise<AnswerOf<typeof endpoints.findLeadDuplicates>> {
  const keys = toLeadKeys(query, await findCountryCode(db, query.countyId));
  return listDuplicates(db, { keys, leadId: query.leadId });
}

/** @throws AppError `leadDuplicate` with the first entry that looks like the same family */
export async function assertNoDuplicate(db: Queryable, wanted: Wanted): Promise<void> {
  const { leads, families } = await listDuplicates(db, wanted);
  const [first] = [...leads, ...families];
  if (first !== undefined) throw new AppError('leadDuplicate', { values: { name: first.name } });
}
