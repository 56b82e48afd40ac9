// Use cases of leads: the list and its file, a lead, and what staff write of it.

import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type { ColumnOf } from '#contract/platform/lists/list.ts';
import type * as endpoints from '#contract/scouting/leads.endpoints.ts';
import type { leadsList, NewLead } from '#contract/scouting/leads.shapes.ts';
import type { Transaction } from '#server/db/database.ts';
import { counties, inquirySources } from '#server/db/schema/places.ts';
import type { Call } from '#server/platform/app.ts';
import { findDifferences } from '#server/platform/differences.ts';
import { ValidationError } from '#server/platform/errors.ts';
import type { FileResponse } from '#server/platform/http/routes.ts';
import { type ExportColumn, exportList } from '#server/platform/lists/export-list.ts';
import { readPage } from '#server/platform/lists/read-list.ts';
import { recordChange } from '#server/platform/record-change.ts';
import { assertReferences } from '#server/platform/resource/references.ts';
import { createMessageLookup, getTranslator } from '#server/platform/translate.ts';
import { findCountryCode } from './duplicates.queries.ts';
import { assertNoDuplicate } from './duplicates.service.ts';
import { eraseLeads } from './erasure.queries.ts';
import { toLeadKeys } from './lead-keys.rules.ts';
import {
  insertLeadEvents,
  insertLeads,
  type LeadRow,
  leadListSql,
  listLeadRows,
  listLeadStaff,
  lockNewLeads,
  updateLead,
} from './leads.queries.ts';
import { readLeadRecord, toLeadName, toListedLead } from './leads.records.ts';
import { lockLead } from './lock-lead.service.ts';
import { transitionLead } from './transition-lead.service.ts';

type Input<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Output<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

export async function listLeads(call: Call, { query }: Input<'listLeads'>): Output<'listLeads'> {
  const page = await readPage(call, leadListSql, { asked: query, rows: (ids) => listLeadRows(call.db, ids) });
  return { ...page, data: page.data.map(toListedLead) };
}

type Content = ExportColumn<LeadRow> extends infer Column ? (Column extends unknown ? Omit<Column, 'name'> : never) : never;

/** The file can be imported again: its texts are read by `import-leads.service.ts`. */
function createColumns(call: Call): readonly ExportColumn<LeadRow>[] {
  const look = createMessageLookup(call.locale);
  const contents: Readonly<Record<ColumnOf<typeof leadsList>, Content>> = {
    name: { kind: 'text', value: ({ lead }) => toLeadName(lead) },
    firstName: { kind: 'text', value: ({ lead }) => lead.firstName },
    lastName: { kind: 'text', value: ({ lead }) => lead.lastName },
    stage: { kind: 'text', value: ({ lead }) => look(`names.leadStage.${lead.stage}`) ?? lead.stage },
    email: { kind: 'text', value: ({ lead }) => lead.email },
    phone: { kind: 'text', value: ({ lead }) => lead.phone },
    addressLine1: { kind: 'text', value: ({ lead }) => lead.addressLine1 },
    cityTown: { kind: 'text', value: ({ lead }) => lead.cityTown },
    postcode: { kind: 'text', value: ({ lead }) => lead.postcode },
    county: { kind: 'text', value: ({ county }) => county },
    source: { kind: 'text', value: ({ source }) => source },
    campaign: { kind: 'text', value: ({ lead }) => lead.campaign },
    assignee: { kind: 'text', value: ({ assignee }) => assignee },
    nextFollowUp: { kind: 'day', value: ({ lead }) => lead.nextFollowUp },
    language: { kind: 'text', value: ({ lead }) => lead.locale },
    notes: { kind: 'text', value: ({ lead }) => lead.notes },
    lostReason: { kind: 'text', value: ({ lead }) => lead.lostReason },
    createdAt: { kind: 'instant', value: ({ lead }) => lead.createdAt },
  };
  return Object.entries(contents).map(([name, content]) => ({ name, ...content }));
}

export function exportLeads(call: Call, { query }: Input<'exportLeads'>): Promise<FileResponse> {
  const rows = (ids: readonly number[]) => listLeadRows(call.db, ids);
  return exportList(call, leadListSql, { asked: query, rows, columns: createColumns(call) });
}

export async function listLeadAssignees({ db }: Call): Output<'listLeadAssignees'> {
  return { data: await listLeadStaff(db) };
}

export function readLead({ app, db }: Call, { params: { id } }: Input<'readLead'>): Output<'readLead'> {
  return readLeadRecord(app, db, id);
}

