// Use cases of keeping students: making one, changing one, taking one out.

import type * as endpoints from '#contract/people/students.endpoints.ts';
import type { StudentBody } from '#contract/people/students.shapes.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type { Transaction } from '#server/db/database.ts';
import { studentTypes } from '#server/db/schema/people.ts';
import { countries } from '#server/db/schema/places.ts';
import { attach, letGo } from '#server/features/attachments/attachments.public.ts';
import type { Call } from '#server/platform/app.ts';
import { differences } from '#server/platform/differences.ts';
import { announce, recordChange } from '#server/platform/record.ts';
import { FieldFaults, notFound, Refusal } from '#server/platform/refusal.ts';
import { demandReferences } from '#server/platform/resource/references.ts';
import { wordsIn } from '#server/platform/words.ts';
import { papersOf } from './documents.queries.ts';
import { createStudent, type StudentFields } from './making.service.ts';
import { askNamed, asksParent, demandParent, linkNamed } from './named-parents.service.ts';
import { holdsRole } from './parents.queries.ts';
import { ownStudents, presentStudents } from './scopes.queries.ts';
import {
  isBeingBooked,
  isOver,
  lockStudents,
  replacePhotos,
  type StudentRow,
  saveStudent,
  studentRows,
  tripsOfStudent,
} from './students.queries.ts';
import { readingOf, studentAnswer, studentRecord } from './students.records.ts';
import { withoutHealth } from './students.rules.ts';
import { tellLinked } from './telling.service.ts';

type Asked<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Answered<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

/** The kind of job that goes on with what only waited for something to be said of a student. */
export const STUDENT_TOLD = 'students.told';

/** One of the caller's students, locked until the transaction ends; `version` is what the caller has read. */
export async function heldStudent(tx: Transaction, call: Call, { id, version }: { id: number; version?: number | undefined }) {
  await lockStudents(tx, { ids: [id], only: ownStudents(call), strength: 'update' });
  const [row] = await studentRows(tx, { ...readingOf(call), only: presentStudents(call, [id]) });
  if (row === undefined) throw notFound();
  if (version !== undefined && row.version !== version) {
    throw new Refusal('changedMeanwhile', { current: { ...studentRecord(call, row) } });
  }
  return row;
}

/** Who looks after the student is said by staff; an agent gives nobody to another agency. */
async function demandAgent(
  tx: Transaction,
  call: Call,
  { agentId, before }: { agentId: number | null | undefined; before: number | null },
) {
  if (agentId === undefined || agentId === before) return;
  if (!call.grant.all) throw new FieldFaults([{ field: 'agentId', rule: 'staffOnly' }]);
  if (agentId !== null && !(await holdsRole(tx, agentId, 'Agent'))) throw new FieldFaults([{ field: 'agentId', rule: 'unknownNumber' }]);
}

interface Judged {
  readonly body: StudentBody;
  readonly agentBefore: number | null;
  /** Whether the caller writes what staff note among themselves. */
  readonly notesInternally: boolean;
}

/** Refuses what only the database and the day can judge. */
async function demandFit(tx: Transaction, call: Call, { body, agentBefore, notesInternally }: Judged) {
  const { dateOfBirth, agentId, parentId, internalNotes } = body;
  if (internalNotes !== undefined && !notesInternally) throw new FieldFaults([{ field: 'internalNotes', rule: 'staffOnly' }]);
  if (dateOfBirth && dateOfBirth >= call.app.clock.today()) throw new FieldFaults([{ field: 'dateOfBirth', rule: 'past' }]);
  await demandReferences(tx, body, { countryId: countries, studentTypeId: studentTypes });
  await demandAgent(tx, call, { agentId, before: agentBefore });
  await demandParent(tx, call, parentId);
}

/** Gives the photos to the student, in their order; the others are let go. */
async function keepPhotos(call: Call, tx: Transaction, { id, refs }: { id: number; refs: readonly string[] }) {
  const unlike = [...new Set(refs)];
  await replacePhotos(tx, id, []);
  const subject = { type: 'student', id: String(id) };
  await attach(tx, call, { refs: unlike, subject, access: 'private', field: 'photos', replacing: true });
  await replacePhotos(tx, id, unlike);
}

/** The fields of the row as they were typed: what is left out is none of them. */
function typedFields({ photos: _, parentId: __, version: ___, ...fields }: StudentBody): Partial<StudentFields> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

