// Use cases of accounts: the list of balances, and reminders of all overdue invoices of one.

import type * as endpoints from '#contract/finance/billing/billing.endpoints.ts';
import type { ListedAccount } from '#contract/finance/billing/billing.shapes.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import { findReminderBlocker, lockInvoice, sendReminder, toFullDigits } from '#server/features/finance/finance.public.ts';
import type { Call } from '#server/platform/app.ts';
import { countRecipient } from '#server/platform/email/recipient-limit.ts';
import { notFound } from '#server/platform/errors.ts';
import type { FileResponse } from '#server/platform/http/routes.ts';
import { type ExportColumn, exportList } from '#server/platform/lists/export-list.ts';
import { readPage } from '#server/platform/lists/read-list.ts';
import { getTranslator } from '#server/platform/translate.ts';
import {
  type AccountReadContext,
  type AccountRow,
  buildAccountList,
  findAccountOwner,
  findBalancesByIds,
  listOverdueInvoices,
} from './accounts.queries.ts';
import { toScope } from './billing.access.ts';

type Input<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Output<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

/** Returns the scope and date with which accounts are read. */
export function toReadContext(call: Call): AccountReadContext {
  return { scope: toScope(call), today: call.app.clock.today(), timeZone: call.app.config.TIME_ZONE };
}

const FIGURES = ['open', 'notDue', 'upTo30', 'upTo60', 'upTo90', 'over90', 'overdue', 'unallocated', 'balance'] as const;

function toListedAccount(row: AccountRow): ListedAccount {
  const figures = Object.fromEntries(FIGURES.map((name) => [name, toFullDigits(row[name], row.currency)]));
  return { ...row, ...(figures as Pick<AccountRow, (typeof FIGURES)[number]>) };
}

export async function listAccounts(call: Call, { query }: Input<'listAccounts'>): Output<'listAccounts'> {
  const reading = toReadContext(call);
  const rows = (ids: readonly number[]) => findBalancesByIds(call.db, ids, reading);
  const page = await readPage(call, buildAccountList(reading), { asked: query, rows });
  return { ...page, data: page.data.map(toListedAccount) };
}

export function exportAccounts(call: Call, { query }: Input<'exportAccounts'>): Promise<FileResponse> {
  const reading = toReadContext(call);
  const words = getTranslator(call.locale);
  const rows = (ids: readonly number[]) => findBalancesByIds(call.db, ids, reading);
  const columns: readonly ExportColumn<AccountRow>[] = [
    { name: 'name', kind: 'text', value: ({ name }) => name },
    { name: 'type', kind: 'text', value: ({ type }) => words(`names.accountOf.${type}`) },
    { name: 'email', kind: 'text', value: ({ email }) => email },
    { name: 'currency', kind: 'text', value: ({ currency }) => currency },
    ...FIGURES.map((name): ExportColumn<AccountRow> => ({ name, kind: 'money', value: (row) => toFullDigits(row[name], row.currency) })),
    { name: 'lastPaidOn', kind: 'day', value: ({ lastPaidOn }) => lastPaidOn },
  ];
  return exportList(call, buildAccountList(reading), { asked: query, rows, columns });
}

export async function remindOfAccount(call: Call, { params: account }: Input<'remindOfAccount'>): Output<'remindOfAccount'> {
  const reading = toReadContext(call);
  if ((await findAccountOwner(call.db, account, reading)) === null) throw notFound();
  return call.db.transaction(async (tx) => {
    const late = await listOverdueInvoices(tx, account, reading);
    const counted = new Set<string>();
    const outcome: { reminded: string[]; skipped: string[] } = { reminded: [], skipped: [] };
    for (const { id, number } of [...late].sort((a, b) => a.id - b.id)) {
      const row = await lockInvoice(tx, id);
      if (row === null || findReminderBlocker(call, row) !== null) outcome.skipped.push(number);
      else {
        // Counts one email per recipient for the rate limit, however many invoices it is about.
        if (!counted.has(row.buyerEmail)) await countRecipient(tx, call, row.buyerEmail);
        counted.add(row.buyerEmail);
        await sendReminder(tx, call, row);
        outcome.reminded.push(number);
      }
    }
    return outcome;
  });
}
