// The SQL of whose expenses somebody sees, and of what they may submit one: what they submitted themselves, and what they look after or bear.

import { or, type SQL, sql } from 'drizzle-orm';
import type { Role } from '#contract/identity/roles.ts';
import { expenseShares, expenses } from '#server/db/schema/expenses.ts';
import { tripGroups, trips } from '#server/db/schema/trips.ts';
import type { Call } from '#server/platform/app.ts';

type ScopeCall = Pick<Call, 'grant' | 'caller'>;

/** Whose rows are asked for: somebody, through these of their roles. */
export interface ScopedPerson {
  readonly id: number;
  readonly roles: readonly string[];
}

/** Staff who look after some trips, and the column that says which. */
const CARERS = { Agent: trips.agentId, Coordinator: trips.coordinatorId } as const satisfies Partial<Record<Role, unknown>>;
type Carer = keyof typeof CARERS;

const isCarer = (role: string): role is Carer => role in CARERS;

/** Undefined for somebody whose right reaches every row. */
function toPerson({ grant, caller }: ScopeCall): ScopedPerson | undefined {
  return grant.all ? undefined : { id: caller?.id ?? 0, roles: grant.ways.map(({ caller: role }) => role) };
}

/** The groups that somebody looks after, or in which a trip is that they look after. */
function whereGroupsOf({ id, roles }: ScopedPerson): SQL {
  const ways = roles.filter(isCarer).map((role) => {
    const within = sql`${tripGroups.id} in (select ${trips.groupId} from ${trips} where ${CARERS[role]} = ${id})`;
    return role === 'Agent' ? sql`(${tripGroups.agentId} = ${id} or ${within})` : within;
  });
  return or(...ways) ?? sql`false`;
}

/** The groups that a caller may choose; undefined for somebody who may choose any. */
export function whereOwnGroups(call: ScopeCall): SQL | undefined {
  const person = toPerson(call);
  return person === undefined ? undefined : whereGroupsOf(person);
}

/** What somebody sees of expenses as staff: those of trips and groups that they look after. */
function whereCaredFor(person: ScopedPerson): SQL {
  const { id, roles } = person;
  const ofTrips = roles
    .filter(isCarer)
    .map((role) => sql`${expenses.tripId} in (select ${trips.id} from ${trips} where ${CARERS[role]} = ${id})`);
  const ofGroups = sql`${expenses.groupId} in (select ${tripGroups.id} from ${tripGroups} where ${whereGroupsOf(person)})`;
  return or(...ofTrips, ofGroups) ?? sql`false`;
}

/** A parent sees what they bear once it is approved; what the business bears itself is not told. */
const whereBorneBy = (id: number) => sql`(${expenses.rebillable} and ${expenses.state} in ('approved', 'settled') and ${expenses.id} in
  (select ${expenseShares.expenseId} from ${expenseShares} join ${trips} on ${trips.id} = ${expenseShares.tripId} where ${trips.parentId} = ${id}))`;

/** The expenses that somebody sees. */
export function whereExpensesOf(person: ScopedPerson): SQL {
  const { id, roles } = person;
  const ways = [sql`${expenses.submittedBy} = ${id}`, whereCaredFor(person), ...(roles.includes('Parent') ? [whereBorneBy(id)] : [])];
  return or(...ways) ?? sql`false`;
}

/** The expenses that a caller sees; undefined for somebody who sees them all. */
export function whereReadableExpenses(call: ScopeCall): SQL | undefined {
  const person = toPerson(call);
  return person === undefined ? undefined : whereExpensesOf(person);
}

/** The shares that a caller sees of those: of others' children only who looks after them. */
export function whereReadableShares(call: ScopeCall): SQL | undefined {
  const person = toPerson(call);
  if (person === undefined) return undefined;
  return or(whereCaredFor(person), sql`${trips.parentId} = ${person.id}`);
}

/** Somebody who submits and does not decide, whatever they are asking for; undefined for who decides. */
function toSubmitter({ may, caller }: Pick<Call, 'may' | 'caller'>): ScopedPerson | undefined {
  return may('expenses.decide') ? undefined : { id: caller?.id ?? 0, roles: caller?.roles ?? [] };
}

const whereSubmittedBy = (id: number) => sql`${expenses.submittedBy} = ${id}`;

/** The expenses that a caller may share anew: those that they look after or submitted; undefined for who may share any. */
export function whereSharableExpenses(call: Pick<Call, 'may' | 'caller'>): SQL | undefined {
  const person = toSubmitter(call);
  return person && or(whereCaredFor(person), whereSubmittedBy(person.id));
}

/** The expenses that a caller may change while nobody has decided on them: their own, or all. */
export function whereChangeableExpenses(call: Pick<Call, 'may' | 'caller'>): SQL | undefined {
  const person = toSubmitter(call);
  return person && whereSubmittedBy(person.id);
}
