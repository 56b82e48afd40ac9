// Records of bulk changes: a run with its counts, and what became of each trip, in the reader's language.

import type { Locale } from '#contract/platform/locales.ts';
import type { RefusalCode } from '#contract/platform/refusals.ts';
import { isOver } from '#contract/platform/run.ts';
import type { FieldFault } from '#contract/platform/validation/validation.ts';
import type { BulkField, BulkRow, BulkRun, RunChange } from '#contract/trips/bulk.shapes.ts';
import type { ImportColumn } from '#contract/trips/import.shapes.ts';
import type { TripState } from '#contract/trips/states.ts';
import type { StoredFault } from '#server/db/schema/trip-bulk.ts';
import { findFilesOfRuns } from '#server/features/trips/import/import.queries.ts';
import { listOffersOfTrips } from '#server/features/trips/offers/offers.queries.ts';
import type { Call } from '#server/platform/app.ts';
import { AppError, HttpError, ValidationError } from '#server/platform/errors.ts';
import { toErrorAnswer } from '#server/platform/http/error-handler.ts';
import { type RunRow, toRunRecord } from '#server/platform/runs/runs.ts';
import { formatDay, getTranslator, putIntoWords } from '#server/platform/translate.ts';
import { countLeft, countOutcomes, type FoundBulkRow, findFamilyNames, findNames, findRunChain } from './bulk.queries.ts';
import { listFamiliesToReserve } from './bulk.rules.ts';
import { bulkInput } from './bulk-run.kind.ts';

/** What is sent is not taken back. */
const FINAL_ACTIONS: readonly RunChange['action'][] = ['invoice', 'message'];

/** The fields whose values are accounts. */
const PEOPLE: readonly BulkField['field'][] = ['coordinator', 'recipient'];

type Counts = BulkRun['counts'];

const NONE: Counts = { changed: 0, unchanged: 0, refused: 0, failed: 0, open: 0 };

/** Returns runs as pages show them, in their order. */
export async function toBulkRuns(call: Pick<Call, 'db'>, rows: readonly RunRow[]): Promise<BulkRun[]> {
  const ids = rows.map(({ id }) => id);
  const [outcomes, chain, left] =
    ids.length === 0 ? [[], [], []] : [await countOutcomes(call.db, ids), await findRunChain(call.db, ids), await countLeft(call.db, ids)];
  const inputs = rows.map((row) => ({ row, input: bulkInput.parse(row.input) }));
  const names = await findNames(
    call.db,
    inputs.flatMap(({ input }) => input.change.coordinatorId ?? []),
  );
  return inputs.map(({ row, input: { phase, change } }) => {
    const own = outcomes.filter(({ runId }) => runId === row.id).map(({ outcome, count }) => [outcome, count]);
    const counts: Counts = { ...NONE, ...Object.fromEntries(own) };
    const link = chain.find(({ runId }) => runId === row.id);
    const nextId = link?.nextId ?? null;
    const isFree = link?.nextState === null || link?.nextState === undefined || isOver({ state: link.nextState });
    const mayUndo = phase === 'change' && !FINAL_ACTIONS.includes(change.action) && isOver(row) && isFree;
    const mayFollow = phase === 'check' ? row.state === 'done' && nextId === null : mayUndo;
    const leftCount = mayFollow ? (left.find(({ runId }) => runId === row.id)?.count ?? 0) : 0;
    return {
      ...toRunRecord(row, []),
      ...{ phase, change, counts, nextId, sourceId: link?.sourceId ?? null, previews: [] },
      coordinatorName: change.coordinatorId === null ? null : (names.get(change.coordinatorId) ?? null),
      leftCount,
    };
  });
}

/** Returns the error that was stored. */
function toError(fault: StoredFault): Error {
  switch (fault.kind) {
    case 'refusal': {
      const { values, field } = fault;
      return new AppError(fault.code as RefusalCode, { ...(values && { values }), ...(field === undefined ? {} : { field }) });
    }
    case 'validation':
      return new ValidationError(fault.faults as readonly FieldFault[]);
    case 'cell':
      return new Error(fault.problem);
    case 'http':
      return fault.code === 'failed' ? new Error(fault.code) : new HttpError(fault.code as HttpError['code']);
  }
}

type Reason = Pick<BulkRow, 'message' | 'code' | 'fields'>;

