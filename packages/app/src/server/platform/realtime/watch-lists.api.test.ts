// Lists that are loaded again when others change them, and the bell: who is told, and how often.

import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { editTrip } from '#contract/trips/trip.endpoints.ts';
import { notify } from '#server/features/notifications/notifications.public.ts';
import { recordChange, systemActor } from '#server/platform/record-change.ts';
import { connectSocket, type TestSocket } from '#server/testing/fixtures/realtime-fixture.ts';
import { createTestGroup } from '#server/testing/samples/conversations.ts';
import { createBusiness } from '#server/testing/samples/invoices.ts';
import { createSentInvoice } from '#server/testing/samples/money.ts';
import { createTestTrip } from '#server/testing/samples/trips.ts';
import { startServer, type TestServer } from '#server/testing/start-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const change = (subjectType: string) =>
  server.app.db.transaction((tx) =>
    recordChange(tx, systemActor(server.app), { action: `${subjectType}.edit`, subjectType, subjectId: 1 }),
  );

const changed = ({ received }: TestSocket) => received.filter(({ name }) => name === 'lists.changed').map(({ payload }) => payload);

test('those who watch a list with full access hear of its changes, others do not', async () => {
  const coordinator = await connectSocket(server.origin, await server.signInAs('Coordinator'));
  const parent = await connectSocket(server.origin, await server.signInAs('Parent'));
  expect(await coordinator.send('lists.watch', { names: ['trips', 'trips', 'users'] })).toEqual({ ok: true, names: ['trips', 'users'] });
  expect(await parent.send('lists.watch', { names: ['trips', 'users'] })).toEqual({ ok: true, names: [] });
  expect(await parent.send('lists.watch', { names: ['strange'] })).toMatchObject({ ok: false, code: 'validation' });
  await change('student');
  await change('trip');
  await coordinator.waitFor('lists.changed');
  expect(await coordinator.send('lists.watch', { names: ['users'] })).toEqual({ ok: true, names: ['users'] });
  await change('trip');
  await change('user');
  await vi.waitFor(() => expect(changed(coordinator)).toEqual([{ name: 'trips' }, { name: 'users' }]), { timeout: 3000 });
  expect(changed(parent)).toEqual([]);
  coordinator.close();
  parent.close();
});

const changedNames = (socket: TestSocket) => (changed(socket) as { readonly name: string }[]).map(({ name }) => name).toSorted();

/** Connects an agent, who watches lists. */
async function connectAgent(email: string) {
  const id = await server.createAccount({ email, roles: ['Agent'] });
  return { id, socket: await connectSocket(server.origin, await server.signInWith(email)) };
}

const WATCHED = ['trips', 'tripBoard', 'tripTimeline', 'trackedTrips', 'tripSheet', 'students', 'groups'] as const;

test('agents hear of changes of their own rows alone, and of a trip that is taken from them only that it is', async () => {
  const [ann, bob] = [await connectAgent('ann@agents.example.test'), await connectAgent('bob@agents.example.test')];
  const [anns, bobs] = [await createTestTrip(server.app, { agentId: ann.id }), await createTestTrip(server.app, { agentId: bob.id })];
  const coordinator = await server.signInAs('Coordinator');
  const watch = async (names: readonly string[]) => {
    for (const { socket } of [ann, bob]) expect(await socket.send('lists.watch', { names })).toEqual({ ok: true, names: [...names] });
  };
  /** Says of what each has heard; an acknowledgement comes after everything that was sent before. */
  const expectHeard = async (heard: { readonly ann?: readonly string[]; readonly bob?: readonly string[] }) => {
    await vi.waitFor(
      () => expect({ ann: changedNames(ann.socket), bob: changedNames(bob.socket) }).toEqual({ ann: [], bob: [], ...heard }),
      { timeout: 5000 },
    );
    await new Promise((then) => setTimeout(then, 300));
    for (const { socket } of [ann, bob]) await socket.send('lists.watch', { names: WATCHED });
    expect({ ann: changedNames(ann.socket), bob: changedNames(bob.socket) }).toEqual({ ann: [], bob: [], ...heard });
    for (const { socket } of [ann, bob]) socket.received.splice(0);
  };
  expect(await ann.socket.send('lists.watch', { names: ['users', 'invoices', 'trips'] })).toEqual({ ok: true, names: ['trips'] });
  await watch(WATCHED);

  await coordinator.ask(editTrip, { params: { id: anns.tripId }, body: { notes: 'By train', version: 1 } as never });
  const ofTrip = ['trackedTrips', 'tripBoard', 'tripSheet', 'tripTimeline', 'trips'];
  await expectHeard({ ann: ofTrip });
  await server.app.db.transaction((tx) =>
    recordChange(tx, systemActor(server.app), { action: 'student.edit', subjectType: 'student', subjectId: bobs.studentId }),
  );
  await expectHeard({ bob: ['trackedTrips', 'tripSheet'] });

  const taken = await coordinator.ask(editTrip, { params: { id: anns.tripId }, body: { agentId: bob.id, version: 2 } as never });
  expect(taken.status, taken.text).toBe(200);
  await expectHeard({ ann: ofTrip, bob: ofTrip });
  await coordinator.ask(editTrip, { params: { id: anns.tripId }, body: { notes: 'By bus', version: 3 } as never });
  await expectHeard({ bob: ofTrip });

  await coordinator.ask(editTrip, { params: { id: bobs.tripId }, body: { agentId: null, version: 1 } as never });
  await expectHeard({ bob: ofTrip });
  await coordinator.ask(editTrip, { params: { id: bobs.tripId }, body: { notes: 'By plane', version: 2 } as never });
  await expectHeard({});
  ann.socket.close();
  bob.socket.close();
});

