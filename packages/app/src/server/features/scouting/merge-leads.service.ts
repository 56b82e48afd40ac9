// Use case of making one lead of two that are the same family.

import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type * as endpoints from '#contract/scouting/leads.endpoints.ts';
import type { Call } from '#server/platform/app.ts';
import { findDifferences } from '#server/platform/differences.ts';
import { AppError, notFound, ValidationError } from '#server/platform/errors.ts';
import { recordChange } from '#server/platform/record-change.ts';
import { toLeadKeys } from './lead-keys.rules.ts';
import { insertLeadEvents, type LeadRow, lockLeads, moveLeadParts, removeLeads, updateLead } from './leads.queries.ts';
import { readLeadRecord, toLeadName } from './leads.records.ts';
import { lockLead } from './lock-lead.service.ts';

/** Fields that the remaining lead takes from the other one where it has none. */
const TAKEN = [
  ...['firstName', 'lastName', 'email', 'phone', 'addressLine1', 'cityTown', 'postcode', 'campaign'],
  ...['countyId', 'inquirySourceId', 'assigneeId', 'nextFollowUp', 'invitedAt'],
] as const;

type Lead = LeadRow['lead'];

/** What differs and has no place of its own is kept in the notes. */
function joinNotes(kept: Lead, merged: Lead): string {
  const others = (['email', 'phone', 'addressLine1', 'cityTown', 'postcode', 'campaign'] as const)
    .filter((field) => kept[field] !== '' && merged[field] !== '' && merged[field] !== kept[field])
    .map((field) => merged[field]);
  const name = toLeadName(merged) === toLeadName(kept) ? [] : [toLeadName(merged)];
  return [kept.notes, merged.notes, [...name, ...others].join(', '), merged.lostReason].filter(Boolean).join('\n\n');
}

function mergeFields(kept: Lead, merged: Lead): Partial<Lead> {
  const taken = TAKEN.filter((field) => (kept[field] === '' || kept[field] === null) && merged[field] !== '' && merged[field] !== null);
  return { ...Object.fromEntries(taken.map((field) => [field, merged[field]])), notes: joinNotes(kept, merged) };
}

export async function mergeLeads(
  call: Call,
  { params: { id }, body }: CheckedRequest<typeof endpoints.mergeLeads>,
): Promise<AnswerOf<typeof endpoints.mergeLeads>> {
  const { mergedLeadId, version } = body;
  const { app, caller } = call;
  if (mergedLeadId === id) throw new ValidationError([{ field: 'mergedLeadId', rule: 'invalid' }]);
  return call.db.transaction(async (tx) => {
    const rows = await lockLeads(tx, [id, mergedLeadId]);
    const kept = await lockLead(tx, call, { id, version });
    const merged = rows.find(({ lead }) => lead.id === mergedLeadId);
    if (merged === undefined) throw notFound();
    if (merged.lead.stage === 'registered') throw new AppError('leadHasFamily', { values: { name: toLeadName(merged.lead) } });
    const fields = mergeFields(kept.lead, merged.lead);
    const keys = toLeadKeys({ ...kept.lead, ...fields }, kept.countryCode ?? merged.countryCode);
    await moveLeadParts(tx, { from: mergedLeadId, to: id });
    await removeLeads(tx, [mergedLeadId]);
    await updateLead(tx, id, { ...fields, ...keys });
    const text = toLeadName(merged.lead);
    await insertLeadEvents(tx, [{ leadId: id, kind: 'merge', text, byId: caller?.id ?? null, at: app.clock.now() }]);
    const changes = findDifferences(kept.lead, fields);
    await recordChange(tx, call, { action: 'lead.merge', subjectType: 'lead', subjectId: id, changes: { ...changes, mergedLeadId } });
    return readLeadRecord(app, tx, id);
  });
}
