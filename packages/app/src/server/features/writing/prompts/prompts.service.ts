// Use cases of the prompts that editors keep.

import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type * as endpoints from '#contract/writing/language-model.endpoints.ts';
import type { Prompt } from '#contract/writing/language-model.shapes.ts';
import type { Call } from '#server/platform/app.ts';
import { findDifferences } from '#server/platform/differences.ts';
import { AppError, notFound } from '#server/platform/errors.ts';
import { recordChange } from '#server/platform/record-change.ts';
import {
  findPromptRow,
  insertPrompt,
  insertVersion,
  isTitleTaken,
  listPromptRows,
  listVersionRows,
  lockPrompts,
  type PromptRow,
  updatePrompt,
} from './prompts.queries.ts';

type Input<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Output<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

function toPrompt({ prompt: { id, title, archivedAt, version }, versionId, number, text, updatedAt, by }: PromptRow): Prompt {
  return {
    ...{ id, title, text, versionId, number, version },
    isArchived: archivedAt !== null,
    updatedAt: updatedAt.toISOString(),
    updatedBy: by,
  };
}

export async function listPrompts({ db }: Call): Output<'listPrompts'> {
  return { data: (await listPromptRows(db)).map(toPrompt) };
}

export async function createPrompt(call: Call, { body: { title, text } }: Input<'createPrompt'>): Output<'createPrompt'> {
  return call.db.transaction(async (tx) => {
    await lockPrompts(tx);
    if (await isTitleTaken(tx, title)) throw new AppError('nameTaken', { field: 'title' });
    const id = await insertPrompt(tx, title);
    await insertVersion(tx, { promptId: id, number: 1, text, createdAt: call.app.clock.now(), createdBy: call.caller?.id ?? null });
    await recordChange(tx, call, {
      ...{ action: 'writingPrompt.create', subjectType: 'writingPrompt', subjectId: id },
      changes: findDifferences({}, { title }),
    });
    const row = await findPromptRow(tx, id);
    if (row === null) throw notFound();
    return toPrompt(row);
  });
}

export async function changePrompt(call: Call, { params: { id }, body }: Input<'changePrompt'>): Output<'changePrompt'> {
  const { app, caller } = call;
  return call.db.transaction(async (tx) => {
    await lockPrompts(tx);
    const before = await findPromptRow(tx, id);
    if (before === null) throw notFound();
    const current = toPrompt(before);
    if (body.version !== current.version) throw new AppError('changedMeanwhile', { current });
    const { title = current.title, text = current.text, isArchived = current.isArchived } = body;
    const changes = findDifferences(current, { title, isArchived, ...(text === current.text ? {} : { number: current.number + 1 }) });
    if (Object.keys(changes).length === 0) return current;
    if (await isTitleTaken(tx, title, id)) throw new AppError('nameTaken', { field: 'title' });
    const archivedAt = isArchived ? (before.prompt.archivedAt ?? app.clock.now()) : null;
    await updatePrompt(tx, id, { title, archivedAt });
    if (text !== current.text) {
      const by = { createdAt: app.clock.now(), createdBy: caller?.id ?? null };
      await insertVersion(tx, { promptId: id, number: current.number + 1, text, ...by });
    }
    await recordChange(tx, call, { action: 'writingPrompt.edit', subjectType: 'writingPrompt', subjectId: id, changes });
    const row = await findPromptRow(tx, id);
    if (row === null) throw notFound();
    return toPrompt(row);
  });
}

export async function listPromptVersions({ db }: Call, { params: { id } }: Input<'listPromptVersions'>): Output<'listPromptVersions'> {
  if ((await findPromptRow(db, id)) === null) throw notFound();
  const rows = await listVersionRows(db, id);
  return {
    data: rows.map(({ version: { id: versionId, number, text, createdAt }, by }) => ({
      ...{ id: versionId, number, text, by },
      createdAt: createdAt.toISOString(),
    })),
  };
}
