// Use cases of statements: reading one, exporting it, and emailing it to the account's owner.

import { formatterFor } from '@hosted-stay/pricing-core/format';
import type * as endpoints from '#contract/finance/billing/billing.endpoints.ts';
import type { Statement } from '#contract/finance/billing/billing.shapes.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import { getAmountMath, loadInvoiceMessages } from '#server/features/finance/finance.public.ts';
import type { Call } from '#server/platform/app.ts';
import { queueEmail } from '#server/platform/email/queue-email.ts';
import { countRecipient } from '#server/platform/email/recipient-limit.ts';
import { AppError, notFound } from '#server/platform/errors.ts';
import type { FileResponse } from '#server/platform/http/routes.ts';
import { generateCsv } from '#server/platform/lists/csv.ts';
import { createTableFile, toTableContent } from '#server/platform/lists/table-file.ts';
import { recordChange } from '#server/platform/record-change.ts';
import { getTranslator } from '#server/platform/translate.ts';
import { type AccountOwner, findAccountOwner, listMovements } from './accounts.queries.ts';
import { toScope } from './billing.access.ts';
import type { Account } from './movements.queries.ts';
import { toStatementTable } from './statement.columns.ts';
import { statementEmail } from './statement.emails.ts';
import { toCurrencyStatements } from './statement.rules.ts';

type Input<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Output<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

interface Span {
  readonly from: string;
  readonly to: string;
}

async function loadStatement(call: Call, account: Account, { from, to }: Span): Promise<{ owner: AccountOwner; statement: Statement }> {
  const reading = { scope: toScope(call), timeZone: call.app.config.TIME_ZONE };
  const owner = await findAccountOwner(call.db, account, reading);
  if (owner === null) throw notFound();
  const currencies = toCurrencyStatements(await listMovements(call.db, { ...account, from, to }, reading), getAmountMath);
  const { name, email } = owner;
  return { owner, statement: { ...account, name, email, from, to, currencies } };
}

export async function readStatement(call: Call, { params, query }: Input<'readStatement'>): Output<'readStatement'> {
  return (await loadStatement(call, params, query)).statement;
}

export async function readStatementFile(call: Call, { params, query }: Input<'readStatementFile'>): Promise<FileResponse> {
  const { statement } = await loadStatement(call, params, query);
  return createTableFile(call, toStatementTable(statement, call.locale), query);
}

export async function sendStatement(call: Call, { params, body: { from, to } }: Input<'sendStatement'>): Output<'sendStatement'> {
  const { owner, statement } = await loadStatement(call, params, { from, to });
  const { email, locale, name } = owner;
  if (email === '') throw new AppError('invoiceHasNoAddress');
  const { app } = call;
  const content = toTableContent(toStatementTable(statement, locale), { locale, timeZone: app.config.TIME_ZONE });
  let text = '';
  for await (const lines of generateCsv(content, { bom: true })) text += lines;
  const format = formatterFor((await loadInvoiceMessages(locale)).locale);
  const balances = statement.currencies.map(({ currency, closing }) => format.money({ amount: closing, currency }));
  const values = { name, from: format.date(from), to: format.date(to), balances };
  const attachments = [{ fileName: `${content.title} ${from} ${to}.csv`, mediaType: 'text/csv; charset=utf-8', text }];
  await call.db.transaction(async (tx) => {
    await countRecipient(tx, call, email);
    await queueEmail(tx, app, { to: email, locale, template: statementEmail, values, attachments, anyway: 'asked' });
    await recordChange(tx, call, {
      action: 'statement.send',
      subjectType: 'billingAccount',
      subjectId: `${params.type}:${params.no}`,
      changes: { period: `${from} – ${to}` },
    });
  });
  return { message: getTranslator(call.locale)('billing.sent', { email }) };
}
