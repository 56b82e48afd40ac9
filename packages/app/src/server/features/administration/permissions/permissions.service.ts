// Use cases of roles and their permissions.

import type * as endpoints from '#contract/administration/permissions.endpoints.ts';
import type { EffectiveRights, PermissionRow, RoleSummary } from '#contract/administration/permissions.shapes.ts';
import { ROLES } from '#contract/identity/roles.ts';
import { CAPABILITIES } from '#contract/platform/capabilities.ts';
import type { CheckedRequest } from '#contract/platform/endpoint.ts';
import { getAccessCode } from '#server/access/grant.ts';
import { findFixedReason } from '#server/access/switchable.rules.ts';
import { getAccessRow } from '#server/access/table.ts';
import { countHolders, findUser } from '#server/features/administration/users/users.queries.ts';
import type { Call } from '#server/platform/app.ts';
import { AppError, notFound } from '#server/platform/errors.ts';
import { recordChange } from '#server/platform/record-change.ts';
import { deleteSwitch, listSwitches, lockSwitches, upsertSwitch } from './permissions.queries.ts';
import { listEffectiveRights, listPermissionRows, toPermissionRow, toRoleRecord } from './permissions.records.ts';

type Input<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;

export async function listRoles({ db }: Call): Promise<{ data: RoleSummary[] }> {
  const switches = await listSwitches(db);
  const counted = new Map((await countHolders(db)).map((row) => [row.role, row]));
  return { data: ROLES.map((name) => toRoleRecord(name, { holders: counted.get(name) ?? { open: 0, deactivated: 0 }, switches })) };
}

export async function getPermissions({ db }: Call): Promise<{ data: PermissionRow[] }> {
  return { data: listPermissionRows(await listSwitches(db)) };
}

/** Switches a permission of a role on or off. A permission with its default value needs no switch. */
export async function switchPermission(call: Call, { body }: Input<'switchPermission'>): Promise<PermissionRow> {
  const { role, capability, allowed, was } = body;
  const row = getAccessRow(capability);
  if (findFixedReason({ capability, role, row }) !== null) throw new AppError('permissionFixed');
  return call.db.transaction(async (tx) => {
    const switches = await lockSwitches(tx);
    const before = getAccessCode(role, { capability, switches }) !== '-';
    if (before === allowed) return toPermissionRow(capability, switches);
    if (before !== was) throw new AppError('changedMeanwhile', { current: { ...toPermissionRow(capability, switches) } });
    if ((row[role] !== '-') === allowed) await deleteSwitch(tx, { role, capability });
    else await upsertSwitch(tx, { change: { role, capability, allowed }, at: call.app.clock.now() });
    const changes = { [capability]: { before, after: allowed } };
    await recordChange(tx, call, { action: 'permissions.switch', subjectType: 'role', subjectId: role, changes });
    return toPermissionRow(capability, await listSwitches(tx));
  });
}

/**
 * Deletes the switches of a role, of a permission, of one permission of one role, or all. Writes an audit entry for each role that
 * changes.
 */
export async function resetPermissions(call: Call, { body }: Input<'resetPermissions'>): Promise<{ data: PermissionRow[] }> {
  return call.db.transaction(async (tx) => {
    const switches = (await lockSwitches(tx)).filter(
      ({ role, capability }) => (body.role ?? role) === role && (body.capability ?? capability) === capability,
    );
    for (const { role, capability } of switches) await deleteSwitch(tx, { role, capability });
    for (const role of ROLES) {
      const theirs = switches.filter((one) => one.role === role && CAPABILITIES.includes(one.capability));
      if (theirs.length === 0) continue;
      const changes = Object.fromEntries(theirs.map(({ capability, allowed }) => [capability, { before: allowed, after: !allowed }]));
      await recordChange(tx, call, { action: 'permissions.reset', subjectType: 'role', subjectId: role, changes });
    }
    return { data: listPermissionRows(await listSwitches(tx)) };
  });
}

export async function getEffectiveRights(call: Call, { params }: Input<'readEffectiveRights'>): Promise<EffectiveRights> {
  const user = await findUser(call.db, params.id);
  if (user === null) throw notFound();
  const { id, firstName, lastName, roles, deactivatedAt } = user;
  const data = listEffectiveRights(roles, await listSwitches(call.db));
  return { user: { id, firstName, lastName, roleNames: roles, deactivated: deactivatedAt !== null }, data };
}
