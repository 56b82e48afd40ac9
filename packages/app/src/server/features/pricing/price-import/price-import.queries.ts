// SQL of an import: replaces types, templates, rules and prices with those of the file, under the file's IDs.

import type { PriceBook, Pricing } from '@hosted-stay/pricing-core';
import { and, eq, getTableName, inArray, isNotNull, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { PriceableLevel } from '#contract/pricing/price-levels.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import {
  activities,
  discountRules,
  pricings,
  pricingTemplates,
  pricingTypes,
  serviceTypes,
  tripPeriods,
  tripTypes,
} from '#server/db/schema/pricing.ts';

/** Blocks other changes to prices until the transaction ends; reads continue. Locks tables in the order of their references. */
export async function lockPrices(tx: Transaction): Promise<void> {
  await tx.execute(
    sql`lock table ${serviceTypes}, ${pricingTypes}, ${tripTypes}, ${discountRules}, ${pricingTemplates}, ${pricings} in exclusive mode`,
  );
}

/** Returns the trip types of trip periods. */
export async function listTripTypesOfPeriods(db: Queryable): Promise<number[]> {
  const rows = await db.selectDistinct({ id: tripPeriods.tripTypeId }).from(tripPeriods).where(isNotNull(tripPeriods.tripTypeId));
  return rows.flatMap(({ id }) => id ?? []);
}

type NamedTable = PgTable & { readonly id: AnyPgColumn; readonly name: AnyPgColumn; readonly version: AnyPgColumn };

/** Small enough for the parameters of one statement. */
const BATCH_SIZE = 500;

async function writeInBatches<Row>(rows: readonly Row[], write: (part: Row[]) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < rows.length; from += BATCH_SIZE) await write(rows.slice(from, from + BATCH_SIZE));
}

/** Gives all rows temporary names, so that rows can swap names without violating the unique constraint. */
async function freeNames(tx: Transaction, table: NamedTable): Promise<void> {
  await tx.update(table).set({ name: sql`gen_random_uuid()::text` } as never);
}

/** Advances the sequence of a table above the IDs of the file. */
async function advanceSequence(tx: Transaction, table: NamedTable): Promise<void> {
  const sequence = sql`pg_get_serial_sequence(${getTableName(table)}::text, 'id')`;
  await tx.execute(sql`select setval(${sequence}, greatest(nextval(${sequence}), (select coalesce(max(${table.id}), 1) from ${table})))`);
}

/** Replaces the rows of a table; columns that a book doesn't have keep their values. */
async function replaceNamed<Row extends { readonly id: number; readonly name: string }>(
  tx: Transaction,
  table: NamedTable,
  { rows, fields }: { rows: readonly Row[]; fields: readonly (keyof Row & string)[] },
): Promise<void> {
  const gone =
    rows.length === 0
      ? undefined
      : notInArray(
          table.id,
          rows.map(({ id }) => id),
        );
  await tx.delete(table).where(gone);
  const before = await tx.select().from(table as PgTable);
  await freeNames(tx, table);
  const known = new Map(before.map((row) => [Number(row['id']), row as Record<string, unknown>]));
  const columns = table as unknown as Readonly<Record<string, AnyPgColumn>>;
  const isSame = (row: Row) => fields.every((field) => known.get(row.id)?.[field] === row[field]);
  const taken = (field: string) => [field, sql.raw(`excluded."${columns[field]?.name}"`)] as const;
  const write = (next: SQL) => (part: Row[]) =>
    tx
      .insert(table)
      .overridingSystemValue()
      .values(part as never)
      .onConflictDoUpdate({ target: table.id, set: { ...Object.fromEntries(fields.map(taken)), version: next } as never });
  await writeInBatches(rows.filter(isSame), write(sql`${table.version}`));
  await writeInBatches(
    rows.filter((row) => !isSame(row)),
    write(sql`${table.version} + 1`),
  );
  await advanceSequence(tx, table);
}

type PricingInsert = typeof pricings.$inferInsert;

const LEVELS = { countries: 'Country', counties: 'County', hostFamilies: 'Host_family', activities: 'Activity' } as const satisfies Record<
  string,
  PriceableLevel
>;

function toPricingRow(owner: { level: PriceableLevel; priceableId: number }, pricing: Pricing): PricingInsert {
  const { pricingTemplateId, amount, quantity, required, customer, provider } = pricing;
  return {
    ...owner,
    pricingTemplateId,
    amount,
    quantity: quantity ?? null,
    required: required ?? null,
    customerCommissionAmount: customer.commissionAmount,
    customerCommissionPercentage: customer.commissionPercentage,
    providerCommissionAmount: provider.commissionAmount,
    providerCommissionPercentage: provider.commissionPercentage,
  };
}

