// Use cases of who administers the product first: by a link that the server tells at its start, or by the operator's command.

import type { LinkPurpose } from '#contract/identity/links.ts';
import type { User } from '#contract/identity/user.ts';
import type { App, Call } from '#server/platform/app.ts';
import { isDemoAccount } from '#server/platform/demo-accounts.ts';
import { differences } from '#server/platform/differences.ts';
import { recordChange, theProduct } from '#server/platform/record.ts';
import { notFound, Refusal } from '#server/platform/refusal.ts';
import { addRole, makeUser, noteSignIn, userByEmail, userById } from './account.queries.ts';
import { recordOf } from './account.service.ts';
import { makeLink } from './links.queries.ts';
import { demandGoodPassword } from './password.service.ts';
import { hashPassword } from './password.ts';
import { hasAdministrator, insertSetupLink, isSetupLink, takeSetupLink } from './setup.queries.ts';

/** Makes a link for the first administrator; null where somebody can administer the product. */
export async function createSetupLink({ db, clock }: App): Promise<string | null> {
  if (await hasAdministrator(db)) return null;
  return db.transaction((tx) => insertSetupLink(tx, clock.now()));
}

const expired = () => new Refusal('linkExpired');

/** @throws Refusal `linkExpired` also once there is an administrator, whatever links are left */
async function assertUsable({ app, db }: Call, token: string): Promise<void> {
  if (!(await isSetupLink(db, { token, at: app.clock.now() })) || (await hasAdministrator(db))) throw expired();
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

/** The account that has the address, if any, stays as it is: nobody gets into it with the link. */
export async function setUp(call: Call, { token, password, ...person }: FirstAdministrator): Promise<User> {
  await assertUsable(call, token);
  const { firstName, lastName, email, timezone = null } = person;
  await demandGoodPassword(password, person);
  const passwordHash = await hashPassword(password);
  const at = call.app.clock.now();
  const userId = await call.db.transaction(async (tx) => {
    if (!(await takeSetupLink(tx, { token, at })) || (await hasAdministrator(tx))) throw expired();
    const details = { firstName, lastName, email, timezone, passwordHash, locale: call.locale, emailVerifiedAt: at };
    const id = isDemoAccount(person) ? null : await makeUser(tx, { ...details, role: 'Administrator', at });
    if (id === null) throw new Refusal('emailTaken', { field: 'email' });
    await recordChange(tx, call, { action: 'account.setUp', subjectType: 'user', subjectId: id, actorId: id });
    return id;
  });
  await call.session.begin(userId);
  await noteSignIn(call.db, { id: userId, at });
  call.session.rememberDevice(email);
  const row = await userById(call.db, userId);
  if (row === null) throw expired();
  call.log.info({ user: userId }, 'the first administrator has set the product up');
  return recordOf(call, row);
}

/** What came of the operator's command: a link to choose a password, told to the operator alone. */
export interface CreatedAdministrator {
  readonly isNew: boolean;
  readonly purpose: LinkPurpose;
  readonly token: string;
}

/** Why somebody can't be made an administrator. */
export type AdministratorFault = 'demoAddress' | 'deactivated';

interface Named {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** Makes an administrator of whoever has an address, with an account of their own where there is none. */
export async function createAdministrator(app: App, person: Named): Promise<CreatedAdministrator | AdministratorFault> {
  if (isDemoAccount(person)) return 'demoAddress';
  const at = app.clock.now();
  return app.db.transaction(async (tx) => {
    const madeId = await makeUser(tx, { ...person, role: 'Administrator', at });
    const row = madeId === null ? await userByEmail(tx, person.email) : await userById(tx, madeId);
    if (row === null) throw notFound();
    if (row.deactivatedAt !== null) return 'deactivated';
    await addRole(tx, { userId: row.id, role: 'Administrator', at });
    const purpose = row.passwordHash === null ? 'invite' : 'reset';
    const token = (await makeLink(tx, { userId: row.id, purpose, at, insist: true })) ?? '';
    const action = madeId === null ? 'users.changeRoles' : 'users.invite';
    const roleNames = [...new Set([...row.roles, 'Administrator' as const])].sort();
    const changes = differences({ roleNames: madeId === null ? row.roles : [] }, { roleNames });
    await recordChange(tx, theProduct(app), { action, subjectType: 'user', subjectId: row.id, changes });
    return { isNew: madeId !== null, purpose, token };
  });
}
