// Any steps in any order, beside the table of states: only those that it allows are taken, the history tells the state, the sums by state
// are those of the payouts, and what is paid stays paid.

import { asc, inArray } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { canStepPayout, PAYOUT_STEPS, type PayoutState } from '#contract/finance/payout-states.ts';
import {
  approvePayout,
  createPayoutBatch,
  failPayout,
  holdPayout,
  payPayout,
  readPayoutTotals,
  resumePayout,
  retryPayout,
  voidPayout,
} from '#contract/finance/payouts.endpoints.ts';
import { payoutHistory, payouts } from '#server/db/schema/payouts.ts';
import type { TestClient } from '#server/testing/client.ts';
import { makeBusiness } from '#server/testing/samples/invoices.ts';
import { makeDetails, makePayout } from '#server/testing/samples/payouts.ts';
import { startServer, type TestServer } from '#server/testing/start.ts';

let server: TestServer;
let finance: TestClient;
let businessId: number;
const PAYEE = 1;
beforeAll(async () => {
  server = await startServer();
  finance = await server.as('Finance');
  ({ businessId } = await makeBusiness(server.app));
  await makeDetails(server.app, { payeeId: PAYEE });
});
afterAll(() => server.stop());

const ENDPOINTS = {
  approve: approvePayout,
  hold: holdPayout,
  resume: resumePayout,
  pay: payPayout,
  fail: failPayout,
  retry: retryPayout,
  void: voidPayout,
} as const;
type Kind = keyof typeof ENDPOINTS | 'order';

const moves = fc.array(
  fc.record({
    kind: fc.constantFrom<Kind>('approve', 'approve', 'hold', 'resume', 'pay', 'fail', 'retry', 'void', 'order'),
    which: fc.nat(2),
  }),
  { minLength: 4, maxLength: 16 },
);

interface Model {
  state: PayoutState;
  isOrdered: boolean;
  version: number;
}

/** What the table of states says of a move. */
function allowed(kind: Kind, { state, isOrdered }: Model): boolean {
  if (kind === 'order') return state === 'approved' && !isOrdered;
  return canStepPayout(kind, state) && !(kind === 'hold' && isOrdered);
}

async function send(kind: Kind, id: number, version: number): Promise<number> {
  if (kind === 'order') return (await finance.ask(createPayoutBatch, { body: { payoutIds: [id], executionDate: '2026-06-16' } })).status;
  const body = { version, reason: 'Because', paidOn: '2026-06-16', reference: '' };
  return (await finance.ask(ENDPOINTS[kind], { params: { id }, body })).status;
}

function follow(model: Model, kind: Kind): void {
  model.version += 1;
  if (kind === 'order') model.isOrdered = true;
  else {
    model.state = PAYOUT_STEPS[kind].to;
    if (kind === 'retry' || kind === 'hold') model.isOrdered = false;
  }
}

async function reconciled(ids: readonly number[], models: readonly Model[]): Promise<void> {
  const { db } = server.app;
  const rows = await db
    .select()
    .from(payouts)
    .where(inArray(payouts.id, [...ids]))
    .orderBy(asc(payouts.id));
  expect(rows.map(({ state, version, batchId }) => [state, version, batchId !== null && state === 'approved'])).toEqual(
    models.map(({ state, version, isOrdered }) => [state, version, isOrdered && state === 'approved']),
  );
  const steps = await db
    .select()
    .from(payoutHistory)
    .where(inArray(payoutHistory.payoutId, [...ids]))
    .orderBy(asc(payoutHistory.id));
  for (const [index, id] of ids.entries()) {
    const own = steps.filter(({ payoutId }) => payoutId === id);
    expect(own.map(({ fromState }) => fromState)).toEqual([null, ...own.slice(0, -1).map(({ toState }) => toState)]);
    expect(own.at(-1)?.toState).toBe(models[index]?.state);
    expect(own.filter(({ toState }) => toState === 'paid').length).toBe(models[index]?.state === 'paid' ? 1 : 0);
  }
  const all = await db.select().from(payouts);
  const { body } = await finance.ask(readPayoutTotals, {});
  for (const { state, amount, count } of body.data) {
    const own = all.filter((row) => row.state === state);
    expect([Number(amount), count]).toEqual([own.reduce((sum, row) => sum + Number(row.amount), 0), own.length]);
  }
  expect(body.data.reduce((sum, { count }) => sum + count, 0)).toBe(all.length);
}

test('any steps in any order keep to the table of states', async () => {
  await fc.assert(
    fc.asyncProperty(moves, async (wished) => {
      const ids: number[] = [];
      for (let index = 0; index < 3; index += 1) ids.push(await makePayout(server.app, { payeeId: PAYEE, businessId, amount: '10.00' }));
      const models = ids.map((): Model => ({ state: 'pending', isOrdered: false, version: 1 }));
      for (const { kind, which } of wished) {
        const model = models[which];
        const id = ids[which];
        if (model === undefined || id === undefined) continue;
        const isAllowed = allowed(kind, model);
        expect([kind, model.state, await send(kind, id, model.version)]).toEqual([kind, model.state, isAllowed ? 200 : 409]);
        if (isAllowed) follow(model, kind);
      }
      await reconciled(ids, models);
    }),
    { numRuns: 12 },
  );
}, 180_000);
