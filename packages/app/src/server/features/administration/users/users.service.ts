// Use cases of one user: reading, inviting, editing, and sending emails with links.

import type * as endpoints from '#contract/administration/users.endpoints.ts';
import type { AdministeredUser } from '#contract/administration/users.shapes.ts';
import type { CheckedRequest } from '#contract/platform/endpoint.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { findCode } from '#server/db/fault.ts';
import { propagateAddressChange, sendInvitation, sendResetLink, voidAllLinks } from '#server/features/identity/identity.public.ts';
import type { Call } from '#server/platform/app.ts';
import { findDifferences } from '#server/platform/differences.ts';
import { countRecipient } from '#server/platform/email/recipient-limit.ts';
import { AppError, HttpError, notFound } from '#server/platform/errors.ts';
import { recordChange } from '#server/platform/record-change.ts';
import { getTranslator } from '#server/platform/translate.ts';
import { type AdministeredRow, findUser, findUserDetails, grantRoles, insertUser, lockUser, updateUserRow } from './users.queries.ts';
import { toAdministeredRecord, toNamesOnly } from './users.records.ts';

type Input<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;

/** Returns the complete record of a user for administrators. */
async function getAdministeredUser(db: Queryable, row: AdministeredRow): Promise<AdministeredUser> {
  return toAdministeredRecord(row, await findUserDetails(db, row.id));
}

/** Returns the locked row of a user, or throws not found. */
export async function lockUserOrThrow(tx: Transaction, id: number): Promise<AdministeredRow> {
  const row = await lockUser(tx, id);
  if (row === null) throw notFound();
  return row;
}

/** Returns the user's record after a change, inside its transaction. */
export async function getUserAnswer(tx: Transaction, id: number): Promise<AdministeredUser> {
  const row = await findUser(tx, id);
  if (row === null) throw notFound();
  return getAdministeredUser(tx, row);
}

/** Refuses to overwrite a change that someone else has saved in the meantime. */
export async function assertSameVersion(tx: Transaction, { row, version }: { row: AdministeredRow; version: number }): Promise<void> {
  if (row.version !== version) throw new AppError('changedMeanwhile', { current: await getAdministeredUser(tx, row) });
}

export async function getOneUser(call: Call, { params }: Input<'readOneUser'>): Promise<AdministeredUser> {
  const row = await findUser(call.db, params.id);
  if (row === null) throw notFound();
  return call.may('users.write') ? getAdministeredUser(call.db, row) : toNamesOnly(row);
}

/** PostgreSQL's error code for a violated unique constraint. */
const UNIQUE_VIOLATION = '23505';

/** The unique constraint detects a taken address, even if a concurrent request takes it. */
function rejectTakenEmail(error: unknown): never {
  throw findCode(error) === UNIQUE_VIOLATION ? new AppError('emailTaken', { field: 'email' }) : error;
}

/** Creates an account without a password; the emailed link lets its owner choose one. */
export async function inviteUser(call: Call, { body }: Input<'inviteUser'>): Promise<AdministeredUser> {
  const { roleNames, ...details } = body;
  const roles = [...new Set(roleNames)];
  if (!call.may('roles.write')) throw new HttpError('forbidden');
  return call.db.transaction(async (tx) => {
    const at = call.app.clock.now();
    await countRecipient(tx, call, details.email);
    const id = await insertUser(tx, { details, at }).catch(rejectTakenEmail);
    await grantRoles(tx, { id, roles, at });
    await sendInvitation(tx, call.app, id, call.caller?.id);
    const changes = findDifferences({ phone: '' }, { ...details, roleNames: roles });
    await recordChange(tx, call, { action: 'users.invite', subjectType: 'user', subjectId: id, changes });
    return getUserAnswer(tx, id);
  });
}

/** Handles a changed address: it must be verified again, and the previous address is notified. */
async function updateAddress(tx: Transaction, call: Call, row: AdministeredRow): Promise<void> {
  const { id, email, emailVerifiedAt, state } = row;
  await propagateAddressChange(tx, call.app, {
    userId: id,
    confirmedBefore: emailVerifiedAt === null ? null : email,
    hasJoined: state !== 'invited',
    exceptSession: call.session.id,
  });
  if (state === 'invited') await sendInvitation(tx, call.app, id, call.caller?.id);
}

/** Updates the details; a changed address must be verified again. */
export async function updateUser(call: Call, { params: { id }, body }: Input<'editUser'>): Promise<AdministeredUser> {
  const { version, ...fields } = body;
  return call.db.transaction(async (tx) => {
    const row = await lockUserOrThrow(tx, id);
    await assertSameVersion(tx, { row, version });
    const changes = findDifferences(row, fields);
    if (Object.keys(changes).length === 0) return getAdministeredUser(tx, row);
    const unconfirmed = changes['email'] === undefined ? {} : { emailVerifiedAt: null };
    await updateUserRow(tx, { id, fields: { ...fields, ...unconfirmed } }).catch(rejectTakenEmail);
    if (fields.email !== row.email) {
      await countRecipient(tx, call, fields.email);
      await updateAddress(tx, call, row);
    }
    await recordChange(tx, call, { action: 'users.edit', subjectType: 'user', subjectId: id, changes });
    return getUserAnswer(tx, id);
  });
}

export async function sendUserResetLink(call: Call, { params: { id } }: Input<'sendUserResetLink'>): Promise<{ message: string }> {
  await call.db.transaction(async (tx) => {
    const row = await lockUserOrThrow(tx, id);
    if (row.deactivatedAt !== null) throw new AppError('accountDeactivated');
    await countRecipient(tx, call, row.email);
    await sendResetLink(tx, call.app, id);
    await recordChange(tx, call, { action: 'users.sendResetLink', subjectType: 'user', subjectId: id });
  });
  return { message: getTranslator(call.locale)('answers.succeeded') };
}

export async function resendInvitation(call: Call, { params: { id } }: Input<'resendInvitation'>): Promise<{ message: string }> {
  await call.db.transaction(async (tx) => {
    const row = await lockUserOrThrow(tx, id);
    if (row.deactivatedAt !== null) throw new AppError('accountDeactivated');
    if (row.state !== 'invited') throw new AppError('alreadyJoined');
    await countRecipient(tx, call, row.email);
    await voidAllLinks(tx, call.app, id);
    await sendInvitation(tx, call.app, id, call.caller?.id);
    await recordChange(tx, call, { action: 'users.resendInvitation', subjectType: 'user', subjectId: id });
  });
  return { message: getTranslator(call.locale)('answers.succeeded') };
}
