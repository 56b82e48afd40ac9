// Random steps against the table of states: only allowed ones are taken, history and totals agree, a paid payout stays paid, and nobody
// pays an account that they chose themselves without a reason, or their own family.

import { and, asc, eq, inArray } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { canStepPayout, PAYOUT_STEPS, type PayoutState } from '#contract/finance/payouts/payout.machine.ts';
import { changePayoutDetails, readPayoutDetails } from '#contract/finance/payouts/payout-details.endpoints.ts';
import {
  approvePayout,
  createPayout,
  createPayoutBatch,
  failPayout,
  holdPayout,
  payPayout,
  payPayoutBatch,
  readPayoutTotals,
  resumePayout,
  retryPayout,
  voidPayout,
} from '#contract/finance/payouts/payouts.endpoints.ts';
import { users } from '#server/db/schema/identity.ts';
import { payoutDetails, payoutHistory, payouts } from '#server/db/schema/payouts.ts';
import { audit } from '#server/db/schema/platform.ts';
import type { TestClient } from '#server/testing/client.ts';
import { PASSWORD, toEmail } from '#server/testing/fixtures/accounts.ts';
import { createBusiness } from '#server/testing/samples/invoices.ts';
import { createPayoutDetails, createPayoutTo, GOOD_IBAN, OTHER_IBAN } from '#server/testing/samples/payouts.ts';
import { createFamily } from '#server/testing/samples/trips.ts';
import { startServer, type TestServer } from '#server/testing/start-server.ts';

