// Use cases of a user's access: roles, deactivating and reactivating the account, ending its sessions; for one user or many.

import type * as endpoints from '#contract/administration/users.endpoints.ts';
import type { AdministeredUser, BulkBody, BulkResult } from '#contract/administration/users.shapes.ts';
import type { Role } from '#contract/identity/roles.ts';
import type { CheckedRequest } from '#contract/platform/endpoint.ts';
import type { Transaction } from '#server/db/database.ts';
import { endSessionsOf, lockAdministrators, notifyDeactivation } from '#server/features/identity/identity.public.ts';
import { notify } from '#server/features/notifications/notifications.public.ts';
import type { Call } from '#server/platform/app.ts';
import { findDifferences } from '#server/platform/differences.ts';
import { AppError, HttpError } from '#server/platform/errors.ts';
import { publishEvent } from '#server/platform/realtime/events.ts';
import { recordChange } from '#server/platform/record-change.ts';
import { getTranslator, putIntoWords } from '#server/platform/translate.ts';
import { type AdministeredRow, grantRoles, revokeRoles, updateUserRow } from './users.queries.ts';
import { findAccessFault, findRoleChange, toRoles } from './users.rules.ts';
import { assertSameVersion, getUserAnswer, lockUserOrThrow } from './users.service.ts';

type Input<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;

/** Locks a user before a change of roles or state. Always locks the administrators first and then the row, to avoid deadlocks. */
async function lockUserAndAdministrators(tx: Transaction, id: number): Promise<{ row: AdministeredRow; administrators: number[] }> {
  const administrators = await lockAdministrators(tx);
  return { row: await lockUserOrThrow(tx, id), administrators };
}

/** Refuses to remove the last administrator, and any change of the caller's own access. */
function assertChangeAllowed(call: Call, asked: { userId: number; administrators: readonly number[]; endsAdministrator: boolean }): void {
  if (call.caller === null) throw new HttpError('unauthenticated');
  const fault = findAccessFault(call.caller, asked);
  if (fault !== null) throw new AppError(fault);
}

type LockedUser = Awaited<ReturnType<typeof lockUserAndAdministrators>>;

/** Notifies the user of the changed roles and who changed them. */
async function notifyRoleChange(
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

/** Sets a user's roles; returns whether anything changed. */
async function updateRoles(
  tx: Transaction,
  call: Call,
  { row, administrators, wanted }: LockedUser & { wanted: readonly Role[] },
): Promise<boolean> {
  const { id } = row;
  const { granted, revoked } = findRoleChange(row.roles, wanted);
  assertChangeAllowed(call, { userId: id, administrators, endsAdministrator: revoked.includes('Administrator') });
  if (granted.length + revoked.length === 0) return false;
  await revokeRoles(tx, { id, roles: revoked });
  await grantRoles(tx, { id, roles: granted, at: call.app.clock.now() });
  await updateUserRow(tx, { id, fields: {} });
  const roleNames = [...row.roles.filter((role) => !revoked.includes(role)), ...granted].sort();
  const changes = findDifferences({ roleNames: row.roles }, { roleNames });
  await publishEvent(tx, { kind: 'sessions.changed', userIds: [id] });
  await recordChange(tx, call, { action: 'users.changeRoles', subjectType: 'user', subjectId: id, changes });
  await notifyRoleChange(tx, call, { id, granted, revoked });
  return true;
}

/**
 * Deactivates or reactivates an account; returns whether anything changed. A deactivation also ends its sessions in the same transaction.
 */
async function updateState(tx: Transaction, call: Call, { row, administrators, open }: LockedUser & { open: boolean }): Promise<boolean> {
  const { id } = row;
  assertChangeAllowed(call, { userId: id, administrators, endsAdministrator: !open });
  if (open === (row.deactivatedAt === null)) return false;
  const deactivatedAt = open ? null : call.app.clock.now();
  await updateUserRow(tx, { id, fields: { deactivatedAt } });
  if (!open) {
    await endSessionsOf(tx, id);
    await notifyDeactivation(tx, call.app, id);
  }
  await recordChange(tx, call, {
    action: open ? 'users.reactivate' : 'users.deactivate',
    subjectType: 'user',
    subjectId: id,
    changes: findDifferences({ deactivatedAt: row.deactivatedAt }, { deactivatedAt }),
  });
  return true;
}

export async function setUserRoles(call: Call, { params: { id }, body }: Input<'setUserRoles'>): Promise<AdministeredUser> {
  return call.db.transaction(async (tx) => {
    const held = await lockUserAndAdministrators(tx, id);
    await assertSameVersion(tx, { row: held.row, version: body.version });
    await updateRoles(tx, call, { ...held, wanted: body.roleNames });
    return getUserAnswer(tx, id);
  });
}

export async function deactivateUser(call: Call, { params: { id } }: Input<'deactivateUser'>): Promise<AdministeredUser> {
  return call.db.transaction(async (tx) => {
    await updateState(tx, call, { ...(await lockUserAndAdministrators(tx, id)), open: false });
    return getUserAnswer(tx, id);
  });
}

export async function reactivateUser(call: Call, { params: { id } }: Input<'reactivateUser'>): Promise<AdministeredUser> {
  return call.db.transaction(async (tx) => {
    await updateState(tx, call, { ...(await lockUserAndAdministrators(tx, id)), open: true });
    return getUserAnswer(tx, id);
  });
}

export async function endUserSessions(call: Call, { params: { id } }: Input<'endUserSessions'>): Promise<AdministeredUser> {
  return call.db.transaction(async (tx) => {
    await lockUserOrThrow(tx, id);
    await endSessionsOf(tx, id);
    await recordChange(tx, call, { action: 'users.endSessions', subjectType: 'user', subjectId: id });
    return getUserAnswer(tx, id);
  });
}

function applyBulkAction(tx: Transaction, call: Call, { held, body }: { held: LockedUser; body: BulkBody }): Promise<boolean> {
  if (body.action === 'deactivate' || body.action === 'reactivate')
    return updateState(tx, call, { ...held, open: body.action === 'reactivate' });
  const wanted = toRoles(held.row.roles, { role: body.role, granted: body.action === 'grantRole' });
  return updateRoles(tx, call, { ...held, wanted });
}

/** Changes each user in a separate transaction, so that a failure doesn't affect the others. */
export async function changeManyUsers(call: Call, { body }: Input<'changeManyUsers'>): Promise<{ results: BulkResult[] }> {
  const setsRoles = body.action === 'grantRole' || body.action === 'revokeRole';
  if (setsRoles && !call.may('roles.write')) throw new HttpError('forbidden');
  const words = getTranslator(call.locale);
  const results: BulkResult[] = [];
  for (const id of new Set(body.ids)) {
    try {
      const changed = await call.db.transaction(async (tx) =>
        applyBulkAction(tx, call, { held: await lockUserAndAdministrators(tx, id), body }),
      );
      results.push({ id, outcome: changed ? 'done' : 'unchanged' });
    } catch (error) {
      if (error instanceof AppError)
        results.push({
          id,
          outcome: 'refused',
          code: error.code,
          message: putIntoWords(words, `refusals.${error.code}`, error.details.values),
        });
      else if (error instanceof HttpError && error.code === 'notFound')
        results.push({ id, outcome: 'refused', code: error.code, message: words('answers.notFound') });
      else throw error;
    }
  }
  return { results };
}
