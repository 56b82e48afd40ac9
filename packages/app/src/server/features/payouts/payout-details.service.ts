// Use cases of payees' bank accounts: finding payees, reading an account, and changing it.

import { maskIban } from '#contract/finance/payouts/iban.ts';
import type * as endpoints from '#contract/finance/payouts/payout-details.endpoints.ts';
import type { Payee, PayoutDetails, PayoutDetailsBody } from '#contract/finance/payouts/payout-details.shapes.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { assertOwnPassword } from '#server/features/identity/identity.public.ts';
import type { Call } from '#server/platform/app.ts';
import { queueEmail } from '#server/platform/email/queue-email.ts';
import { AppError, notFound, ValidationError } from '#server/platform/errors.ts';
import { recordChange } from '#server/platform/record-change.ts';
import { payoutDetailsEmail } from './payout-details.emails.ts';
import {
  findOwner,
  findPayee,
  insertDetails,
  insertDetailsChanges,
  lockDetails,
  type PayeeRow,
  searchPayees,
  updateDetails,
} from './payout-details.queries.ts';
import { findAccountErrors, listChangedFields, listWarnedAddresses, toCountry } from './payout-details.rules.ts';
import { findPayoutsByIds, lockPayoutIds, type PayeeKey, whereApprovedFor } from './payouts.queries.ts';
import { findCoolingEnd } from './payouts.rules.ts';
import { transitionPayout } from './transition-payout.service.ts';

type Input<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Output<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

/** The number of payees that a menu shows. */
const MAX_PAYEES = 20;

const toOwnerScope = ({ grant, caller }: Call) => (grant.all ? null : (caller?.id ?? 0));

function toPayee({ payeeType, payeeId, name, details }: PayeeRow): Payee {
  const account = details && { holder: details.holder, iban: maskIban(details.iban), bic: details.bic };
  return { payeeType, payeeId, name, account };
}

function toPayoutDetails({ app }: Call, { payeeType, payeeId, name, details }: PayeeRow): PayoutDetails {
  const { holder = '', iban = '', bic = '', countryCode = '', version = 0 } = details ?? {};
  const end = findCoolingEnd(details, { now: app.clock.now(), hours: app.config.PAYOUT_COOLING_HOURS });
  const moments = { changedAt: details?.changedAt.toISOString() ?? null, coolsUntil: end?.toISOString() ?? null };
  return { payeeType, payeeId, name, holder, iban, bic, countryCode, version, ...moments };
}

export async function findPayees(call: Call, { query: { search } }: Input<'findPayees'>): Output<'findPayees'> {
  const rows = await searchPayees(call.db, { search, ownerId: toOwnerScope(call), limit: MAX_PAYEES });
  return { data: rows.map(toPayee) };
}

async function getPayee(call: Call, db: Queryable, key: PayeeKey): Promise<PayeeRow> {
  const row = await findPayee(db, key, toOwnerScope(call));
  if (row === null) throw notFound();
  return row;
}

export async function readPayoutDetails(call: Call, { params }: Input<'readPayoutDetails'>): Output<'readPayoutDetails'> {
  return toPayoutDetails(call, await getPayee(call, call.db, params));
}

type Account = Pick<PayoutDetailsBody, 'holder' | 'iban' | 'bic'>;

/** Revokes approvals for the previous account that aren't ordered from the bank yet. */
async function revokeApprovals(tx: Transaction, call: Call, key: PayeeKey): Promise<void> {
  const rows = await findPayoutsByIds(tx, await lockPayoutIds(tx, whereApprovedFor(key)));
  for (const row of rows) await transitionPayout(tx, call, row, { step: 'unapprove' });
}

async function notifyDetailsChanged(tx: Transaction, call: Call, { row, iban }: { row: PayeeRow; iban: string }): Promise<void> {
  const owner = await findOwner(tx, row);
  if (owner === null) return;
  const values = { name: owner.firstName, account: maskIban(iban) };
  for (const to of listWarnedAddresses(owner, call.app.clock.now()))
    await queueEmail(tx, call.app, { to, locale: owner.locale, template: payoutDetailsEmail, values, anyway: 'security' });
}

function toDetailsChanges(before: Account | null, { holder, iban, bic }: Account) {
  return {
    holder: { before: before?.holder ?? null, after: holder },
    iban: { before: before === null ? null : maskIban(before.iban), after: maskIban(iban) },
    bic: { before: before?.bic ?? null, after: bic },
  };
}

interface DetailsToSave {
  readonly key: PayeeKey;
  readonly account: Account;
  readonly version: number;
}

/** Saves an account if its version is unchanged; returns the previous account and the changed fields. */
async function replaceDetails(tx: Transaction, call: Call, { key, account, version }: DetailsToSave) {
  const changed = { changedBy: call.caller?.id ?? null, changedAt: call.app.clock.now() };
  const fields = { ...account, countryCode: toCountry(account.iban), ...changed };
  const isFirst = version === 0 && (await insertDetails(tx, { ...key, ...fields }));
  const before = isFirst ? null : await lockDetails(tx, key);
  if (!isFirst && before?.version !== version) {
    const current = toPayoutDetails(call, await getPayee(call, tx, key));
    throw new AppError('changedMeanwhile', { current: { ...current } });
  }
  const changedFields = listChangedFields(before, account);
  if (changedFields.length > 0) await insertDetailsChanges(tx, key, { fields: changedFields, ...changed });
  if (before !== null && changedFields.length > 0) await updateDetails(tx, key, fields);
  return { before, changedFields };
}

/** Changes a payee's account. An unchanged account keeps its approvals, and causes no audit entry and no email. */
export async function changePayoutDetails(call: Call, { params: key, body }: Input<'changePayoutDetails'>): Output<'changePayoutDetails'> {
  const { holder, iban, bic, currentPassword, version } = body;
  const account = { holder, iban, bic };
  await getPayee(call, call.db, key);
  const faults = findAccountErrors(account);
  if (faults.length > 0) throw new ValidationError(faults);
  await assertOwnPassword(call, currentPassword);
  return call.db.transaction(async (tx) => {
    const { before, changedFields } = await replaceDetails(tx, call, { key, account, version });
    const row = await getPayee(call, tx, key);
    if (changedFields.length === 0) return toPayoutDetails(call, row);
    await revokeApprovals(tx, call, key);
    await notifyDetailsChanged(tx, call, { row, iban });
    const changes = { payeeName: row.name, ...toDetailsChanges(before, account) };
    const subjectId = `${key.payeeType}:${key.payeeId}`;
    await recordChange(tx, call, { action: 'payoutDetails.edit', subjectType: 'payoutDetails', subjectId, changes });
    return toPayoutDetails(call, row);
  });
}
