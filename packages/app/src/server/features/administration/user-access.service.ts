// Use cases of what a user may at all: their roles, shutting and reopening the account, ending its sessions; one by one and many at once.

import type * as endpoints from '#contract/administration/users.endpoints.ts';
import type { AdministeredUser, BulkBody, BulkResult } from '#contract/administration/users.shapes.ts';
import type { Role } from '#contract/identity/roles.ts';
import type { CheckedRequest } from '#contract/platform/endpoint.ts';
import type { Transaction } from '#server/db/database.ts';
import { endSessionsOf, lockAdministrators, noteDeactivation } from '#server/features/identity/identity.public.ts';
import { notify } from '#server/features/notifications/notifications.public.ts';
import type { Call } from '#server/platform/app.ts';
import { differences } from '#server/platform/differences.ts';
import { recordChange } from '#server/platform/record.ts';
import { HttpRefusal, Refusal } from '#server/platform/refusal.ts';
import { wordsIn } from '#server/platform/words.ts';
import { type AdministeredRow, grantRoles, revokeRoles, saveUser } from './users.queries.ts';
import { accessFault, roleChange, withRole } from './users.rules.ts';
import { answerOf, lockedUser, sameVersion } from './users.service.ts';

type Asked<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;

/** A user whose roles or state are about to change: whoever is an administrator is locked first, always in this order, then the row. */
async function heldUser(tx: Transaction, id: number): Promise<{ row: AdministeredRow; administrators: number[] }> {
  const administrators = await lockAdministrators(tx);
  return { row: await lockedUser(tx, id), administrators };
}

/** Refuses to take an administrator away who is the last, and whatever would change the caller's own access. */
function mayChange(call: Call, asked: { userId: number; administrators: readonly number[]; endsAdministrator: boolean }): void {
  if (call.caller === null) throw new HttpRefusal('unauthenticated');
  const fault = accessFault(call.caller, asked);
  if (fault !== null) throw new Refusal(fault);
}

type Held = Awaited<ReturnType<typeof heldUser>>;

/** Tells the user what has changed, and by whom. */
async function noteRoles(
  tx: Transaction,
  { app, caller }: Call,
  { id, granted, revoked }: { id: number; granted: Role[]; revoked: Role[] },
) {
  const { id: aboutId, account } = caller ?? { id: undefined, account: null };
  const name = account === null ? '' : `${account.firstName} ${account.lastName}`.trim();
  const data = { granted, revoked, name };
  const notice = { to: { userIds: [id] }, kind: 'roleChanged', data, anyway: 'security' } as const;
  await notify(tx, app, { ...notice, ...(aboutId === undefined ? {} : { aboutId }) });
}

/** Gives a user exactly these roles; answers whether that changed anything. */
async function changeRoles(
  tx: Transaction,
  call: Call,
  { row, administrators, wanted }: Held & { wanted: readonly Role[] },
): Promise<boolean> {
  const { id } = row;
  const { granted, revoked } = roleChange(row.roles, wanted);
  mayChange(call, { userId: id, administrators, endsAdministrator: revoked.includes('Administrator') });
  if (granted.length + revoked.length === 0) return false;
  await revokeRoles(tx, { id, roles: revoked });
  await grantRoles(tx, { id, roles: granted, at: call.app.clock.now() });
  await saveUser(tx, { id, fields: {} });
  const roleNames = [...row.roles.filter((role) => !revoked.includes(role)), ...granted].sort();
  const changes = differences({ roleNames: row.roles }, { roleNames });
  await recordChange(tx, call, { action: 'users.changeRoles', subjectType: 'user', subjectId: id, changes });
  await noteRoles(tx, call, { id, granted, revoked });
  return true;
}

/** Shuts an account, or reopens it; answers whether that changed anything. With the account its sessions end, in the same moment. */
async function changeState(tx: Transaction, call: Call, { row, administrators, open }: Held & { open: boolean }): Promise<boolean> {
  const { id } = row;
  mayChange(call, { userId: id, administrators, endsAdministrator: !open });
  if (open === (row.deactivatedAt === null)) return false;
  const deactivatedAt = open ? null : call.app.clock.now();
  await saveUser(tx, { id, fields: { deactivatedAt } });
  if (!open) {
    await endSessionsOf(tx, id);
    await noteDeactivation(tx, call.app, id);
  }
  await recordChange(tx, call, {
    action: open ? 'users.reactivate' : 'users.deactivate',
    subjectType: 'user',
    subjectId: id,
    changes: differences({ deactivatedAt: row.deactivatedAt }, { deactivatedAt }),
  });
  return true;
}

export async function setUserRoles(call: Call, { params: { id }, body }: Asked<'setUserRoles'>): Promise<AdministeredUser> {
  return call.db.transaction(async (tx) => {
    const held = await heldUser(tx, id);
    await sameVersion(tx, { row: held.row, version: body.version });
    await changeRoles(tx, call, { ...held, wanted: body.roleNames });
    return answerOf(tx, id);
  });
}

export async function deactivateUser(call: Call, { params: { id } }: Asked<'deactivateUser'>): Promise<AdministeredUser> {
  return call.db.transaction(async (tx) => {
    await changeState(tx, call, { ...(await heldUser(tx, id)), open: false });
    return answerOf(tx, id);
  });
}

export async function reactivateUser(call: Call, { params: { id } }: Asked<'reactivateUser'>): Promise<AdministeredUser> {
  return call.db.transaction(async (tx) => {
    await changeState(tx, call, { ...(await heldUser(tx, id)), open: true });
    return answerOf(tx, id);
  });
}

export async function endUserSessions(call: Call, { params: { id } }: Asked<'endUserSessions'>): Promise<AdministeredUser> {
  return call.db.transaction(async (tx) => {
    await lockedUser(tx, id);
    await endSessionsOf(tx, id);
    await recordChange(tx, call, { action: 'users.endSessions', subjectType: 'user', subjectId: id });
    return answerOf(tx, id);
  });
}

function changeOne(tx: Transaction, call: Call, { held, body }: { held: Held; body: BulkBody }): Promise<boolean> {
  if (body.action === 'deactivate' || body.action === 'reactivate')
    return changeState(tx, call, { ...held, open: body.action === 'reactivate' });
  const wanted = withRole(held.row.roles, { role: body.role, granted: body.action === 'grantRole' });
  return changeRoles(tx, call, { ...held, wanted });
}

/** Every user in a transaction of their own: one who can't be changed holds up nobody. */
export async function changeManyUsers(call: Call, { body }: Asked<'changeManyUsers'>): Promise<{ results: BulkResult[] }> {
  const setsRoles = body.action === 'grantRole' || body.action === 'revokeRole';
  if (setsRoles && !call.may('roles.write')) throw new HttpRefusal('forbidden');
  const words = wordsIn(call.locale);
  const results: BulkResult[] = [];
  for (const id of new Set(body.ids)) {
    try {
      const changed = await call.db.transaction(async (tx) => changeOne(tx, call, { held: await heldUser(tx, id), body }));
      results.push({ id, outcome: changed ? 'done' : 'unchanged' });
    } catch (error) {
      if (error instanceof Refusal)
        results.push({ id, outcome: 'refused', code: error.code, message: words(`refusals.${error.code}`, error.details.values as never) });
      else if (error instanceof HttpRefusal && error.code === 'notFound')
        results.push({ id, outcome: 'refused', code: error.code, message: words('answers.notFound') });
      else throw error;
    }
  }
  return { results };
}