/** A parent becomes the parent of what they make, and an agent its agent; staff say both. */
async function made(call: Call, tx: Transaction, body: StudentBody): Promise<number> {
  const { firstName, lastName } = body;
  const missing = (['firstName', 'lastName'] as const).filter((field) => body[field] === undefined);
  if (firstName === undefined || lastName === undefined) throw new FieldFaults(missing.map((field) => ({ field, rule: 'required' })));
  const me = call.caller?.id ?? 0;
  const ways = call.grant.ways.map(({ caller }) => caller);
  const isStaff = call.grant.all;
  const agentId = body.agentId ?? (!isStaff && ways.includes('Agent') ? me : null);
  const agentBefore = isStaff ? null : agentId === me ? me : null;
  await demandFit(tx, call, { body: { ...body, agentId }, agentBefore, notesInternally: call.may('students.manage') });
  const parentId = body.parentId ?? (!isStaff && ways.includes('Parent') ? me : null);
  const fields = { ...typedFields(body), firstName, lastName, agentId };
  const asks = parentId !== null && asksParent(call, parentId);
  const id = await createStudent(tx, call, { fields, parentIds: parentId === null || asks ? [] : [parentId] });
  const named = { student: { id, firstName }, parentId: parentId ?? 0 };
  if (asks) await askNamed(tx, call, named);
  else if (parentId !== null) await tellLinked(tx, call, { ...named, userId: parentId });
  return id;
}

async function changed(call: Call, tx: Transaction, { row, body }: { row: StudentRow; body: StudentBody }): Promise<void> {
  const { id } = row;
  await demandFit(tx, call, { body, agentBefore: row.agentId, notesInternally: row.seesInternal });
  const fields = typedFields(body);
  const isLinked = body.parentId !== undefined && (await linkNamed(tx, call, { student: row, parentId: body.parentId }));
  const links = isLinked ? { parentId: body.parentId } : {};
  const photos = body.photos === undefined ? {} : { photos: body.photos };
  const changes = differences(row, { ...fields, ...photos, ...links });
  if (Object.keys(changes).length === 0) return;
  await saveStudent(tx, id, fields);
  await recordChange(tx, call, { action: 'student.edit', subjectType: 'student', subjectId: id, changes: withoutHealth(changes) });
  if ('dateOfBirth' in changes || 'gender' in changes) await announce(tx, call.app, { kind: STUDENT_TOLD, payload: { studentId: id } });
}

export async function updateStudent(call: Call, { params, body }: Asked<'updateStudent'>): Answered<'updateStudent'> {
  return call.db.transaction(async (tx) => {
    const row = params.id === 'new' ? null : await heldStudent(tx, call, { id: params.id, version: body.version });
    const id = row === null ? await made(call, tx, body) : row.id;
    if (row !== null) await changed(call, tx, { row, body });
    const { photos } = body;
    if (photos !== undefined && photos.join() !== (row?.photos ?? []).join()) await keepPhotos(call, tx, { id, refs: photos });
    return { item: await studentAnswer(call, tx, id) };
  });
}

export async function deleteStudent(call: Call, { params: { id } }: Asked<'deleteStudent'>): Answered<'deleteStudent'> {
  await call.db.transaction(async (tx) => {
    const row = await heldStudent(tx, call, { id });
    const trips = await tripsOfStudent(tx, id);
    const open = trips.filter(({ state }) => !isOver(state)).length;
    if (open > 0) throw new Refusal('studentHasOpenTrip', { values: { count: open } });
    if (await isBeingBooked(tx, id)) throw new Refusal('studentBeingBooked');
    const isParent =
      call.grant.ways.some(({ caller }) => caller === 'Parent') && row.parents.some((parent) => parent.id === call.caller?.id);
    if (trips.length > 0 && !call.grant.all && !isParent) throw new Refusal('studentHasTrips');
    await saveStudent(tx, id, { deletedAt: call.app.clock.now() });
    // Past invoices need the student, and nobody needs their passport.
    await letGo(tx, call.app, { subject: papersOf(id) });
    const changes = { firstName: row.firstName, lastName: row.lastName };
    await recordChange(tx, call, { action: 'student.delete', subjectType: 'student', subjectId: id, changes });
  });
  return { message: wordsIn(call.locale)('answers.deleted') };
}
