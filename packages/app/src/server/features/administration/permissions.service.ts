// Use cases of roles and of what they may.

import type * as endpoints from '#contract/administration/permissions.endpoints.ts';
import type { EffectiveRights, PermissionRow, RoleSummary } from '#contract/administration/permissions.shapes.ts';
import { ROLES } from '#contract/identity/roles.ts';
import { CAPABILITIES } from '#contract/platform/capabilities.ts';
import type { CheckedRequest } from '#contract/platform/endpoint.ts';
import { codeOf } from '#server/access/grant.ts';
import { fixedReason } from '#server/access/switchable.rules.ts';
import { rowOf } from '#server/access/table.ts';
import type { Call } from '#server/platform/app.ts';
import { recordChange } from '#server/platform/record.ts';
import { notFound, Refusal } from '#server/platform/refusal.ts';
import { allSwitches, lockSwitches, removeSwitch, saveSwitch } from './permissions.queries.ts';
import { effectiveRightsOf, permissionRow, permissionRows, roleRecord } from './permissions.records.ts';
import { countHolders, findUser } from './users.queries.ts';

type Asked<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;

export async function listRoles({ db }: Call): Promise<{ data: RoleSummary[] }> {
  const switches = await allSwitches(db);
  const counted = new Map((await countHolders(db)).map((row) => [row.role, row]));
  return { data: ROLES.map((name) => roleRecord(name, { holders: counted.get(name) ?? { open: 0, deactivated: 0 }, switches })) };
}

export async function readPermissions({ db }: Call): Promise<{ data: PermissionRow[] }> {
  return { data: permissionRows(await allSwitches(db)) };
}

/** Switches a right of a role. One that is as the product has it needs no switch. */
export async function switchPermission(call: Call, { body }: Asked<'switchPermission'>): Promise<PermissionRow> {
  const { role, capability, allowed, was } = body;
  const row = rowOf(capability);
  if (fixedReason({ capability, role, row }) !== null) throw new Refusal('permissionFixed');
  return call.db.transaction(async (tx) => {
    const switches = await lockSwitches(tx);
    const before = codeOf(role, { capability, switches }) !== '-';
    if (before === allowed) return permissionRow(capability, switches);
    if (before !== was) throw new Refusal('changedMeanwhile', { current: { ...permissionRow(capability, switches) } });
    if ((row[role] !== '-') === allowed) await removeSwitch(tx, { role, capability });
    else await saveSwitch(tx, { change: { role, capability, allowed }, at: call.app.clock.now() });
    const changes = { [capability]: { before, after: allowed } };
    await recordChange(tx, call, { action: 'permissions.switch', subjectType: 'role', subjectId: role, changes });
    return permissionRow(capability, await allSwitches(tx));
  });
}

/** Takes switches away: of a role, of a right, of one right of one role, or all. Each role that changes has its row in the audit trail. */
export async function resetPermissions(call: Call, { body }: Asked<'resetPermissions'>): Promise<{ data: PermissionRow[] }> {
  return call.db.transaction(async (tx) => {
    const switches = (await lockSwitches(tx)).filter(
      ({ role, capability }) => (body.role ?? role) === role && (body.capability ?? capability) === capability,
    );
    for (const { role, capability } of switches) await removeSwitch(tx, { role, capability });
    for (const role of ROLES) {
      const theirs = switches.filter((one) => one.role === role && CAPABILITIES.includes(one.capability));
      if (theirs.length === 0) continue;
      const changes = Object.fromEntries(theirs.map(({ capability, allowed }) => [capability, { before: allowed, after: !allowed }]));
      await recordChange(tx, call, { action: 'permissions.reset', subjectType: 'role', subjectId: role, changes });
    }
    return { data: permissionRows(await allSwitches(tx)) };
  });
}

export async function readEffectiveRights(call: Call, { params }: Asked<'readEffectiveRights'>): Promise<EffectiveRights> {
  const user = await findUser(call.db, params.id);
  if (user === null) throw notFound();
  const { id, firstName, lastName, roles, deactivatedAt } = user;
  const data = effectiveRightsOf(roles, await allSwitches(call.db));
  return { user: { id, firstName, lastName, roleNames: roles, deactivated: deactivatedAt !== null }, data };
}
