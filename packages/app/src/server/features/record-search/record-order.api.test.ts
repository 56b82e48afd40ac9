// The order of found records, against a plain ranking of all records that reads every one of them.

import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Role } from '#contract/identity/roles.ts';
import type { Capability } from '#contract/platform/capabilities.ts';
import { RECORDS_PER_KIND, type RecordKind } from '#contract/record-search/record-search.shapes.ts';
import { findGrant } from '#server/access/grant.ts';
import { invoices } from '#server/db/schema/finance.ts';
import { hostFamilies } from '#server/db/schema/host-families.ts';
import { users } from '#server/db/schema/identity.ts';
import { students } from '#server/db/schema/people.ts';
import { tripGroups, tripStudents, trips } from '#server/db/schema/trips.ts';
import type { Call } from '#server/platform/app.ts';
import { createLiveFamilies } from '#server/testing/fixtures/live-families.ts';
import { startTripFixture, type TripFixture } from '#server/testing/fixtures/trip-fixture.ts';
import { COMPLETE_INVOICE } from '#server/testing/samples/invoices.ts';
import { findMatchesBy, type RecordMatch } from './record-matches.queries.ts';
import { parseRecordQuestion } from './record-question.rules.ts';
import { listRecordSources } from './record-sources.queries.ts';

/** Names that begin alike, contain each other, and are often the same. */
const NAMES = ['Ab', 'Aba', 'Abab', 'Ba', 'Bab', 'Babba', 'A', 'Aabb'] as const;
const at = <Item>(items: readonly Item[], index: number) => items[index % items.length] as Item;
const nameOf = (index: number) => ({ firstName: at(NAMES, index), lastName: at(NAMES, index * 3 + Math.floor(index / 8)) });
const range = (count: number) => Array.from({ length: count }, (_, index) => index);

let room: TripFixture;
let agentId: number;

beforeAll(async () => {
  room = await startTripFixture({ count: 1 });
  const { db, clock } = room.app;
  const createdAt = clock.now();
  agentId = await room.createAccount({ email: 'agent-of-trips@example.test', roles: ['Agent'] });
  const children = await db
    .insert(students)
    .values(range(24).map((index) => ({ ...nameOf(index), createdAt, agentId: index % 3 === 0 ? agentId : null })))
    .returning({ id: students.id });
  const parents = await db
    .insert(users)
    .values(range(13).map((index) => ({ ...nameOf(index * 5), email: `${at(NAMES, index)}${index}@abab.test` })))
    .returning({ id: users.id });
  const [family] = await db.select().from(hostFamilies);
  const families = await createLiveFamilies(
    room.app,
    range(7).map((index) => ({
      countyId: family?.countyId ?? 0,
      parentGuardianOneFirstName: at(NAMES, index * 7),
      parentGuardianOneLastName: at(NAMES, index * 2 + 1),
    })),
  );
  const base = { tripTypeId: 2, businessId: room.businessId, fromDate: '2027-01-01', toDate: '2027-01-08', createdAt };
  const made = await db
    .insert(trips)
    .values(
      range(40).map((index) => ({
        ...base,
        studentId: at(children, index * 5).id,
        parentId: at(parents, index).id,
        hostFamilyId: at(families, index),
        agentId: index % 4 === 0 ? agentId : null,
      })),
    )
    .returning({ id: trips.id });
  await db
    .insert(tripStudents)
    .values(range(10).map((index) => ({ tripId: at(made, index * 4).id, studentId: at(children, index).id, position: 1 })));
  await db.insert(tripGroups).values(
    range(11).map((index) => ({
      ...{ name: `${at(NAMES, index)} ${at(NAMES, index * 2)} ${index}`, leader: at(NAMES, index + 3), createdAt },
      agentId: index % 2 === 0 ? agentId : null,
    })),
  );
  await db.insert(invoices).values(
    range(12).map((index) => ({
      ...{ kind: 'sales' as const, businessId: room.businessId, currency: 'EUR', draft: COMPLETE_INVOICE, createdAt },
      ...{ buyerName: `${at(NAMES, index)} ${at(NAMES, index + 5)}`, buyerEmail: 'baba@example.test' },
    })),
  );
});
afterAll(() => room.stop());

