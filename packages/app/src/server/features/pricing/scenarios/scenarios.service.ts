// Use cases of scenarios: calculator requests that users save for themselves.

import { parseQuoteRequest } from '@hosted-stay/pricing-core';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type * as endpoints from '#contract/pricing/scenarios.endpoints.ts';
import { MAX_SCENARIOS, type SavedScenario } from '#contract/pricing/scenarios.shapes.ts';
import type { Transaction } from '#server/db/database.ts';
import { toQuoteRefusal } from '#server/features/pricing/quotes/quotes.service.ts';
import type { Call } from '#server/platform/app.ts';
import { findDifferences } from '#server/platform/differences.ts';
import { AppError, HttpError, notFound } from '#server/platform/errors.ts';
import { recordChange } from '#server/platform/record-change.ts';
import {
  countScenarios,
  deleteScenarioRow,
  findScenario,
  insertScenario,
  isScenarioNamed,
  listScenarioRows,
  lockScenarios,
  type ScenarioRow,
  updateScenario,
} from './scenarios.queries.ts';

type Input<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Output<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

function toOwnerId({ caller }: Call): number {
  if (caller === null) throw new HttpError('unauthenticated');
  return caller.id;
}

/** Restores the engine's order of fields: the database reorders them, so that equal requests would differ. */
function toEngineOrder(request: ScenarioRow['request']): ScenarioRow['request'] {
  const parsed = parseQuoteRequest(request);
  return parsed.ok ? { ...parsed.value } : request;
}

/** Converts a scenario for its owner's client. */
function toSavedScenario({ id, name, request, createdAt, version }: ScenarioRow): SavedScenario {
  return { id, name, request: toEngineOrder(request), createdAt: createdAt.toISOString(), version };
}

/** Returns a request in the engine's form. Only a quote shows whether a book can price it. */
async function validateRequest(call: Call, request: Readonly<Record<string, unknown>>): Promise<Record<string, unknown>> {
  const parsed = parseQuoteRequest(request);
  if (!parsed.ok) throw await toQuoteRefusal(call, parsed.issues);
  return { ...parsed.value };
}

interface ScenarioChange {
  readonly verb: 'create' | 'edit' | 'delete';
  readonly row: ScenarioRow | undefined;
  readonly changes: object;
}

/** Records a change in the audit log, and returns the scenario. */
async function recordScenarioChange(tx: Transaction, call: Call, { verb, row, changes }: ScenarioChange): Promise<SavedScenario> {
  if (row === undefined) throw notFound();
  await recordChange(tx, call, { action: `scenario.${verb}`, subjectType: 'scenario', subjectId: row.id, changes: { ...changes } });
  return toSavedScenario(row);
}

export async function listScenarios(call: Call): Output<'listScenarios'> {
  const rows = await listScenarioRows(call.db, toOwnerId(call));
  return { data: rows.map(toSavedScenario) };
}

export async function saveScenario(call: Call, { body }: Input<'saveScenario'>): Output<'saveScenario'> {
  const userId = toOwnerId(call);
  const { name } = body;
  const request = await validateRequest(call, body.request);
  return call.db.transaction(async (tx) => {
    await lockScenarios(tx, userId);
    if (await isScenarioNamed(tx, { userId, name, except: null })) throw new AppError('nameTaken', { field: 'name' });
    if ((await countScenarios(tx, userId)) >= MAX_SCENARIOS) throw new AppError('scenariosFull', { values: { limit: MAX_SCENARIOS } });
    const [row] = await insertScenario(tx, { userId, name, request, createdAt: call.app.clock.now() });
    return recordScenarioChange(tx, call, { verb: 'create', row, changes: findDifferences({}, { name, request }) });
  });
}

/** Returns a scenario of the caller, with all their scenarios locked. */
async function lockScenario(tx: Transaction, call: Call, id: number): Promise<ScenarioRow> {
  const userId = toOwnerId(call);
  await lockScenarios(tx, userId);
  const row = await findScenario(tx, { userId, id });
  if (row === null) throw notFound();
  return row;
}

export async function changeScenario(call: Call, { params: { id }, body }: Input<'changeScenario'>): Output<'changeScenario'> {
  const { name, version } = body;
  const request = body.request && (await validateRequest(call, body.request));
  return call.db.transaction(async (tx) => {
    const before = await lockScenario(tx, call, id);
    if (version !== undefined && version !== before.version) {
      throw new AppError('changedMeanwhile', { current: { ...toSavedScenario(before) } });
    }
    if (name !== undefined && (await isScenarioNamed(tx, { userId: before.userId, name, except: id }))) {
      throw new AppError('nameTaken', { field: 'name' });
    }
    const given = { ...(name === undefined ? {} : { name }), ...(request === undefined ? {} : { request }) };
    const changes = findDifferences({ ...before, request: toEngineOrder(before.request) }, given);
    if (Object.keys(changes).length === 0) return toSavedScenario(before);
    const [row] = await updateScenario(tx, id, given);
    return recordScenarioChange(tx, call, { verb: 'edit', row, changes });
  });
}

export function deleteScenario(call: Call, { params: { id } }: Input<'deleteScenario'>): Output<'deleteScenario'> {
  return call.db.transaction(async (tx) => {
    const row = await lockScenario(tx, call, id);
    await deleteScenarioRow(tx, id);
    const { name, request } = row;
    const gone = { name: { before: name, after: null }, request: { before: request, after: null } };
    return recordScenarioChange(tx, call, { verb: 'delete', row, changes: gone });
  });
}
