// Use cases of accounts: the list of balances, and reminding of all that is overdue on one.

import type * as endpoints from '#contract/finance/billing.endpoints.ts';
import type { ListedAccount } from '#contract/finance/billing.shapes.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import { lockInvoice, remind, reminderFault, written } from '#server/features/finance/finance.public.ts';
import type { Call } from '#server/platform/app.ts';
import type { Bytes } from '#server/platform/http/routes.ts';
import { type ExportColumn, exportList } from '#server/platform/lists/export-list.ts';
import { readPage } from '#server/platform/lists/read-list.ts';
import { countRecipient } from '#server/platform/mail/recipient-limit.ts';
import { notFound } from '#server/platform/refusal.ts';
import { wordsIn } from '#server/platform/words.ts';
import { type AccountRow, accountListOn, balancesByIds, findOwner, overdueInvoicesOf, type Reading } from './accounts.queries.ts';
import { scopeOf } from './billing.access.ts';

type Asked<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Answered<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

/** As whom and when accounts are read. */
export function readingOf(call: Call): Reading {
  return { scope: scopeOf(call), today: call.app.clock.today(), timeZone: call.app.config.TIME_ZONE };
}

const FIGURES = ['open', 'notDue', 'upTo30', 'upTo60', 'upTo90', 'over90', 'overdue', 'unallocated', 'balance'] as const;

function accountRecord(row: AccountRow): ListedAccount {
  const figures = Object.fromEntries(FIGURES.map((name) => [name, written(row[name], row.currency)]));
  return { ...row, ...(figures as Pick<AccountRow, (typeof FIGURES)[number]>) };
}

export async function listAccounts(call: Call, { query }: Asked<'listAccounts'>): Answered<'listAccounts'> {
  const reading = readingOf(call);
  const rows = (ids: readonly number[]) => balancesByIds(call.db, ids, reading);
  const page = await readPage(call, accountListOn(reading), { asked: query, rows });
  return { ...page, data: page.data.map(accountRecord) };
}

export function exportAccounts(call: Call, { query }: Asked<'exportAccounts'>): Promise<Bytes> {
  const reading = readingOf(call);
  const words = wordsIn(call.locale);
  const rows = (ids: readonly number[]) => balancesByIds(call.db, ids, reading);
  const columns: readonly ExportColumn<AccountRow>[] = [
    { name: 'name', kind: 'text', value: ({ name }) => name },
    { name: 'type', kind: 'text', value: ({ type }) => words(`names.accountOf.${type}`) },
    { name: 'email', kind: 'text', value: ({ email }) => email },
    { name: 'currency', kind: 'text', value: ({ currency }) => currency },
    ...FIGURES.map((name): ExportColumn<AccountRow> => ({ name, kind: 'money', value: (row) => written(row[name], row.currency) })),
    { name: 'lastPaidOn', kind: 'day', value: ({ lastPaidOn }) => lastPaidOn },
  ];
  return exportList(call, accountListOn(reading), { asked: query, rows, columns });
}

export async function remindOfAccount(call: Call, { params: account }: Asked<'remindOfAccount'>): Answered<'remindOfAccount'> {
  const reading = readingOf(call);
  if ((await findOwner(call.db, account, reading)) === null) throw notFound();
  return call.db.transaction(async (tx) => {
    const late = await overdueInvoicesOf(tx, account, reading);
    const counted = new Set<string>();
    const outcome: { reminded: string[]; skipped: string[] } = { reminded: [], skipped: [] };
    for (const { id, number } of [...late].sort((a, b) => a.id - b.id)) {
      const row = await lockInvoice(tx, id);
      if (row === null || reminderFault(call, row) !== null) outcome.skipped.push(number);
      else {
        // One press of a button is one mail to each, however many invoices it reminds of.
        if (!counted.has(row.buyerEmail)) await countRecipient(tx, call, row.buyerEmail);
        counted.add(row.buyerEmail);
        await remind(tx, call, row);
        outcome.reminded.push(number);
      }
    }
    return outcome;
  });
}