function toPricingRows(book: PriceBook): PricingInsert[] {
  return (['countries', 'counties', 'hostFamilies', 'activities'] as const).flatMap((kind) =>
    book[kind].flatMap(({ id, pricings: own }) => own.map((pricing) => toPricingRow({ level: LEVELS[kind], priceableId: id }, pricing))),
  );
}

const PRICING_FIGURES = [
  'amount',
  'quantity',
  'required',
  'customerCommissionAmount',
  'customerCommissionPercentage',
  'providerCommissionAmount',
  'providerCommissionPercentage',
] as const;

/** Upserts prices: an existing price keeps its ID, and also its version if it is unchanged. */
async function replacePricings(tx: Transaction, rows: readonly PricingInsert[]): Promise<void> {
  const excluded = (field: (typeof PRICING_FIGURES)[number]) => sql.raw(`excluded."${pricings[field].name}"`);
  const differs = or(...PRICING_FIGURES.map((field) => sql`${pricings[field]} is distinct from ${excluded(field)}`));
  await writeInBatches(rows, (part) =>
    tx
      .insert(pricings)
      .values(part)
      .onConflictDoUpdate({
        target: [pricings.level, pricings.priceableId, pricings.pricingTemplateId],
        set: { ...Object.fromEntries(PRICING_FIGURES.map((field) => [field, excluded(field)])), version: sql`${pricings.version} + 1` },
        ...(differs !== undefined && { setWhere: differs }),
      }),
  );
}

/** Deletes prices that aren't in the book, except those of inactive activities, which no book has, while their template remains. */
async function deletePricings(tx: Transaction, book: PriceBook): Promise<void> {
  const kept = new Set(
    toPricingRows(book).map(({ level, priceableId, pricingTemplateId }) => `${level} ${priceableId} ${pricingTemplateId}`),
  );
  const templates = new Set(book.templates.map(({ id }) => id));
  const closed = await tx.select({ id: activities.id }).from(activities).where(eq(activities.active, false));
  const closedIds = new Set(closed.map(({ id }) => id));
  const { id, level, priceableId, pricingTemplateId } = pricings;
  const there = await tx.select({ id, level, priceableId, pricingTemplateId }).from(pricings);
  const gone = there.filter((row) => {
    if (kept.has(`${row.level} ${row.priceableId} ${row.pricingTemplateId}`)) return false;
    return !(row.level === 'Activity' && closedIds.has(row.priceableId) && templates.has(row.pricingTemplateId));
  });
  await writeInBatches(gone, (part) =>
    tx.delete(pricings).where(
      inArray(
        id,
        part.map((row) => row.id),
      ),
    ),
  );
}

async function replaceDiscounts(tx: Transaction, book: PriceBook): Promise<void> {
  await tx.delete(discountRules);
  const rows = book.tripTypes.flatMap(({ id, discounts }) => discounts.map((rule, position) => ({ ...rule, tripTypeId: id, position })));
  await writeInBatches(rows, (part) => tx.insert(discountRules).values(part));
}

/** Replaces all prices with those of a book; the tables must be locked. */
export async function replacePrices(tx: Transaction, book: PriceBook): Promise<void> {
  await deletePricings(tx, book);
  const ids = book.templates.map(({ id }) => id);
  await tx.delete(pricingTemplates).where(ids.length === 0 ? undefined : and(notInArray(pricingTemplates.id, ids)));
  // Types can only be deleted once no template refers to them, so templates get their new types first.
  await insertTypes(tx, book);
  await replaceNamed(tx, pricingTemplates, {
    rows: book.templates,
    fields: ['name', 'serviceTypeId', 'pricingTypeId', 'tripTypeId', 'required', 'per'],
  });
  await replaceNamed(tx, serviceTypes, { rows: book.serviceTypes, fields: ['name'] });
  await replaceNamed(tx, pricingTypes, { rows: book.pricingTypes, fields: ['name'] });
  await replaceNamed(tx, tripTypes, {
    rows: book.tripTypes.map(({ id, name, active }) => ({ id, name, active })),
    fields: ['name', 'active'],
  });
  await replaceDiscounts(tx, book);
  await replacePricings(tx, toPricingRows(book));
}

/** Inserts new types with temporary names. */
async function insertTypes(tx: Transaction, { serviceTypes: services, pricingTypes: counted, tripTypes: trips }: PriceBook): Promise<void> {
  for (const [table, rows] of [
    [serviceTypes, services],
    [pricingTypes, counted],
    [tripTypes, trips],
  ] as const) {
    await writeInBatches(rows, (part) =>
      tx
        .insert(table as NamedTable)
        .overridingSystemValue()
        .values(part.map(({ id }) => ({ id, name: sql`gen_random_uuid()::text` })) as never)
        .onConflictDoNothing(),
    );
  }
}