test('agents hear of groups that they look after, of their trips in them, and of invoices and payments of their trips', async () => {
  const [ann, bob] = [await connectAgent('ann@groups.example.test'), await connectAgent('bob@groups.example.test')];
  const trip = await createTestTrip(server.app, { agentId: ann.id });
  const groupId = await createTestGroup(server.app, ann.id);
  const { businessId } = await createBusiness(server.app);
  const invoiceId = await createSentInvoice(server.app, { businessId, tripId: trip.tripId, buyerId: ann.id });
  for (const { socket } of [ann, bob]) await socket.send('lists.watch', { names: WATCHED });
  const record = (subjectType: string, subjectId: number) =>
    server.app.db.transaction((tx) => recordChange(tx, systemActor(server.app), { action: `${subjectType}.edit`, subjectType, subjectId }));
  await record('group', groupId);
  await record('invoice', invoiceId);
  await vi.waitFor(() => expect(changedNames(ann.socket)).toEqual(['groups', 'trackedTrips', 'tripSheet']), { timeout: 5000 });
  await bob.socket.send('lists.watch', { names: WATCHED });
  expect(changedNames(bob.socket)).toEqual([]);
  // A trip of their group that another agent looks after is none of theirs; one of their own is.
  const [others, own] = [
    await createTestTrip(server.app, { agentId: bob.id, groupId }),
    await createTestTrip(server.app, { agentId: ann.id, groupId }),
  ];
  for (const { socket } of [ann, bob]) {
    socket.received.splice(0);
    await socket.send('lists.watch', { names: ['groups'] });
  }
  await record('trip', others.tripId);
  await new Promise((then) => setTimeout(then, 300));
  for (const { socket } of [ann, bob]) await socket.send('lists.watch', { names: ['groups'] });
  expect([changedNames(ann.socket), changedNames(bob.socket)]).toEqual([[], []]);
  await record('trip', own.tripId);
  await vi.waitFor(() => expect(changedNames(ann.socket)).toEqual(['groups']), { timeout: 5000 });
  await bob.socket.send('lists.watch', { names: ['groups'] });
  expect(changedNames(bob.socket)).toEqual([]);
  ann.socket.close();
  bob.socket.close();
});

test('many changes are announced at most once a second, the last one included', async () => {
  const coordinator = await connectSocket(server.origin, await server.signInAs('Coordinator'));
  await coordinator.send('lists.watch', { names: ['activities'] });
  const begun = performance.now();
  for (let number = 0; number < 20; number += 1) await change('activity');
  const took = performance.now() - begun;
  await vi.waitFor(() => expect(changed(coordinator)).toHaveLength(Math.floor(took / 1000) + 2), { timeout: 4000 });
  coordinator.close();
});

test('users hear of their new notifications', async () => {
  const vetting = await connectSocket(server.origin, await server.signInAs('Vetting admin'));
  const parent = await connectSocket(server.origin, await server.signInAs('Parent'));
  await server.app.db.transaction((tx) =>
    notify(tx, server.app, { to: { roles: ['Vetting admin'] }, kind: 'hostFamilyRegistered', data: { hostFamilyId: 1, name: 'Maier' } }),
  );
  expect(await vetting.waitFor('notifications.changed')).toEqual({});
  expect(parent.received).toEqual([]);
  vetting.close();
  parent.close();
});

test('finance who are also agents hear of every change of the lists that finance sees, and of their own rows of others', async () => {
  const id = await server.createAccount({ email: 'both@agents.example.test', roles: ['Finance', 'Agent'] });
  const socket = await connectSocket(server.origin, await server.signInWith('both@agents.example.test'));
  expect(await socket.send('lists.watch', { names: WATCHED })).toEqual({ ok: true, names: [...WATCHED] });
  const [own, others] = [await createTestTrip(server.app, { agentId: id }), await createTestTrip(server.app, {})];
  const record = (subjectType: string, subjectId: number) =>
    server.app.db.transaction((tx) => recordChange(tx, systemActor(server.app), { action: `${subjectType}.edit`, subjectType, subjectId }));
  for (const { tripId } of [own, others]) {
    socket.received.splice(0);
    await record('trip', tripId);
    await vi.waitFor(
      () => expect(changedNames(socket)).toEqual(['groups', 'trackedTrips', 'tripBoard', 'tripSheet', 'tripTimeline', 'trips']),
      { timeout: 5000 },
    );
  }
  socket.close();
});
