// Use cases of creating the first administrator: through a link printed at startup, or through an operator's command.

import type { LinkPurpose } from '#contract/identity/links.ts';
import type { User } from '#contract/identity/user.ts';
import { addRole, findUserByEmail, findUserById, insertUser, recordSignIn } from '#server/features/identity/account/account.queries.ts';
import { getUserRecord } from '#server/features/identity/account/account.service.ts';
import { hashPassword } from '#server/features/identity/password/hash-password.ts';
import { createLink } from '#server/features/identity/password/links.queries.ts';
import { assertGoodPassword } from '#server/features/identity/password/password.service.ts';
import type { App, Call } from '#server/platform/app.ts';
import { isDemoAccount } from '#server/platform/config/demo-accounts.ts';
import { findDifferences } from '#server/platform/differences.ts';
import { AppError, notFound } from '#server/platform/errors.ts';
import { recordChange, systemActor } from '#server/platform/record-change.ts';
import { hasAdministrator, insertSetupLink, isSetupLink, useUpSetupLink } from './setup.queries.ts';

/** Creates a link for the first administrator; returns null if there is an administrator. */
export async function createSetupLink({ db, clock }: App): Promise<string | null> {
  if (await hasAdministrator(db)) return null;
  return db.transaction((tx) => insertSetupLink(tx, clock.now()));
}

const createExpiredError = () => new AppError('linkExpired');

/** @throws AppError `linkExpired` also if there is an administrator, even if links are left */
async function assertUsable({ app, db }: Call, token: string): Promise<void> {
  if (!(await isSetupLink(db, { token, at: app.clock.now() })) || (await hasAdministrator(db))) throw createExpiredError();
}

export async function checkSetupLink(call: Call, { token }: { token: string }): Promise<Record<string, never>> {
  await assertUsable(call, token);
  return {};
}

interface FirstAdministrator {
  readonly token: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
  readonly timezone?: string | undefined;
}

/** Leaves an existing account of the address unchanged: the link gives nobody access to it. */
export async function setUp(call: Call, { token, password, ...person }: FirstAdministrator): Promise<User> {
  await assertUsable(call, token);
  const { firstName, lastName, email, timezone = null } = person;
  await assertGoodPassword(password, person);
  const passwordHash = await hashPassword(password);
  const at = call.app.clock.now();
  const userId = await call.db.transaction(async (tx) => {
    if (!(await useUpSetupLink(tx, { token, at })) || (await hasAdministrator(tx))) throw createExpiredError();
    const details = { firstName, lastName, email, timezone, passwordHash, locale: call.locale, emailVerifiedAt: at };
    const id = isDemoAccount(person) ? null : await insertUser(tx, { ...details, role: 'Administrator', at });
    if (id === null) throw new AppError('emailTaken', { field: 'email' });
    await recordChange(tx, call, { action: 'account.setUp', subjectType: 'user', subjectId: id, actorId: id });
    return id;
  });
  await call.session.begin(userId);
  await recordSignIn(call.db, { id: userId, at });
  call.session.rememberDevice(email);
  const row = await findUserById(call.db, userId);
  if (row === null) throw createExpiredError();
  call.log.info({ user: userId }, 'the first administrator has set the product up');
  return getUserRecord(call, row);
}

/** Result of the operator's command: a link to choose a password, shown to the operator only. */
export interface CreatedAdministrator {
  readonly isNew: boolean;
  readonly purpose: LinkPurpose;
  readonly token: string;
}

/** Why a person can't become an administrator. */
export type AdministratorError = 'demoAddress' | 'deactivated';

interface AdministratorInput {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** Makes the owner of an address an administrator, and creates an account if there is none. */
export async function createAdministrator(app: App, person: AdministratorInput): Promise<CreatedAdministrator | AdministratorError> {
  if (isDemoAccount(person)) return 'demoAddress';
  const at = app.clock.now();
  return app.db.transaction(async (tx) => {
    const madeId = await insertUser(tx, { ...person, role: 'Administrator', at });
    const row = madeId === null ? await findUserByEmail(tx, person.email) : await findUserById(tx, madeId);
    if (row === null) throw notFound();
    if (row.deactivatedAt !== null) return 'deactivated';
    await addRole(tx, { userId: row.id, role: 'Administrator', at });
    const purpose = row.passwordHash === null ? 'invite' : 'reset';
    const token = (await createLink(tx, { userId: row.id, purpose, at, insist: true })) ?? '';
    const action = madeId === null ? 'users.changeRoles' : 'users.invite';
    const roleNames = [...new Set([...row.roles, 'Administrator' as const])].sort();
    const changes = findDifferences({ roleNames: madeId === null ? row.roles : [] }, { roleNames });
    await recordChange(tx, systemActor(app), { action, subjectType: 'user', subjectId: row.id, changes });
    return { isNew: madeId !== null, purpose, token };
  });
}
