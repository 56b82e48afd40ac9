// Endpoints of billing: balances, statements, reminders, settling accounts, monthly sales, and the export for accounting.

import * as z from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { EXPORT_MEDIA_TYPES, exportEndpoint, listQueryFor } from '#contract/platform/lists/list-query.ts';
import { pageOf } from '#contract/platform/lists/paging.ts';
import { done, id } from '#contract/platform/validation/fields.ts';
import {
  accountsList,
  fileQuery,
  listedAccount,
  monthOfSales,
  accountParams as params,
  period,
  reminderResult,
  settleBody,
  settlement,
  statement,
} from './billing.shapes.ts';
import { LEDGER_FORMATS } from './ledger-accounts.ts';

export const listAccounts = endpoint({
  method: 'GET',
  path: '/api/billing/accounts',
  access: 'billing.read',
  summary: 'Accounts with their balances, one row for each currency; agents see them as far as their trips go, parents their own.',
  query: listQueryFor(accountsList),
  answer: pageOf(listedAccount),
});

export const exportAccounts = endpoint(
  exportEndpoint({ list: accountsList, path: '/api/billing/accounts/export', access: 'billing.read' }),
);

export const readStatement = endpoint({
  method: 'GET',
  path: '/api/billing/accounts/{type}/{no}/statement',
  access: 'billing.read',
  summary: 'The statement of an account for a period: opening balance, each movement, closing balance, for each currency.',
  params,
  query: period,
  answer: statement,
});

export const readStatementFile = endpoint({
  method: 'GET',
  path: '/api/billing/accounts/{type}/{no}/statement/file',
  access: 'billing.read',
  summary: 'The same as a file.',
  params,
  query: period.safeExtend(fileQuery),
  answer: z.undefined(),
  bytes: [EXPORT_MEDIA_TYPES.csv, EXPORT_MEDIA_TYPES.xlsx],
});

export const sendStatement = endpoint({
  method: 'POST',
  path: '/api/billing/accounts/{type}/{no}/statement/send',
  access: 'billing.write',
  summary: 'Mails the statement of a period to the account’s owner, in their language, with a CSV file of it.',
  params,
  body: period,
  answer: done,
  refusals: ['invoiceHasNoAddress'],
  limit: 'send',
});

export const remindOfAccount = endpoint({
  method: 'POST',
  path: '/api/billing/accounts/{type}/{no}/remind',
  access: 'billing.write',
  summary: 'Mails a reminder of each overdue invoice of the account, once a day at most.',
  params,
  answer: reminderResult,
});

export const previewSettlement = endpoint({
  method: 'GET',
  path: '/api/billing/accounts/{type}/{no}/settlement',
  access: 'billing.write',
  summary: 'What of the account’s unallocated payments would settle its oldest open invoices.',
  params,
  answer: settlement,
});

export const settleAccount = endpoint({
  method: 'POST',
  path: '/api/billing/accounts/{type}/{no}/settlement',
  access: 'billing.write',
  summary: 'Settles just that, all of it or nothing.',
  params,
  body: settleBody,
  answer: settlement,
  refusals: ['changedMeanwhile', 'invoiceMoved', 'moreThanOwed', 'moreThanPaid', 'otherAccount'],
});

export const readMonths = endpoint({
  method: 'GET',
  path: '/api/billing/months',
  access: 'accounts.export',
  summary: 'Net sales, VAT, the platform’s part and the hosts’ of each month and business, from the invoices and the quotes behind them.',
  query: period.safeExtend({ businessId: id.optional() }),
  answer: z.object({ data: z.array(monthOfSales) }),
  refusals: ['exportTooLarge'],
});

export const exportLedger = endpoint({
  method: 'GET',
  path: '/api/accounts/ledger',
  access: 'accounts.export',
  summary: 'All that moved in a period as double entry: a journal that hledger reads, or a table of postings.',
  query: period.safeExtend({ ...fileQuery, businessId: id.optional(), format: z.enum(LEDGER_FORMATS).default('ledger') }),
  answer: z.undefined(),
  bytes: ['text/plain; charset=utf-8', EXPORT_MEDIA_TYPES.csv, EXPORT_MEDIA_TYPES.xlsx],
  refusals: ['exportTooLarge'],
});