/** @throws ValidationError for a county, a source or a member of staff that doesn't exist */
async function assertFields(tx: Transaction, given: Partial<NewLead>): Promise<void> {
  await assertReferences(tx, given, { countyId: counties, inquirySourceId: inquirySources });
  const { assigneeId } = given;
  if (typeof assigneeId !== 'number' || (await listLeadStaff(tx, assigneeId)).length > 0) return;
  throw new ValidationError([{ field: 'assigneeId', rule: 'unknownNumber' }]);
}

export async function createLead(call: Call, { body }: Input<'createLead'>): Output<'createLead'> {
  const { confirmed, ...fields } = body;
  const { app, caller } = call;
  return call.db.transaction(async (tx) => {
    await lockNewLeads(tx);
    await assertFields(tx, fields);
    const keys = toLeadKeys(fields, await findCountryCode(tx, fields.countyId));
    if (!confirmed) await assertNoDuplicate(tx, { keys });
    const [at, byId] = [app.clock.now(), caller?.id ?? null];
    const [id = 0] = await insertLeads(tx, [{ ...fields, ...keys, stageAt: at, createdAt: at, createdBy: byId }]);
    await insertLeadEvents(tx, [{ leadId: id, kind: 'stage', fromStage: null, toStage: 'lead', byId, at }]);
    await recordChange(tx, call, { action: 'lead.create', subjectType: 'lead', subjectId: id, changes: findDifferences({}, fields) });
    return readLeadRecord(app, tx, id);
  });
}

/** Returns the fields that were given; left-out ones are undefined. */
function listGiven<Fields extends object>(fields: Fields): Partial<Fields> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<Fields>;
}

export async function editLead(call: Call, { params: { id }, body }: Input<'editLead'>): Output<'editLead'> {
  const { confirmed, version, ...fields } = body;
  const given = listGiven(fields) as Partial<NewLead>;
  return call.db.transaction(async (tx) => {
    const { lead } = await lockLead(tx, call, { id, version });
    const changes = findDifferences(lead, given);
    if (Object.keys(changes).length === 0) return readLeadRecord(call.app, tx, id);
    await assertFields(tx, given);
    const after = { ...lead, ...given };
    const keys = toLeadKeys(after, await findCountryCode(tx, after.countyId));
    const isOther = Object.entries(keys).some(([name, key]) => lead[name as keyof typeof keys] !== key);
    if (isOther && !confirmed) await assertNoDuplicate(tx, { keys, leadId: id });
    await updateLead(tx, id, { ...given, ...keys });
    await recordChange(tx, call, { action: 'lead.edit', subjectType: 'lead', subjectId: id, changes });
    return readLeadRecord(call.app, tx, id);
  });
}

export async function deleteLead(call: Call, { params: { id } }: Input<'deleteLead'>): Output<'deleteLead'> {
  await call.db.transaction(async (tx) => {
    await lockLead(tx, call, { id });
    await eraseLeads(tx, [id]);
    await recordChange(tx, call, { action: 'lead.delete', subjectType: 'lead', subjectId: id });
  });
  return { message: getTranslator(call.locale)('answers.deleted') };
}

export async function stepLead(call: Call, { params: { id }, body }: Input<'stepLead'>): Output<'stepLead'> {
  const { step, reason, nextFollowUp, version } = body;
  return call.db.transaction(async (tx) => {
    const row = await lockLead(tx, call, { id, version });
    await transitionLead(tx, call, row, { step, by: 'staff', reason });
    if (nextFollowUp !== undefined) await updateLead(tx, id, { nextFollowUp });
    return readLeadRecord(call.app, tx, id);
  });
}

export async function addLeadEvent(call: Call, { params: { id }, body }: Input<'addLeadEvent'>): Output<'addLeadEvent'> {
  const { kind, text, nextFollowUp } = body;
  const { app, caller } = call;
  return call.db.transaction(async (tx) => {
    const { lead } = await lockLead(tx, call, { id });
    await insertLeadEvents(tx, [{ leadId: id, kind, text, byId: caller?.id ?? null, at: app.clock.now() }]);
    const isMoved = nextFollowUp !== undefined && nextFollowUp !== lead.nextFollowUp;
    if (isMoved) await updateLead(tx, id, { nextFollowUp });
    const changes = isMoved ? findDifferences(lead, { nextFollowUp }) : {};
    await recordChange(tx, call, { action: `lead.note`, subjectType: 'lead', subjectId: id, changes });
    return readLeadRecord(app, tx, id);
  });
}