function callOf(role: Role): Call {
  const granted = (capability: Capability) => findGrant(capability, { roles: [role], switches: [] });
  const may = (capability: Capability) => granted(capability) !== null;
  const caller = { id: role === 'Agent' ? agentId : 0, roles: [role] };
  return { app: room.app, db: room.app.db, caller, granted, may, locale: 'en' } as unknown as Call;
}

/** What may be looked for of a record: its whole name, and words. */
interface Named {
  readonly whole: string;
  readonly words: readonly string[];
}

interface Plain {
  readonly kind: RecordKind;
  readonly id: number;
  readonly own: Named;
  /** The people of a trip; the whole name of its own student alone counts. */
  readonly people: readonly Named[];
}

const NOBODY: Named = { whole: '', words: [] };
const named = (whole: string, ...others: readonly (string | null | undefined)[]): Named => ({
  whole: whole.trim().toLowerCase(),
  words: [whole, ...others].flatMap((text) => (text ?? '').toLowerCase().split(/\s+/)).filter(Boolean),
});
const without = (name: Named): Named => ({ ...name, whole: '' });

/** Reads all records, as far as a role lists them. */
async function listAll(role: 'Administrator' | 'Agent'): Promise<Plain[]> {
  const { db } = room.app;
  const isAgent = role === 'Agent';
  const listed = <Row extends { readonly agentId: number | null }>(row: Row) => !isAgent || row.agentId === agentId;
  const [children, accounts, families, groups, bills, stays, more] = await Promise.all([
    db.select().from(students),
    db.select().from(users),
    db.select().from(hostFamilies),
    db.select().from(tripGroups),
    db.select().from(invoices),
    db.select().from(trips),
    db.select().from(tripStudents),
  ]);
  const childNames = new Map(children.map((one) => [one.id, named(`${one.firstName} ${one.lastName}`)]));
  const accountNames = new Map(accounts.map((one) => [one.id, named(`${one.firstName} ${one.lastName}`)]));
  const familyNames = new Map(
    families.map((one) => {
      const [first, last] = [one.parentGuardianOneFirstName, one.parentGuardianOneLastName];
      const second = [one.parentGuardianTwoFirstName, one.parentGuardianTwoLastName] as const;
      return [one.id, isAgent ? named(last, second[1]) : named(`${first} ${last}`, ...second)];
    }),
  );
  const plain = (kind: RecordKind, id: number, own: Named, people: readonly Named[] = []): Plain => ({ kind, id, own, people });
  const ofTrip = (stay: (typeof stays)[number]) => [
    childNames.get(stay.studentId ?? 0) ?? NOBODY,
    ...more.filter(({ tripId }) => tripId === stay.id).map(({ studentId }) => without(childNames.get(studentId) ?? NOBODY)),
    without(accountNames.get(stay.parentId ?? 0) ?? NOBODY),
    without(familyNames.get(stay.hostFamilyId ?? 0) ?? NOBODY),
  ];
  return [
    ...children.filter(listed).map((one) => plain('student', one.id, childNames.get(one.id) ?? NOBODY)),
    ...stays.filter(listed).map((one) => plain('trip', one.id, NOBODY, ofTrip(one))),
    ...groups.filter(listed).map((one) => plain('group', one.id, named(one.name, one.leader, one.leaderEmail))),
    ...(isAgent ? [] : accounts.map((one) => plain('account', one.id, named(`${one.firstName} ${one.lastName}`, one.email)))),
    ...families.map((one) => {
      const own = familyNames.get(one.id) ?? NOBODY;
      // Agents see neither first names nor addresses of families.
      const contact = isAgent ? [] : named(one.email, one.cityTown).words;
      return plain('hostFamily', one.id, { whole: isAgent ? '' : own.whole, words: [...own.words, ...contact] });
    }),
    ...(isAgent ? [] : bills.map((one) => plain('invoice', one.id, named(one.buyerName ?? '', one.number, one.buyerEmail)))),
  ];
}

