// Use cases of one user: reading, inviting, editing, and the mails with links.

import type * as endpoints from '#contract/administration/users.endpoints.ts';
import type { AdministeredUser } from '#contract/administration/users.shapes.ts';
import type { CheckedRequest } from '#contract/platform/endpoint.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { codeOf } from '#server/db/fault.ts';
import { followNewAddress, invite, sendResetLink, voidLinksOf } from '#server/features/identity/identity.public.ts';
import type { Call } from '#server/platform/app.ts';
import { differences } from '#server/platform/differences.ts';
import { countRecipient } from '#server/platform/mail/recipient-limit.ts';
import { recordChange } from '#server/platform/record.ts';
import { HttpRefusal, notFound, Refusal } from '#server/platform/refusal.ts';
import { wordsIn } from '#server/platform/words.ts';
import { type AdministeredRow, aroundUser, findUser, grantRoles, insertUser, lockUser, saveUser } from './users.queries.ts';
import { administeredRecord, namesOnly } from './users.records.ts';

type Asked<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;

/** One user with everything that is administered. */
async function administered(db: Queryable, row: AdministeredRow): Promise<AdministeredUser> {
  return administeredRecord(row, await aroundUser(db, row.id));
}

/** The row of a user, locked. */
export async function lockedUser(tx: Transaction, id: number): Promise<AdministeredRow> {
  const row = await lockUser(tx, id);
  if (row === null) throw notFound();
  return row;
}

/** The user after a change, inside its transaction. */
export async function answerOf(tx: Transaction, id: number): Promise<AdministeredUser> {
  const row = await findUser(tx, id);
  if (row === null) throw notFound();
  return administered(tx, row);
}

/** Refuses to save over what somebody else has saved since. */
export async function sameVersion(tx: Transaction, { row, version }: { row: AdministeredRow; version: number }): Promise<void> {
  if (row.version !== version) throw new Refusal('changedMeanwhile', { current: await administered(tx, row) });
}

export async function readOneUser(call: Call, { params }: Asked<'readOneUser'>): Promise<AdministeredUser> {
  const row = await findUser(call.db, params.id);
  if (row === null) throw notFound();
  return call.may('users.write') ? administered(call.db, row) : namesOnly(row);
}

/** Of PostgreSQL: a constraint says that there is such a row already. */
const ALREADY_THERE = '23505';

/** Of an address that has an account the database says so, also when another request is just taking it. */
function refuseTakenEmail(error: unknown): never {
  throw codeOf(error) === ALREADY_THERE ? new Refusal('emailTaken', { field: 'email' }) : error;
}

/** Makes an account without a password; the link of the mail lets its owner choose one. */
export async function inviteUser(call: Call, { body }: Asked<'inviteUser'>): Promise<AdministeredUser> {
  const { roleNames, ...details } = body;
  const roles = [...new Set(roleNames)];
  if (!call.may('roles.write')) throw new HttpRefusal('forbidden');
  return call.db.transaction(async (tx) => {
    const at = call.app.clock.now();
    await countRecipient(tx, call, details.email);
    const id = await insertUser(tx, { details, at }).catch(refuseTakenEmail);
    await grantRoles(tx, { id, roles, at });
    await invite(tx, call.app, id, call.caller?.id);
    const changes = differences({ phone: '' }, { ...details, roleNames: roles });
    await recordChange(tx, call, { action: 'users.invite', subjectType: 'user', subjectId: id, changes });
    return answerOf(tx, id);
  });
}

/** What follows from another address: nobody has confirmed it yet, and whoever had the former one is told. */
async function changeAddress(tx: Transaction, call: Call, row: AdministeredRow): Promise<void> {
  const { id, email, emailVerifiedAt, state } = row;
  await followNewAddress(tx, call.app, {
    userId: id,
    confirmedBefore: emailVerifiedAt === null ? null : email,
    hasJoined: state !== 'invited',
    exceptSession: call.session.id,
  });
  if (state === 'invited') await invite(tx, call.app, id, call.caller?.id);
}

/** Changes the details; an address that is changed has to be confirmed anew. */
export async function editUser(call: Call, { params: { id }, body }: Asked<'editUser'>): Promise<AdministeredUser> {
  const { version, ...fields } = body;
  return call.db.transaction(async (tx) => {
    const row = await lockedUser(tx, id);
    await sameVersion(tx, { row, version });
    const changes = differences(row, fields);
    if (Object.keys(changes).length === 0) return administered(tx, row);
    const unconfirmed = changes['email'] === undefined ? {} : { emailVerifiedAt: null };
    await saveUser(tx, { id, fields: { ...fields, ...unconfirmed } }).catch(refuseTakenEmail);
    if (fields.email !== row.email) {
      await countRecipient(tx, call, fields.email);
      await changeAddress(tx, call, row);
    }
    await recordChange(tx, call, { action: 'users.edit', subjectType: 'user', subjectId: id, changes });
    return answerOf(tx, id);
  });
}

export async function sendUserResetLink(call: Call, { params: { id } }: Asked<'sendUserResetLink'>): Promise<{ message: string }> {
  await call.db.transaction(async (tx) => {
    const row = await lockedUser(tx, id);
    if (row.deactivatedAt !== null) throw new Refusal('accountDeactivated');
    await countRecipient(tx, call, row.email);
    await sendResetLink(tx, call.app, id);
    await recordChange(tx, call, { action: 'users.sendResetLink', subjectType: 'user', subjectId: id });
  });
  return { message: wordsIn(call.locale)('answers.succeeded') };
}

export async function resendInvitation(call: Call, { params: { id } }: Asked<'resendInvitation'>): Promise<{ message: string }> {
  await call.db.transaction(async (tx) => {
    const row = await lockedUser(tx, id);
    if (row.deactivatedAt !== null) throw new Refusal('accountDeactivated');
    if (row.state !== 'invited') throw new Refusal('alreadyJoined');
    await countRecipient(tx, call, row.email);
    await voidLinksOf(tx, call.app, id);
    await invite(tx, call.app, id, call.caller?.id);
    await recordChange(tx, call, { action: 'users.resendInvitation', subjectType: 'user', subjectId: id });
  });
  return { message: wordsIn(call.locale)('answers.succeeded') };
}
