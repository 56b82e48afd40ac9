// What the family's own editing means for its vetting: it begins, and every adult needs a police check.

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { editFamily } from '#contract/host-families/family-details.endpoints.ts';
import { declareOwnRelation, readOwnVetting, submitProfile } from '#contract/vetting/own-vetting.endpoints.ts';
import { createCheck, declareRelation, moveVetting } from '#contract/vetting/vetting.endpoints.ts';
import { hostFamilies } from '#server/db/schema/host-families.ts';
import { users } from '#server/db/schema/identity.ts';
import { notifications } from '#server/db/schema/notifications.ts';
import type { TestClient } from '#server/testing/client.ts';
import { POLICE, startVetting, type VettingFixture } from '#server/testing/fixtures/vetting-fixture.ts';

let room: VettingFixture;
beforeAll(async () => {
  room = await startVetting();
});
afterAll(() => room.server.stop());

interface Edit {
  readonly cityTown?: string;
  readonly adults?: { id?: number; firstName: string; lastName: string }[];
}

async function save(client: TestClient, id: number, fields: Edit) {
  const isFamily = eq(hostFamilies.id, id);
  const [row] = await room.server.app.db.select({ version: hostFamilies.version }).from(hostFamilies).where(isFamily);
  const saved = await client.ask(editFamily, { params: { id }, body: { ...fields, version: row?.version ?? 0 } });
  return saved.body.item.people?.adults ?? [];
}

test('vetting begins when the family first saves its profile, unless its email address isn’t confirmed', async () => {
  const { id, userId, family } = await room.createReadyFamily();
  const { db } = room.server.app;
  const confirm = (emailVerifiedAt: Date | null) => db.update(users).set({ emailVerifiedAt }).where(eq(users.id, userId));
  await confirm(null);
  await save(family, id, { cityTown: 'Bray' });
  expect((await room.read(id)).state).toBe('registered');
  await confirm(room.server.time.now);
  await save(family, id, { cityTown: 'Greystones' });
  expect(await room.read(id)).toMatchObject({ state: 'profile_incomplete', stateHistory: [{ by: 'Orla Test', to: 'profile_incomplete' }] });
  await save(family, id, { adults: [{ firstName: 'Noel', lastName: 'Byrne' }] });
  expect((await room.read(id)).stateHistory).toHaveLength(1);
});

test('staff hear that other adults live with an approved family, and not of other changes', async () => {
  const { id, family } = await room.createReadyFamily({ vettingState: 'approved' });
  const { db } = room.server.app;
  const listTold = async () => (await db.select({ data: notifications.data }).from(notifications)).map(({ data }) => data);
  await db.delete(notifications);
  await save(family, id, { cityTown: 'Bray' });
  expect(await listTold()).toEqual([]);
  await save(family, id, { adults: [{ firstName: 'Noel', lastName: 'Byrne' }] });
  expect(await listTold()).toEqual([{ hostFamilyId: id, name: 'Orla Murphy', event: 'householdChanged' }]);
});

describe('a police check', () => {
  const create = (id: number, person: string) => room.vetter.ask(createCheck, { params: { id }, body: { ...POLICE, person } });

  test('is needed of every adult, and stays theirs when the family edits its household', async () => {
    const { id, family } = await room.createReadyFamily();
    const [noel] = await save(family, id, { adults: [{ firstName: 'Noel', lastName: 'Byrne' }] });
    const person = `adult:${noel?.id}`;
    await create(id, 'guardian_one');
    expect(await room.read(id)).toMatchObject({ missing: ['visit', 'references', 'police', 'document'], adults: [{}, { person }] });
    await create(id, person);
    expect((await room.read(id)).missing).not.toContain('police');
    const una = { firstName: 'Una', lastName: 'Byrne' };
    const both = await save(family, id, { adults: [una, { id: noel?.id ?? 0, firstName: 'Noël', lastName: 'Byrne' }] });
    expect(both[1]?.id).toBe(noel?.id);
    expect((await room.read(id)).missing).toContain('police');
    await save(family, id, { adults: [{ firstName: 'Noël', lastName: 'Byrne' }] });
    expect((await room.read(id)).missing).not.toContain('police');
  });

  test('is refused of somebody who isn’t of the household', async () => {
    const other = await room.createReadyFamily();
    const [noel] = await save(other.family, other.id, { adults: [{ firstName: 'Noel', lastName: 'Byrne' }] });
    const { id } = await room.createReadyFamily();
    for (const person of [`adult:${noel?.id}`, 'guardian_two', 'adult:0', 'Noel']) {
      expect(Object.keys((await create(id, person)).body.errors ?? {}), person).toEqual(['person']);
    }
  });
});

test('a family that knows somebody of the staff keeps them out by their name, and reads only what it has said itself', async () => {
  const { id, family } = await room.createReadyFamily();
  await family.ask(submitProfile, {});
  await room.server.createAccount({
    email: `sile-${id}@example.test`,
    roles: ['Vetting admin'],
    firstName: `Síle${id}`,
  });
  const cousin = await room.server.signInWith(`sile-${id}@example.test`);
  const declare = (colleague: string) => family.ask(declareOwnRelation, { body: { colleague, kind: 'relative' } });
  expect((await declare('Nobody Here')).body.code).toBe('colleagueUnknown');
  const { relations } = (await declare(` SILE${id}  test`)).body;
  expect(relations).toMatchObject([{ user: { name: `Síle${id} Test` }, kind: 'relative', isDeclaredByFamily: true }]);
  const body = { to: 'in_review', reason: '', version: (await room.read(id)).version } as const;
  expect((await cousin.ask(moveVetting, { params: { id }, body })).body.code).toBe('relatedFamily');
  const other = await room.server.createAccount({ email: `pa-${id}@example.test`, roles: ['Coordinator'] });
  await room.vetter.ask(declareRelation, { params: { id }, body: { userId: other, kind: 'other' } });
  expect((await room.read(id)).relations.map((one) => one.isDeclaredByFamily).toSorted()).toEqual([false, true]);
  expect((await family.ask(readOwnVetting, {})).body.relations).toHaveLength(1);
});
