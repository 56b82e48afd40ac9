// Use case of making a host family of a lead, without losing a word of it.

import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type { FieldFault } from '#contract/platform/validation/validation.ts';
import { listMissingNeeds } from '#contract/scouting/family-needs.ts';
import type * as endpoints from '#contract/scouting/leads.endpoints.ts';
import type { Queryable } from '#server/db/database.ts';
import { registerKnownFamily } from '#server/features/host-families/create-family.public.ts';
import type { Call } from '#server/platform/app.ts';
import { AppError, ValidationError } from '#server/platform/errors.ts';
import { getTranslator } from '#server/platform/translate.ts';
import { type LeadRow, listLeadEvents } from './leads.queries.ts';
import { toLeadName } from './leads.records.ts';
import { lockLead } from './lock-lead.service.ts';
import { transitionLead } from './transition-lead.service.ts';

const listMissing = ({ lead }: LeadRow): FieldFault[] => listMissingNeeds(lead).map((field) => ({ field, rule: 'required' }));

/** Returns everything that was written about a lead as notes on its family, the oldest first. */
async function listNotes(call: Call, db: Queryable, { lead }: LeadRow) {
  const words = getTranslator(call.locale);
  const events = await listLeadEvents(db, lead.id);
  const heard = events.toReversed().filter(({ text }) => text !== '');
  const own = [lead.notes, ...(lead.campaign === '' ? [] : [words('names.leadNote.campaign', { campaign: lead.campaign })])];
  const first = own.filter(Boolean).join('\n\n');
  return [
    ...(first === '' ? [] : [{ text: first, byId: lead.createdBy, at: lead.createdAt }]),
    ...heard.map(({ kind, text, byId, at }) => ({ text: `${words(`names.leadEvent.${kind}`)}: ${text}`, byId, at })),
  ];
}

export async function convertLead(
  call: Call,
  { params: { id }, body }: CheckedRequest<typeof endpoints.convertLead>,
): Promise<AnswerOf<typeof endpoints.convertLead>> {
  const { version, ...home } = body;
  return call.db.transaction(async (tx) => {
    const row = await lockLead(tx, call, { id });
    const { lead, countryId } = row;
    // Told before the version: the second of two finds the family made.
    if (lead.stage === 'registered') throw new AppError('leadMoved', { values: { name: toLeadName(lead) } });
    await lockLead(tx, call, { id, version });
    const missing = listMissing(row);
    if (missing.length > 0 || lead.countyId === null || countryId === null) throw new ValidationError(missing);
    const { firstName, lastName, email, phone, locale, countyId, cityTown, addressLine1, postcode, assigneeId } = lead;
    const hostFamilyId = await registerKnownFamily(tx, call, {
      ...{ ...home, firstName, lastName, email, phone, locale, countryId, countyId, cityTown, addressLine1, postcode },
      foundUsWhere: lead.inquirySourceId === null ? '' : String(lead.inquirySourceId),
      coordinatorId: assigneeId,
      notes: await listNotes(call, tx, row),
    });
    await transitionLead(tx, call, row, { step: 'register', by: 'product', kind: 'convert', hostFamilyId });
    return { hostFamilyId };
  });
}
