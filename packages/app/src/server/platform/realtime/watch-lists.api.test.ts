// Lists that are loaded again when others change them, and the bell: who is told, and how often.

import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { notify } from '#server/features/notifications/notifications.public.ts';
import { recordChange, systemActor } from '#server/platform/record-change.ts';
import { connectSocket, type TestSocket } from '#server/testing/fixtures/realtime-fixture.ts';
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
