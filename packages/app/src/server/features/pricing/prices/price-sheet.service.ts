// Use cases of the sheet of prices: read as a whole, saved all or nothing.

import { toPlainDecimal } from '#contract/platform/validation/decimals.ts';
import type { PriceableLevel } from '#contract/pricing/price-levels.ts';
import type { SheetChange, SheetPrice, SheetResult } from '#contract/pricing/price-sheet.shapes.ts';
import type { Transaction } from '#server/db/database.ts';
import { findCode } from '#server/db/fault.ts';
import type { Call } from '#server/platform/app.ts';
import { AppError, HttpError, ValidationError } from '#server/platform/errors.ts';
import { recordChange } from '#server/platform/record-change.ts';
import * as queries from './price-sheet.queries.ts';
import { planSheetChanges, type SheetPlan } from './price-sheet.rules.ts';
import { listPricingNames } from './pricings.queries.ts';

const toPlainAmount = <Row extends { readonly amount: string }>(row: Row): Row => ({ ...row, amount: toPlainDecimal(row.amount) });

/** Returns the amounts at a level. */
export async function readPriceSheet({ db }: Call, level: PriceableLevel): Promise<{ data: SheetPrice[] }> {
  return { data: (await queries.listAmounts(db, level)).map(toPlainAmount) };
}

interface SaveSheetInput {
  readonly level: PriceableLevel;
  readonly changes: readonly SheetChange[];
}

const toDistinct = (numbers: readonly number[]) => [...new Set(numbers)];

/** PostgreSQL's code for a duplicate row. */
const UNIQUE_VIOLATION = '23505';

/** Maps the error if somebody else has inserted one of the prices since they were read. */
function throwPriceExists(error: unknown): never {
  throw findCode(error) === UNIQUE_VIOLATION ? new AppError('changedMeanwhile') : error;
}

async function writeSheetPlan(tx: Transaction, call: Call, { plan, level }: { plan: SheetPlan; level: PriceableLevel }): Promise<void> {
  const templates = toDistinct(plan.made.map(({ pricingTemplateId }) => pricingTemplateId));
  const commissions = new Map((await queries.listTemplateCommissions(tx, templates)).map(({ id, ...own }) => [id, own]));
  const rows = plan.made.map((price) => ({ ...commissions.get(price.pricingTemplateId), ...price, level }));
  const ids = await queries.insertPrices(tx, rows).catch(throwPriceExists);
  const made = await listPricingNames(tx, ids);
  const gone = await listPricingNames(
    tx,
    plan.removed.map(({ id }) => id),
  );
  await queries.updateAmounts(tx, plan.changed);
  await queries.deletePrices(
    tx,
    plan.removed.map(({ id }) => id),
  );
  const record = (verb: string, id: number, changes: Readonly<Record<string, unknown>>) =>
    recordChange(tx, call, { action: `pricing.${verb}`, subjectType: 'pricing', subjectId: id, changes });
  for (const [index, { priceableId: _thing, pricingTemplateId: _template, ...row }] of rows.entries()) {
    const { id, ...names } = made[index] ?? { id: 0 };
    const values = Object.entries({ ...names, ...row }).map(([field, after]) => [field, { before: null, after }]);
    await record('create', id, Object.fromEntries(values));
  }
  for (const { id, before, amount } of plan.changed) await record('edit', id, { amount: { before, after: amount } });
  for (const [index, { id, before }] of plan.removed.entries()) {
    const { id: _same, ...names } = gone[index] ?? { id };
    const values = Object.entries({ ...names, level, amount: before }).map(([field, was]) => [field, { before: was, after: null }]);
    await record('delete', id, Object.fromEntries(values));
  }
}

/** Saves all changes or none; reports every fault at the index of its change. */
export function saveManyPricings(call: Call, { level, changes }: SaveSheetInput): Promise<{ data: SheetResult[] }> {
  if (changes.some(({ amount }) => amount === null) && !call.may('pricing.delete')) throw new HttpError('forbidden');
  return call.db.transaction(async (tx) => {
    const priceableIds = toDistinct(changes.map(({ priceableId }) => priceableId));
    const templateIds = toDistinct(changes.map(({ pricingTemplateId }) => pricingTemplateId));
    const prices = await queries.lockSheetPrices(tx, level, priceableIds);
    const plan = planSheetChanges(changes, {
      prices: prices.map(toPlainAmount),
      priceables: await queries.findExistingPriceables(tx, level, priceableIds),
      templates: new Set((await queries.listTemplateCommissions(tx, templateIds)).map(({ id }) => id)),
    });
    if ('faults' in plan) throw new ValidationError(plan.faults);
    await writeSheetPlan(tx, call, { plan, level });
    return { data: [...plan.results] };
  });
}
