// SQL of the expenses that a user can see or change, and of the trips and groups that they can submit one for.

import { or, type SQL, sql } from 'drizzle-orm';
import type { Role } from '#contract/identity/roles.ts';
import { expenseShares, expenses } from '#server/db/schema/expenses.ts';
import { tripGroups, trips } from '#server/db/schema/trips.ts';
import type { Call } from '#server/platform/app.ts';

type ScopeCall = Pick<Call, 'grant' | 'caller'>;

/** The user whose rows are requested, with the roles to consider. */
export interface ScopedPerson {
  readonly id: number;
  readonly roles: readonly string[];
}

/** Staff who look after trips, by the column that names them. */
const CARERS = { Agent: trips.agentId, Coordinator: trips.coordinatorId } as const satisfies Partial<Record<Role, unknown>>;
type Carer = keyof typeof CARERS;

const isCarer = (role: string): role is Carer => role in CARERS;

/** Returns undefined for a caller who can access every row. */
function toPerson({ grant, caller }: ScopeCall): ScopedPerson | undefined {
  return grant.all ? undefined : { id: caller?.id ?? 0, roles: grant.ways.map(({ caller: role }) => role) };
}

/** Restricts to the groups that a user looks after, or with a trip that they look after. */
function whereGroupsOf({ id, roles }: ScopedPerson): SQL {
  const ways = roles.filter(isCarer).map((role) => {
    const within = sql`${tripGroups.id} in (select ${trips.groupId} from ${trips} where ${CARERS[role]} = ${id})`;
    return role === 'Agent' ? sql`(${tripGroups.agentId} = ${id} or ${within})` : within;
  });
  return or(...ways) ?? sql`false`;
}

/** Restricts to the groups that a caller may choose; undefined if they may choose any. */
export function whereOwnGroups(call: ScopeCall): SQL | undefined {
  const person = toPerson(call);
  return person === undefined ? undefined : whereGroupsOf(person);
}

/** Restricts to expenses of trips and groups that the user looks after as staff. */
function whereCaredFor(person: ScopedPerson): SQL {
  const { id, roles } = person;
  const ofTrips = roles
    .filter(isCarer)
    .map((role) => sql`${expenses.tripId} in (select ${trips.id} from ${trips} where ${CARERS[role]} = ${id})`);
  const ofGroups = sql`${expenses.groupId} in (select ${tripGroups.id} from ${tripGroups} where ${whereGroupsOf(person)})`;
  return or(...ofTrips, ofGroups) ?? sql`false`;
}

/** Parents see expenses that they bear once these are approved, but not those that the business bears itself. */
const whereBorneBy = (id: number) => sql`(${expenses.rebillable} and ${expenses.state} in ('approved', 'settled') and ${expenses.id} in
  (select ${expenseShares.expenseId} from ${expenseShares} join ${trips} on ${trips.id} = ${expenseShares.tripId} where ${trips.parentId} = ${id}))`;

/** Restricts to the expenses that a user can see. */
export function whereExpensesOf(person: ScopedPerson): SQL {
  const { id, roles } = person;
  const ways = [sql`${expenses.submittedBy} = ${id}`, whereCaredFor(person), ...(roles.includes('Parent') ? [whereBorneBy(id)] : [])];
  return or(...ways) ?? sql`false`;
}

/** Restricts to the expenses that a caller can see; undefined if they can see all. */
export function whereReadableExpenses(call: ScopeCall): SQL | undefined {
  const person = toPerson(call);
  return person === undefined ? undefined : whereExpensesOf(person);
}

/** Restricts to the shares that a caller can see: only those who look after a trip see other parents' shares. */
export function whereReadableShares(call: ScopeCall): SQL | undefined {
  const person = toPerson(call);
  if (person === undefined) return undefined;
  return or(whereCaredFor(person), sql`${trips.parentId} = ${person.id}`);
}

/** Returns a caller who can submit but not decide, with all their roles; undefined for those who can decide. */
function toSubmitter({ may, caller }: Pick<Call, 'may' | 'caller'>): ScopedPerson | undefined {
  return may('expenses.decide') ? undefined : { id: caller?.id ?? 0, roles: caller?.roles ?? [] };
}

const whereSubmittedBy = (id: number) => sql`${expenses.submittedBy} = ${id}`;

/** Restricts to the expenses that a caller can split: those they look after or submitted; undefined if they can split any. */
export function whereSharableExpenses(call: Pick<Call, 'may' | 'caller'>): SQL | undefined {
  const person = toSubmitter(call);
  return person && or(whereCaredFor(person), whereSubmittedBy(person.id));
}

/** Restricts to the undecided expenses that a caller can edit: their own; undefined if they can edit any. */
export function whereChangeableExpenses(call: Pick<Call, 'may' | 'caller'>): SQL | undefined {
  const person = toSubmitter(call);
  return person && whereSubmittedBy(person.id);
}