const best = (ranks: readonly (number | null)[]) => {
  const found = ranks.filter((rank) => rank !== null);
  return found.length === 0 ? null : Math.min(...found);
};

/** How well a record fits by what begins with the words; null if it does not. */
function rankBeginning({ own, people }: Plain, typed: readonly string[]): number | null {
  const text = typed.join(' ');
  const all = [own, ...people];
  const rankOf = (word: string) =>
    best(all.flatMap(({ words }) => words.map((one) => (one === word ? 2 : one.startsWith(word) ? 4 : null))));
  const wholes = all.map(({ whole }) =>
    whole === text || whole.startsWith(`${text} `) ? 1 : whole !== '' && whole.startsWith(text) ? 3 : null,
  );
  const each = typed.map(rankOf);
  return each.includes(null) ? null : best([...wholes, Math.max(...each.map(Number))]);
}

function rankInside({ own, people }: Plain, typed: readonly string[]): number | null {
  const words = [own, ...people].flatMap((one) => one.words);
  const hasWord = (word: string) => words.some((one) => (word.length < 3 ? one.startsWith(word) : one.includes(word)));
  return typed.every(hasWord) ? 5 : null;
}

/** The first records of each kind: those that begin so, then those that contain it; the newest first among equals. */
function rankPlainly(all: readonly Plain[], typed: readonly string[]): string[] {
  const ranked = all.flatMap((one) => {
    const rank = rankBeginning(one, typed) ?? rankInside(one, typed);
    return rank === null ? [] : [{ kind: one.kind, id: one.id, rank }];
  });
  const kinds = [...new Set(ranked.map(({ kind }) => kind))];
  return kinds
    .flatMap((kind) => {
      const ofKind = ranked.filter((one) => one.kind === kind);
      return ofKind.toSorted((one, other) => one.rank - other.rank || other.id - one.id).slice(0, RECORDS_PER_KIND);
    })
    .map(inWords);
}

const inWords = ({ kind, id, rank }: RecordMatch) => `${kind} ${id}: ${rank}`;

async function findAll(role: Role, typed: readonly string[], isFrequent: boolean): Promise<string[]> {
  const call = callOf(role);
  const question = parseRecordQuestion(typed.join(' '), new Map());
  const sources = listRecordSources(call, question).filter(({ kind }) => kind !== 'message');
  const known: RecordMatch[] = [];
  for (const way of ['beginning', 'inside'] as const) {
    known.push(...(await findMatchesBy(call.db, sources, { question, way, known, isFrequent })));
  }
  return known.toSorted((one, other) => one.rank - other.rank || other.id - one.id).map(inWords);
}

const anyWord = fc.string({ unit: fc.constantFrom('a', 'b'), minLength: 1, maxLength: 5 });

describe.each(['Administrator', 'Agent'] as const)('records found by an %s', (role) => {
  test.each([
    ['few', false],
    ['very many', true],
  ])('are those of a plain ranking, of words that %s records have', async (_, isFrequent) => {
    const all = await listAll(role);
    let found = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(anyWord, { minLength: 1, maxLength: 2 }), async (typed) => {
        const ours = await findAll(role, typed, isFrequent);
        expect(ours.toSorted()).toEqual(rankPlainly(all, typed).toSorted());
        found += ours.length;
      }),
      { numRuns: 60, examples: NAMES.map((name) => [[name.toLowerCase()]] as [string[]]) },
    );
    expect(found).toBeGreaterThan(100);
  });
});
