// The history of the demo world, as recorded in the audit log.

import { findVettingMove } from '#contract/vetting/vetting.machine.ts';
import type { VettingState } from '#contract/vetting/vetting-states.ts';
import { DEMO_DOMAIN, type DemoAccount, type DemoChange, type DemoFamily } from '../world.ts';
import { addressOf } from './address.ts';
import { daysBefore } from './moments.ts';

const ADMIN = `admin@${DEMO_DOMAIN}`;
const at = (email: string) => ({ type: 'user', email }) as const;

/** Returns how an account was created: registered and confirmed by its owner, or invited by the administrator. */
function beginnings({ email, firstName, lastName, roles, teamRole, createdAt, verifiedAt }: DemoAccount): DemoChange[] {
  const subject = at(email);
  if (teamRole !== undefined) {
    const details = { firstName, lastName, email, roleNames: roles };
    const changes = Object.fromEntries(Object.entries(details).map(([field, after]) => [field, { before: null, after }]));
    return email === ADMIN ? [] : [{ at: createdAt, actor: ADMIN, action: 'users.invite', subject, changes }];
  }
  const registered = { at: createdAt, actor: email, action: 'account.register', subject, changes: {} };
  if (verifiedAt === null) return [registered];
  return [registered, { at: verifiedAt, actor: email, action: 'account.verifyEmail', subject, changes: {} }];
}

const EVERYBODY = ['family', 'vetters', 'visitors', 'product'] as const;

const toStep = (from: VettingState, to: VettingState) => findVettingMove(from, to, EVERYBODY)?.step ?? 'review';

/** Returns the vetting history of a family. */
function vetting({ email, steps }: DemoFamily): DemoChange[] {
  return steps.map(({ from, to, at: moment, by, reason }) => ({
    at: moment,
    actor: by,
    action: from === null ? 'hostFamilies.register' : `vetting.${toStep(from, to)}`,
    subject: { type: 'hostFamily', email },
    changes: from === null ? {} : { vettingState: { before: from, after: to }, ...(reason === '' ? {} : { reason }) },
  }));
}

/** Returns recent changes by the administrator. */
function administration(now: Date): DemoChange[] {
  const day = (days: number, hour: number, minute: number) => daysBefore(now, days, { hour, minute });
  const gwen = at(addressOf('Gwen', 'Maddox'));
  const deactivated = at(`deactivated@${DEMO_DOMAIN}`);
  const coordinator = { type: 'role', role: 'Coordinator' } as const;
  const noRole = at(`no-role@${DEMO_DOMAIN}`);
  const shut = day(5, 11, 20);
  return [
    {
      at: day(90, 9, 12),
      actor: ADMIN,
      action: 'users.changeRoles',
      subject: gwen,
      changes: { roleNames: { before: ['Vetting admin'], after: ['Coordinator', 'Vetting admin'] } },
    },
    {
      at: day(34, 15, 2),
      actor: ADMIN,
      action: 'viewAs.start',
      subject: at(`parent@${DEMO_DOMAIN}`),
      changes: { reason: 'The dashboard stays empty on her phone.' },
    },
    {
      at: day(21, 10, 5),
      actor: ADMIN,
      action: 'permissions.switch',
      subject: coordinator,
      changes: { 'audit.read': { before: false, after: true } },
    },
    {
      at: day(19, 16, 40),
      actor: ADMIN,
      action: 'permissions.switch',
      subject: coordinator,
      changes: { 'audit.read': { before: true, after: false } },
    },
    { at: day(9, 14, 31), actor: ADMIN, action: 'users.sendResetLink', subject: at(`finance@${DEMO_DOMAIN}`), changes: {} },
    {
      at: day(9, 14, 38),
      actor: `finance@${DEMO_DOMAIN}`,
      action: 'account.resetPassword',
      subject: at(`finance@${DEMO_DOMAIN}`),
      changes: {},
    },
    {
      at: day(8, 10, 3),
      actor: ADMIN,
      action: 'users.changeRoles',
      subject: noRole,
      changes: { roleNames: { before: ['Agent'], after: [] } },
    },
    {
      at: shut,
      actor: ADMIN,
      action: 'users.deactivate',
      subject: deactivated,
      changes: { deactivatedAt: { before: null, after: shut.toISOString() }, reason: 'Has left the agency.' },
    },
  ];
}

/** Returns all changes, oldest first. */
export function changesOf(now: Date, world: { accounts: readonly DemoAccount[]; families: readonly DemoFamily[] }): DemoChange[] {
  const all = [...world.accounts.flatMap(beginnings), ...world.families.flatMap(vetting), ...administration(now)];
  return all.sort((one, other) => one.at.getTime() - other.at.getTime());
}
