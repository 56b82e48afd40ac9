// Checks who may be named on a trip: a parent of its students as payer, coordinators and agents by their role. Those whom the caller may
// not name are reported as unknown; otherwise IDs would reveal who has an account.

import type { Role } from '#contract/identity/roles.ts';
import type { FieldFault } from '#contract/platform/validation/validation.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { isUserInRole } from '#server/features/people/people.public.ts';
import { listParentsOfStudents } from '#server/features/trips/read/views.queries.ts';
import { findFamilyToAsk } from '#server/features/trips/trip.queries.ts';
import type { Call } from '#server/platform/app.ts';
import { AppError, ValidationError } from '#server/platform/errors.ts';
import { isGroup } from './trip-people.queries.ts';

/** The fields of a trip that refer to people, groups or families by ID; a field left out does not change. */
export interface NamedPeople {
  readonly parentId?: number | null | undefined;
  readonly agentId?: number | null | undefined;
  readonly coordinatorId?: number | null | undefined;
  readonly groupId?: number | null | undefined;
  readonly hostFamilyId?: number | null | undefined;
  readonly backupHostFamilyId?: number | null | undefined;
}

interface Naming {
  readonly named: NamedPeople;
  /** The current trip; its present values are always allowed. */
  readonly before: NamedPeople;
  readonly studentIds: readonly number[];
}

type Rule = FieldFault['rule'] | null;

const rolesOf = {
  agentId: ['Agent'],
  coordinatorId: ['Coordinator', 'Administrator'],
} as const satisfies Readonly<Record<string, readonly Role[]>>;

/** Checks an agent or coordinator: only callers who see all trips assign them, and each must have the role. */
async function ruleOfStaff(call: Call, tx: Transaction, field: keyof typeof rolesOf, id: number): Promise<Rule> {
  if (!call.grant.all) return field === 'agentId' && id === call.caller?.id ? null : 'staffOnly';
  for (const role of rolesOf[field]) if (await isUserInRole(tx, id, role)) return null;
  return 'unknownNumber';
}

async function ruleOfParent(tx: Transaction, id: number, studentIds: readonly number[]): Promise<Rule> {
  const parents = await listParentsOfStudents(tx, studentIds);
  return parents.some((parent) => parent.id === id) && (await isUserInRole(tx, id, 'Parent')) ? null : 'unknownNumber';
}

/** Refuses families that are not live, unless the caller sees all trips. */
async function ruleOfFamily(call: Call, tx: Transaction, id: number): Promise<Rule> {
  const family = await findFamilyToAsk(tx, id);
  return family === null || !(call.grant.all || family.isLive) ? 'unknownNumber' : null;
}

async function ruleFor(
  call: Call,
  tx: Transaction,
  { field, id, studentIds }: { field: keyof NamedPeople; id: number } & Pick<Naming, 'studentIds'>,
) {
  switch (field) {
    case 'parentId':
      return ruleOfParent(tx, id, studentIds);
    case 'agentId':
    case 'coordinatorId':
      return ruleOfStaff(call, tx, field, id);
    case 'groupId':
      return (await isGroup(tx, id, call.grant.all ? null : (call.caller?.id ?? 0))) ? null : ('unknownNumber' as const);
    case 'hostFamilyId':
    case 'backupHostFamilyId':
      return ruleOfFamily(call, tx, id);
  }
}

const FIELDS = [
  'parentId',
  'agentId',
  'coordinatorId',
  'groupId',
  'hostFamilyId',
  'backupHostFamilyId',
] as const satisfies (keyof NamedPeople)[];

/**
 * Refuses people whom the caller may not name on a trip, each at its field. Those named are locked until the transaction ends.
 * @throws ValidationError
 */
export async function assertPeopleNameable(call: Call, tx: Transaction, { named, before, studentIds }: Naming): Promise<void> {
  const faults: FieldFault[] = [];
  for (const field of FIELDS) {
    const id = named[field];
    if (id === undefined || id === (before[field] ?? null)) continue;
    const isTakenAway = id === null && !call.grant.all && (field === 'agentId' || field === 'coordinatorId');
    const rule = isTakenAway ? 'staffOnly' : id === null ? null : await ruleFor(call, tx, { field, id, studentIds });
    if (rule !== null) faults.push({ field, rule });
  }
  if (faults.length > 0) throw new ValidationError(faults);
}

/**
 * Refuses students of different families on one trip, and a payer who is not a parent of each: everybody notified of a trip sees all its
 * children. Students without a common parent travel as a group.
 * @throws AppError `studentsOfOthers`
 */
export async function assertStudentsTogether(db: Queryable, studentIds: readonly number[], payerId: number | null): Promise<void> {
  const parents = await listParentsOfStudents(db, studentIds);
  const of = studentIds.map((id) => new Set(parents.filter(({ studentId }) => studentId === id).map((parent) => parent.id)));
  const [first = new Set<number>(), ...others] = of;
  const isOneFamily =
    of.every(({ size }) => size === 0) || others.length === 0 || [...first].some((id) => others.every((own) => own.has(id)));
  const isPayers = payerId === null || of.every((own) => own.has(payerId));
  if (!isOneFamily || !isPayers) throw new AppError('studentsOfOthers', { field: 'studentIds' });
}