/** What the reason of a row of a file is put into words with. */
export interface FileContext {
  readonly cells: readonly string[] | null;
  readonly columns: readonly (ImportColumn | null)[];
}

/** The days among the values of a reason. */
const DAYS = ['from', 'to'];

/** Says which cell of a file is wrong, with what it holds, and what would be right. */
function toCellText(fault: StoredFault & { kind: 'cell' }, { cells, columns }: FileContext, locale: Locale): string {
  const words = getTranslator(locale);
  const { column, problem, values = {} } = fault;
  const value = column === null ? '' : (cells?.[columns.indexOf(column)] ?? '');
  const told = Object.entries(values).map(([name, text]) => [name, DAYS.includes(name) ? formatDay(text, locale) : text]);
  const name = column === null ? '' : putIntoWords(words, `tripImport.column.${column}`);
  return putIntoWords(words, `tripImport.problem.${problem}`, { column: name, value, ...Object.fromEntries(told) });
}

/** Puts the reason into words; of a state that does not allow the change it says which. */
export function toReason(
  { fault, state, ...file }: Pick<FoundBulkRow, 'fault'> & { state: TripState | null } & FileContext,
  locale: Locale,
): Reason {
  const words = getTranslator(locale);
  if (fault === null) return { message: null, code: null, fields: [] };
  if (fault.kind === 'cell')
    return { message: toCellText(fault, file, locale), code: fault.problem, fields: fault.column === null ? [] : [fault.column] };
  const { body } = toErrorAnswer(toError(fault), words);
  const isState = body.code === 'tripMoved' && state !== null;
  const message = isState ? words('runs.notInState', { state: words(`names.tripState.${state}`) }) : body.message;
  return { message, code: body.code, fields: isState ? ['state'] : Object.keys(body.errors ?? {}) };
}

const toIds = (changes: readonly BulkField[]) =>
  changes
    .flatMap(({ field, before, after }) => (PEOPLE.includes(field) ? [before, after] : []))
    .flatMap((id) => (id === null ? [] : Number(id)));

/** Whether somebody has to choose a family for a stay, or has chosen one. */
const isChoice = ({ fault, hostFamilyId }: FoundBulkRow) =>
  hostFamilyId !== null || (fault?.kind === 'refusal' && fault.code === 'noFamilyChosen');

/** Returns the families between which somebody has to choose, or has chosen, by trip. */
async function listChoices(db: Call['db'], rows: readonly FoundBulkRow[]): Promise<ReadonlyMap<number, BulkRow['families']>> {
  const stays = rows.flatMap((row) => (isChoice(row) && row.tripId !== null ? [{ tripId: row.tripId, familyId: row.familyId }] : []));
  if (stays.length === 0) return new Map();
  const offers = await listOffersOfTrips(
    db,
    stays.map(({ tripId }) => tripId),
  );
  const families = stays.map(({ tripId, familyId }) => {
    const ids = listFamiliesToReserve(
      familyId,
      offers.filter((offer) => offer.tripId === tripId),
    );
    return { tripId, ids: ids.length > 1 ? ids : [] };
  });
  const names = await findFamilyNames(db, [...new Set(families.flatMap(({ ids }) => ids))]);
  return new Map(families.map(({ tripId, ids }) => [tripId, ids.map((id) => ({ id, name: names.get(id) ?? '' }))]));
}

/** Returns what became of trips, in the order of the rows. */
export async function toBulkRows(call: Pick<Call, 'db' | 'locale'>, rows: readonly FoundBulkRow[]): Promise<BulkRow[]> {
  const choices = await listChoices(call.db, rows);
  const names = await findNames(call.db, [...new Set(rows.flatMap(({ changes }) => toIds(changes)))]);
  const files = await findFilesOfRuns(call.db, [...new Set(rows.flatMap(({ line, runId }) => (line === null ? [] : runId)))]);
  const toName = (id: string | null) => (id === null ? null : (names.get(Number(id)) ?? id));
  return rows.map(({ changes, fault, cells, runId, familyId: _, ...row }) => ({
    ...row,
    families: choices.get(row.tripId ?? 0) ?? [],
    ...toReason({ fault, cells, state: row.state, columns: files.find((one) => one.runId === runId)?.file?.columns ?? [] }, call.locale),
    changes: changes.map((one) => (PEOPLE.includes(one.field) ? { ...one, before: toName(one.before), after: toName(one.after) } : one)),
  }));
}
