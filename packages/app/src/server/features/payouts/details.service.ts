// Use cases of the accounts that payouts go to: finding payees, reading an account, and changing it.

import { maskedIban } from '#contract/finance/iban.ts';
import type * as endpoints from '#contract/finance/payout-details.endpoints.ts';
import type { Payee, PayoutDetails, PayoutDetailsBody } from '#contract/finance/payout-details.shapes.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { demandOwnPassword } from '#server/features/identity/identity.public.ts';
import type { Call } from '#server/platform/app.ts';
import { writeMail } from '#server/platform/mail/write.ts';
import { recordChange } from '#server/platform/record.ts';
import { FieldFaults, notFound, Refusal } from '#server/platform/refusal.ts';
import { payoutDetailsMail } from './details.mails.ts';
import {
  findPayee,
  insertDetails,
  insertDetailsChanges,
  lockDetails,
  ownerOf,
  type PayeeRow,
  saveDetails,
  searchPayees,
} from './details.queries.ts';
import { changedFieldsOf, countryOf, faultsOfAccount } from './details.rules.ts';
import { unapprove } from './moving.service.ts';
import { approvedFor, lockWhere, type PayeeKey, payoutsByIds } from './payouts.queries.ts';

type Asked<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Answered<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

/** As many as a menu shows. */
const AT_MOST = 20;

const ownerFor = ({ grant, caller }: Call) => (grant.all ? null : (caller?.id ?? 0));

function payeeRecord({ payeeType, payeeId, name, details }: PayeeRow): Payee {
  const account = details && { holder: details.holder, iban: maskedIban(details.iban), bic: details.bic };
  return { payeeType, payeeId, name, account };
}

function detailsRecord({ payeeType, payeeId, name, details }: PayeeRow): PayoutDetails {
  const { holder = '', iban = '', bic = '', countryCode = '', version = 0 } = details ?? {};
  return { payeeType, payeeId, name, holder, iban, bic, countryCode, version, changedAt: details?.changedAt.toISOString() ?? null };
}

export async function findPayees(call: Call, { query: { search } }: Asked<'findPayees'>): Answered<'findPayees'> {
  const rows = await searchPayees(call.db, { search, ownerId: ownerFor(call), limit: AT_MOST });
  return { data: rows.map(payeeRecord) };
}

async function payeeFor(call: Call, db: Queryable, key: PayeeKey): Promise<PayeeRow> {
  const row = await findPayee(db, key, ownerFor(call));
  if (row === null) throw notFound();
  return row;
}

export async function readPayoutDetails(call: Call, { params }: Asked<'readPayoutDetails'>): Answered<'readPayoutDetails'> {
  return detailsRecord(await payeeFor(call, call.db, params));
}

type Account = Pick<PayoutDetailsBody, 'holder' | 'iban' | 'bic'>;

/** What was approved for another account, and not ordered from the bank yet, is to be approved anew. */
async function askAgain(tx: Transaction, call: Call, key: PayeeKey): Promise<void> {
  const rows = await payoutsByIds(tx, await lockWhere(tx, approvedFor(key)));
  for (const row of rows) await unapprove(tx, call, row, '');
}

async function tell(tx: Transaction, call: Call, { row, iban }: { row: PayeeRow; iban: string }): Promise<void> {
  const owner = await ownerOf(tx, row);
  if (owner === null) return;
  const values = { name: owner.firstName, account: maskedIban(iban) };
  await writeMail(tx, call.app, { to: owner.email, locale: owner.locale, template: payoutDetailsMail, values, anyway: 'security' });
}

function changesOf(before: Account | null, { holder, iban, bic }: Account) {
  return {
    holder: { before: before?.holder ?? null, after: holder },
    iban: { before: before === null ? null : maskedIban(before.iban), after: maskedIban(iban) },
    bic: { before: before?.bic ?? null, after: bic },
  };
}

interface Saved {
  readonly key: PayeeKey;
  readonly account: Account;
  readonly version: number;
}

/** Saves an account where it is still the one that was read; answers that one, and which parts of it are others now. */
async function replace(tx: Transaction, call: Call, { key, account, version }: Saved) {
  const changed = { changedBy: call.caller?.id ?? null, changedAt: call.app.clock.now() };
  const fields = { ...account, countryCode: countryOf(account.iban), ...changed };
  const isFirst = version === 0 && (await insertDetails(tx, { ...key, ...fields }));
  const before = isFirst ? null : await lockDetails(tx, key);
  if (!isFirst && before?.version !== version) {
    const current = detailsRecord(await payeeFor(call, tx, key));
    throw new Refusal('changedMeanwhile', { current: { ...current } });
  }
  const changedFields = changedFieldsOf(before, account);
  if (changedFields.length > 0) await insertDetailsChanges(tx, key, { fields: changedFields, ...changed });
  if (before !== null && changedFields.length > 0) await saveDetails(tx, key, fields);
  return { before, changedFields };
}

/** An account that is saved as it was stays whoever’s it was: nothing is approved anew, written to the log or told. */
export async function changePayoutDetails(
  call: Call,
  { params: key, body }: Asked<'changePayoutDetails'>,
): Answered<'changePayoutDetails'> {
  const { holder, iban, bic, currentPassword, version } = body;
  const account = { holder, iban, bic };
  await payeeFor(call, call.db, key);
  const faults = faultsOfAccount(account);
  if (faults.length > 0) throw new FieldFaults(faults);
  await demandOwnPassword(call, currentPassword);
  return call.db.transaction(async (tx) => {
    const { before, changedFields } = await replace(tx, call, { key, account, version });
    const row = await payeeFor(call, tx, key);
    if (changedFields.length === 0) return detailsRecord(row);
    await askAgain(tx, call, key);
    await tell(tx, call, { row, iban });
    const changes = { payeeName: row.name, ...changesOf(before, account) };
    const subjectId = `${key.payeeType}:${key.payeeId}`;
    await recordChange(tx, call, { action: 'payoutDetails.edit', subjectType: 'payoutDetails', subjectId, changes });
    return detailsRecord(row);
  });
}