let server: TestServer;
let finance: TestClient;
let businessId: number;
/** Nobody’s family: those that are made begin at 1. */
const PAYEE = 999_999;
beforeAll(async () => {
  server = await startServer();
  finance = await server.signInAs('Finance');
  ({ businessId } = await createBusiness(server.app));
  await createPayoutDetails(server.app, { payeeId: PAYEE });
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
      for (let index = 0; index < 3; index += 1)
        ids.push(await createPayoutTo(server.app, { payeeId: PAYEE, businessId, amount: '10.00' }));
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

type Alone =
  | 'save'
  | 'rename'
  | 'restore'
  | 'create'
  | 'approve'
  | 'explain'
  | 'order'
  | 'pay'
  | 'hold'
  | 'resume'
  | 'fail'
  | 'retry'
  | 'wait';

async function saveAccount(payeeId: number, wished: object): Promise<void> {
  const params = { payeeType: 'Host_family', payeeId } as const;
  const { holder, iban, bic, version } = (await finance.ask(readPayoutDetails, { params })).body;
  const saved = await finance.ask(changePayoutDetails, {
    params,
    body: { holder, iban, bic, version, currentPassword: PASSWORD, ...wished },
  });
  // After months of waiting the session is over: then nothing is saved.
  expect([200, 401]).toContain(saved.status);
}

/** One step of somebody alone with a payee and a payout; the number of the payout that is next. */
async function stepAlone(kind: Alone, { payeeId, id }: { payeeId: number; id: number }): Promise<number> {
  const [row] = await server.app.db.select().from(payouts).where(eq(payouts.id, id));
  if (kind === 'save') await saveAccount(payeeId, {});
  else if (kind === 'rename') await saveAccount(payeeId, { holder: `Orla ${row?.version}` });
  else if (kind === 'restore') await saveAccount(payeeId, { iban: GOOD_IBAN });
  else if (kind === 'wait') server.time.now = new Date(server.time.now.getTime() + 8 * 86_400_000);
  else if (kind === 'create') {
    const body = { payeeType: 'Host_family', payeeId, businessId, amount: '5', dueDate: '2026-06-20', reason: 'Taxi' } as const;
    return (await finance.ask(createPayout, { body })).body.id;
  } else if (kind === 'order') await finance.ask(createPayoutBatch, { body: { payoutIds: [id], executionDate: '2027-06-16' } });
  else {
    const body = { version: row?.version ?? 0, reason: kind === 'approve' ? '' : 'Because', paidOn: '2026-06-16', reference: '' };
    await finance.ask(ENDPOINTS[kind === 'explain' ? 'approve' : kind], { params: { id }, body });
  }
  return id;
}

test('no steps of one person alone bring money to an account that they changed without the reason being kept', async () => {
  const { db } = server.app;
  const before = server.time.now;
  const kinds = [
    'save',
    'rename',
    'restore',
    'create',
    'approve',
    'explain',
    'order',
    'pay',
    'hold',
    'resume',
    'fail',
    'retry',
    'wait',
  ] as const;
  const steps = fc.array(fc.constantFrom<Alone>(...kinds, 'save', 'approve', 'approve', 'pay', 'pay'), { minLength: 4, maxLength: 14 });
  let families = 0;
  let paidCount = 0;
  await fc.assert(
    fc.asyncProperty(steps, async (wished) => {
      families += 1;
      server.time.now = before;
      const email = `alone-${families}@example.test`;
      const payeeId = await createFamily(server.app, await server.createAccount({ email, roles: ['Host family'] }));
      await createPayoutDetails(server.app, { payeeId });
      let id = await createPayoutTo(server.app, { payeeId, businessId });
      await saveAccount(payeeId, { iban: OTHER_IBAN, bic: '' });
      expect(await db.select().from(payoutDetails).where(eq(payoutDetails.payeeId, payeeId))).toMatchObject([{ iban: OTHER_IBAN }]);
      for (const kind of wished) id = await stepAlone(kind, { payeeId, id });
      const paid = await db
        .select()
        .from(payouts)
        .where(and(eq(payouts.payeeId, payeeId), eq(payouts.state, 'paid')));
      for (const { id: paidId, reason } of paid) {
        paidCount += 1;
        const log = await db
          .select()
          .from(audit)
          .where(and(eq(audit.subjectId, String(paidId)), eq(audit.action, 'payout.approve')));
        expect([reason, log.at(-1)?.changes]).toEqual(['Because', expect.objectContaining({ fourEyesWaived: true, reason: 'Because' })]);
      }
    }),
    {
      numRuns: 30,
      examples: [[['save', 'approve', 'pay']], [['wait', 'approve', 'pay']], [['create', 'wait', 'explain', 'order', 'pay']]],
    },
  );
  server.time.now = before;
  expect(paidCount).toBeGreaterThan(0);
}, 180_000);

test('users never add, approve or pay money to their own family, whoever else takes part', async () => {
  const { db } = server.app;
  const [own] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, toEmail('Finance')));
  const ownId = own?.id ?? 0;
  const payeeId = await createFamily(server.app, ownId);
  await createPayoutDetails(server.app, { payeeId });
  const administrator = await server.signInAs('Administrator');
  const create = { payeeType: 'Host_family', payeeId, businessId, amount: '5', dueDate: '2026-06-20', reason: 'Taxi' } as const;
  const added = await finance.ask(createPayout, { body: create });
  expect(added).toMatchObject({
    status: 409,
    body: { code: 'payoutToYourself', errors: { payeeId: [expect.stringContaining('own family')] } },
  });
  const kinds = ['approve', 'hold', 'resume', 'fail', 'retry', 'pay', 'order', 'payBatch'] as const;
  const steps = fc.array(fc.record({ kind: fc.constantFrom(...kinds), isOwn: fc.boolean() }), { minLength: 3, maxLength: 10 });
  const refused = new Set<string>();
  await fc.assert(
    fc.asyncProperty(steps, async (wished) => {
      const id = await createPayoutTo(server.app, { payeeId, businessId });
      for (const { kind, isOwn } of wished) {
        const [row] = await db.select().from(payouts).where(eq(payouts.id, id));
        const client = isOwn ? finance : administrator;
        const paid = { paidOn: '2026-06-15', reference: '' };
        const body = { version: row?.version ?? 0, reason: 'Because', ...paid };
        const answer =
          kind === 'order'
            ? await client.ask(createPayoutBatch, { body: { payoutIds: [id], executionDate: '2026-06-16' } })
            : kind === 'payBatch'
              ? await client.ask(payPayoutBatch, { params: { id: row?.batchId ?? 0 }, body: paid })
              : await client.ask(ENDPOINTS[kind], { params: { id }, body });
        if ((answer.body as { code?: string }).code === 'payoutToYourself') refused.add(kind);
      }
      const history = await db.select().from(payoutHistory).where(eq(payoutHistory.payoutId, id));
      expect(history.filter(({ byId, toState }) => byId === ownId && (toState === 'approved' || toState === 'paid'))).toEqual([]);
    }),
    {
      numRuns: 15,
      examples: [
        [[{ kind: 'approve', isOwn: true }]],
        [
          [false, true].flatMap((isOwn) => [
            { kind: 'approve' as const, isOwn },
            { kind: 'pay' as const, isOwn: true },
          ]),
        ],
        [
          [
            { kind: 'approve', isOwn: false },
            { kind: 'order', isOwn: true },
            { kind: 'payBatch', isOwn: true },
            { kind: 'payBatch', isOwn: false },
          ],
        ],
      ],
    },
  );
  expect([...refused].sort()).toEqual(['approve', 'pay', 'payBatch']);
}, 180_000);
