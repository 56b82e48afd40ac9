// What an invoice to an account begins with: for finance of every parent, for agents of their own clients, and of nobody for anyone else.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createInvoice, readBuyer } from '#contract/finance/invoices/invoices.endpoints.ts';
import type { TestClient } from '#server/testing/client.ts';
import { COMPLETE_INVOICE, createBusiness } from '#server/testing/samples/invoices.ts';
import { createTestTrip } from '#server/testing/samples/trips.ts';
import { startServer } from '#server/testing/start-server.ts';

let server: Awaited<ReturnType<typeof startServer>>;
let finance: TestClient;
let agent: TestClient;
let agentId: number;
let businessId: number;
beforeAll(async () => {
  server = await startServer();
  ({ businessId } = await createBusiness(server.app));
  agentId = await server.createAccount({ email: 'agency@example.test', roles: ['Agent'] });
  agent = await server.signInWith('agency@example.test');
  finance = await server.signInAs('Finance');
});
afterAll(() => server.stop());

let count = 0;
async function account(roles: Parameters<typeof server.createAccount>[0]['roles'] = ['Parent']) {
  const email = `buyer-${++count}@example.test`;
  return { id: await server.createAccount({ email, roles, firstName: 'Jeanne' }), email };
}
const read = (client: TestClient, id: number) => client.ask(readBuyer, { params: { id } });
const bill = (client: TestClient, buyerId: number, buyer: object = {}) => {
  const typed = { ...COMPLETE_INVOICE, buyer: { ...COMPLETE_INVOICE.buyer, ...buyer } };
  return client.ask(createInvoice, { body: { businessId, buyerId, quoteFingerprint: null, typed } });
};

describe('finance', () => {
  test('is told the email address of a parent, and the postal address of their latest invoice', async () => {
    const { id, email } = await account();
    expect((await read(finance, id)).body).toEqual({ id, name: 'Jeanne Test', email, address: [], vatNumber: '' });
    await bill(finance, id, { email: 'old@example.test', address: ['1 rue de la Paix'], vatNumber: 'FR1' });
    await bill(finance, id, { email: 'old@example.test', address: ['2 rue de la Paix', '75002 Paris'], vatNumber: 'FR2' });
    expect((await read(finance, id)).body).toEqual({
      ...{ id, name: 'Jeanne Test', email },
      ...{ address: ['2 rue de la Paix', '75002 Paris'], vatNumber: 'FR2' },
    });
  });

  test('is told no address of staff and hosts, until they were billed themselves', async () => {
    for (const role of ['Coordinator', 'Host family'] as const) {
      const { id } = await account([role]);
      expect((await read(finance, id)).body).toMatchObject({ name: 'Jeanne Test', email: '' });
      await bill(finance, id, { email: 'billed@example.test' });
      expect((await read(finance, id)).body).toMatchObject({ email: 'billed@example.test' });
    }
  });

  test('finds nothing of an account that there is not', async () => {
    expect((await read(finance, 999_999)).status).toBe(404);
  });
});

describe('agents', () => {
  test('are told of the payers of their trips, and of others as little as of nobody', async () => {
    const [own, other] = [await account(), await account()];
    await createTestTrip(server.app, { agentId, parentId: own.id, businessId });
    await createTestTrip(server.app, { parentId: other.id, businessId });
    expect((await read(agent, own.id)).body).toMatchObject({ email: own.email });
    const [refused, unknown] = [await read(agent, other.id), await read(agent, 999_999)];
    expect([refused.status, unknown.status]).toEqual([404, 404]);
    expect(refused.text).not.toContain(other.email);
  });

  test('are not told the address of an invoice that others wrote', async () => {
    const { id, email } = await account();
    await createTestTrip(server.app, { agentId, parentId: id, businessId });
    await bill(finance, id, { address: ['Secret street'] });
    expect((await read(agent, id)).body).toMatchObject({ email, address: [] });
    await bill(agent, id, { address: ['Known street'] });
    expect((await read(agent, id)).body).toMatchObject({ address: ['Known street'] });
  });
});

test.each(['Coordinator', 'Parent', 'Host family', 'Vetting admin', 'Page editor'] as const)('%s is refused', async (role) => {
  const { id } = await account();
  expect((await read(await server.signInAs(role), id)).status).toBe(403);
});
