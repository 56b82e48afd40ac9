// The SQL of accounts: the list of balances, one account, and its statement.

import { asc, type SQL, sql } from 'drizzle-orm';
import { bigint, boolean, date, numeric, pgTable, text } from 'drizzle-orm/pg-core';
import { ACCOUNT_TYPES, type AccountType, accountsList, type MovementKind } from '#contract/finance/billing/billing.shapes.ts';
import type { Locale } from '#contract/platform/locales.ts';
import type { Queryable } from '#server/db/database.ts';
import { defineListSql, foldForSort } from '#server/platform/lists/list-sql.ts';
import { type Account, accountEmail, accountName, movementsSql, openSql, type Scope, whereInScope } from './movements.queries.ts';

/** The columns of the list. Its rows are computed; no such table exists. */
const balances = pgTable('balances', {
  id: bigint('id', { mode: 'number' }).notNull(),
  type: text('type').$type<AccountType>().notNull(),
  no: bigint('no', { mode: 'number' }).notNull(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  currency: text('currency').notNull(),
  open: numeric('open').notNull(),
  notDue: numeric('not_due').notNull(),
  upTo30: numeric('up_to_30').notNull(),
  upTo60: numeric('up_to_60').notNull(),
  upTo90: numeric('up_to_90').notNull(),
  over90: numeric('over_90').notNull(),
  overdue: numeric('overdue').notNull(),
  unallocated: numeric('unallocated').notNull(),
  balance: numeric('balance').notNull(),
  lastPaidOn: date('last_paid_on', { mode: 'string' }),
  isOverdue: boolean('is_overdue').notNull(),
});

const types = sql.raw(`array[${ACCOUNT_TYPES.map((type) => `'${type}'`).join(', ')}]`);

/** A stable ID of a row, derived from account, type and currency. */
const rowNumber = sql`(no * 8 + array_position(${types}, type)) * 17576 + (ascii(substr(currency, 1, 1)) - 65) * 676
  + (ascii(substr(currency, 2, 1)) - 65) * 26 + ascii(substr(currency, 3, 1)) - 65`;

export interface AccountReadContext {
  readonly scope: Scope;
  readonly today: string;
  readonly timeZone: string;
}

/** Selects the balances, on a date, of all accounts in scope in each currency. */
function selectBalancesOn({ scope, today, timeZone }: AccountReadContext): SQL {
  const days = sql`(${today}::date - due_date)`;
  const sum = (when: SQL) => sql`coalesce(sum(open) filter (where ${when}), 0)`;
  return sql`(with ${movementsSql(timeZone)}, ${openSql}, summed as (
    select type, no, currency, sum(open) as open, ${sum(sql`${days} <= 0`)} as not_due, ${sum(sql`${days} between 1 and 30`)} as up_to_30,
      ${sum(sql`${days} between 31 and 60`)} as up_to_60, ${sum(sql`${days} between 61 and 90`)} as up_to_90,
      ${sum(sql`${days} > 90`)} as over_90, coalesce(sum(open) filter (where ${days} > 0), 0) as overdue, sum(free) as unallocated,
      max(paid_on) as last_paid_on
    from opened where ${whereInScope(scope)} group by 1, 2, 3
  ), moved as (
    select type, no, currency, sum(amount) as balance from moves where ${whereInScope(scope)} group by 1, 2, 3
  )
  select ${rowNumber} as id, type, no, ${accountName} as name, ${accountEmail} as email, currency, summed.open, not_due, up_to_30, up_to_60,
    up_to_90, over_90, overdue, unallocated, coalesce(moved.balance, 0) as balance, last_paid_on, overdue > 0 as is_overdue
  from summed left join moved using (type, no, currency)) "balances"`;
}

/** Builds the SQL of the account list for a date. */
export function buildAccountList(reading: AccountReadContext) {
  return defineListSql(accountsList, {
    key: balances.id,
    from: selectBalancesOn(reading),
    sorts: {
      balance: sql`"balances"."balance"`,
      name: foldForSort(sql`"balances"."name"`),
      open: sql`"balances"."open"`,
      overdue: sql`"balances"."overdue"`,
      unallocated: sql`"balances"."unallocated"`,
      lastPaidOn: sql`"balances"."last_paid_on"`,
    },
    search: [sql`"balances"."name"`, sql`"balances"."email"`],
    filters: {
      type: sql`"balances"."type"`,
      currency: sql`"balances"."currency"`,
      isOverdue: sql`"balances"."is_overdue"`,
      isOpen: sql`("balances"."open" <> 0)`,
      isUnallocated: sql`("balances"."unallocated" <> 0)`,
      balance: sql`"balances"."balance"`,
      lastPaidOn: sql`"balances"."last_paid_on"`,
    },
  });
}

const toFigure = (name: string) => sql<string>`"balances".${sql.identifier(name)}::text`;

function selectBalances(db: Queryable, reading: AccountReadContext) {
  return db
    .select({
      id: sql<number>`"balances"."id"`.mapWith(Number),
      type: sql<AccountType>`"balances"."type"`,
      no: sql<number>`"balances"."no"`.mapWith(Number),
      name: sql<string>`"balances"."name"`,
      email: sql<string>`"balances"."email"`,
      currency: sql<string>`"balances"."currency"`,
      open: toFigure('open'),
      notDue: toFigure('not_due'),
      upTo30: toFigure('up_to_30'),
      upTo60: toFigure('up_to_60'),
      upTo90: toFigure('up_to_90'),
      over90: toFigure('over_90'),
      overdue: toFigure('overdue'),
      unallocated: toFigure('unallocated'),
      balance: toFigure('balance'),
      lastPaidOn: sql<string | null>`"balances"."last_paid_on"::text`,
    })
    .from(selectBalancesOn(reading));
}

export type AccountRow = Awaited<ReturnType<typeof selectBalances>>[number];

export function findBalancesByIds(db: Queryable, ids: readonly number[], reading: AccountReadContext): Promise<AccountRow[]> {
  return selectBalances(db, reading).where(
    sql`"balances"."id" in (${sql.join(
      ids.map((id) => sql`${id}`),
      sql`, `,
    )})`,
  );
}

export interface AccountOwner {
  readonly name: string;
  readonly email: string;
  /** The language of the account's owner. */
  readonly locale: Locale;
}

/** Returns the owner of an account; null if none of its movements are in scope. */
export async function findAccountOwner(
  db: Queryable,
  account: Account,
  { scope, timeZone }: Omit<AccountReadContext, 'today'>,
): Promise<AccountOwner | null> {
  const moved = sql`(with ${movementsSql(timeZone)} select type, no from moves
    where type = ${account.type} and no = ${account.no} and ${whereInScope(scope)} limit 1) "moved"`;
  const locale = sql<Locale>`coalesce(
    case when type in ('parent', 'agent') then (select u.locale from users u where u.id = no) end,
    case when type = 'Host_family' then (select u.locale from host_families h join users u on u.id = h.user_id where h.id = no) end,
    case when type = 'buyer' then (select b.draft ->> 'language' from invoices b where b.id = no) end, 'en')`;
  const [found] = await db.select({ name: sql<string>`${accountName}`, email: sql<string>`${accountEmail}`, locale }).from(moved);
  return found ?? null;
}

export interface AccountMovement {
  readonly currency: string;
  readonly day: string;
  readonly kind: MovementKind;
  readonly number: string;
  readonly refId: number;
  readonly amount: string;
}

interface Span extends Account {
  readonly from: string;
  readonly to: string;
}

/** Returns the balances of an account before a period, by currency, and its movements in it; the parts of one payment are one movement. */
export async function listMovements(
  db: Queryable,
  { type, no, from, to }: Span,
  { scope, timeZone }: Omit<AccountReadContext, 'today'>,
): Promise<{ before: { currency: string; amount: string }[]; moves: AccountMovement[] }> {
  const own = sql`type = ${type} and no = ${no} and ${whereInScope(scope)}`;
  const rows = await db
    .select({
      currency: sql<string>`currency`,
      day: sql<string | null>`day::text`,
      kind: sql<MovementKind | null>`kind`,
      number: sql<string | null>`number`,
      refId: sql<number>`ref_id`.mapWith(Number),
      amount: sql<string>`amount::text`,
    })
    .from(
      sql`(with ${movementsSql(timeZone)}
        select currency, null::date as day, null as kind, null as number, 0 as ref_id, sum(amount) as amount
          from moves where ${own} and day < ${from}::date group by currency
        union all
        select currency, day, kind, number, ref_id, sum(amount) from moves
          where ${own} and day between ${from}::date and ${to}::date group by currency, day, kind, number, ref_id) "found"`,
    )
    .orderBy(
      asc(sql`currency`),
      asc(sql`day`),
      sql`array_position(array['invoice','stay','purchase','credit','void'], kind) nulls last`,
      asc(sql`ref_id`),
    );
  const before = rows.filter(({ kind }) => kind === null).map(({ currency, amount }) => ({ currency, amount }));
  const moves = rows.filter((row): row is AccountMovement => row.kind !== null);
  return { before, moves };
}

/** Returns the open invoices of a customer account and its unallocated payments, both oldest first. */
export async function findSettleable(db: Queryable, { type, no }: Account, timeZone: string) {
  const invoices = await db
    .select({
      id: sql<number>`id`.mapWith(Number),
      number: sql<string>`number`,
      currency: sql<string>`currency`,
      businessId: sql<number>`business_id`.mapWith(Number),
      dueDate: sql<string | null>`due_date::text`,
      open: sql<string>`open::text`,
    })
    .from(
      sql`(with ${movementsSql(timeZone)} select id, number, currency, business_id, due_date, open from billed
        where type = ${type} and no = ${no} and open > 0) "owed"`,
    )
    .orderBy(asc(sql`due_date`), asc(sql`id`));
  const payments = await db
    .select({
      id: sql<number>`id`.mapWith(Number),
      currency: sql<string>`currency`,
      businessId: sql<number>`business_id`.mapWith(Number),
      paidOn: sql<string>`paid_on::text`,
      free: sql<string>`free::text`,
    })
    .from(
      sql`(with ${movementsSql(timeZone)} select m.id, m.currency, p.business_id, m.paid_on, m.amount
          - coalesce((select sum(r.amount) from payments r where r.refunds_id = m.id), 0)
          - coalesce((select sum(a.amount) from payment_allocations a where a.payment_id = m.id
            or a.payment_id in (select r.id from payments r where r.refunds_id = m.id)), 0) as free
        from money m join payments p on p.id = m.id where m.kind = 'received' and m.type = ${type} and m.no = ${no}) "free"`,
    )
    .where(sql`free > 0`)
    .orderBy(asc(sql`paid_on`), asc(sql`id`));
  return { invoices, payments };
}

/** Returns the overdue invoices of an account, oldest first. */
export function listOverdueInvoices(db: Queryable, { type, no }: Account, { today, timeZone }: { today: string; timeZone: string }) {
  return db
    .select({ id: sql<number>`id`.mapWith(Number), number: sql<string>`number` })
    .from(
      sql`(with ${movementsSql(timeZone)} select b.id, b.number, b.due_date from billed b left join trips t on t.id = b.trip_id
        where ((b.type = ${type} and b.no = ${no}) or (${type} = 'agent' and t.agent_id = ${no}))
        and b.open > 0 and b.due_date < ${today}::date) "late"`,
    )
    .orderBy(asc(sql`due_date`), asc(sql`id`));
}
