// Use cases of what staff note about a host family.

import type * as endpoints from '#contract/host-families/family-notes.endpoints.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type { Queryable } from '#server/db/database.ts';
import type { Call } from '#server/platform/app.ts';
import { notFound } from '#server/platform/errors.ts';
import { recordChange } from '#server/platform/record-change.ts';
import { loadFamily } from '../details/details.queries.ts';
import { insertNote, listNotes } from './notes.queries.ts';

type Input<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Output<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

/** Returns the notes about a family that exists. */
async function getNotes(db: Queryable, id: number): Output<'listFamilyNotes'> {
  if ((await loadFamily(db, id)) === null) throw notFound();
  return { data: (await listNotes(db, id)).map(({ at, ...note }) => ({ ...note, at: at.toISOString() })) };
}

export function listFamilyNotes(call: Call, { params: { id } }: Input<'listFamilyNotes'>): Output<'listFamilyNotes'> {
  return getNotes(call.db, id);
}

export async function addFamilyNote(call: Call, { params: { id }, body }: Input<'addFamilyNote'>): Output<'addFamilyNote'> {
  return call.db.transaction(async (tx) => {
    if ((await loadFamily(tx, id)) === null) throw notFound();
    await insertNote(tx, { hostFamilyId: id, text: body.text, byId: call.caller?.id ?? null, at: call.app.clock.now() });
    await recordChange(tx, call, { action: 'hostFamilies.addNote', subjectType: 'hostFamily', subjectId: id });
    return getNotes(tx, id);
  });
}
