// Anything that can happen to invoices and payments, by hand or through a gateway, in any order, beside a model of it in whole cents: what the product keeps is what
// the model says, and every invoice, payment and allocation reconciles.

import { eq, sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createInvoice,
  creditInvoice,
  payInvoice,
  readInvoice,
  sendInvoice,
  voidInvoice,
} from '#contract/finance/invoices/invoices.endpoints.ts';
import {
  allocatePayment,
  deallocatePayment,
  readPayment,
  recordPayment,
  refundPayment,
} from '#contract/finance/payments/payments.endpoints.ts';
import { invoices, paymentAllocations, payments } from '#server/db/schema/finance.ts';
import type { TestClient } from '#server/testing/client.ts';
import { applyRefund, getOwed, getUnallocated, type Model, pick, toAmountText } from '#server/testing/models/finance-model.ts';
import { createGatewayMoves, type GatewayMove } from '#server/testing/models/gateway-model.ts';
import { COMPLETE_INVOICE, createBusiness } from '#server/testing/samples/invoices.ts';
import { startServer, type TestServer } from '#server/testing/start-server.ts';

let server: TestServer;
let finance: TestClient;
let businessId: number;
beforeAll(async () => {
  server = await startServer();
  finance = await server.signInAs('Finance');
  ({ businessId } = await createBusiness(server.app, { vatRate: '0' }));
});
afterAll(() => server.stop());

const on = '2026-06-15';

const versionOf = async (id: number) => (await finance.ask(readInvoice, { params: { id } })).body.version;
const paymentVersion = async (id: number) => (await finance.ask(readPayment, { params: { id } })).body.version;

interface Move {
  readonly kind: 'draft' | 'send' | 'pay' | 'record' | 'allocate' | 'deallocate' | 'refund' | 'credit' | 'void' | GatewayMove;
  readonly first: number;
  readonly second: number;
  readonly cents: number;
}

async function draftMove({ invoices: made }: Model, { cents }: Move) {
  const line = { id: 1, description: 'Lessons', quantity: '1', unitAmount: toAmountText(cents), vatPercentage: '0' };
  const { body } = await finance.ask(createInvoice, { body: { businessId, typed: { ...COMPLETE_INVOICE, lines: [line] } } });
  made.push({ id: body.id, total: cents, paid: 0, credited: 0, isSent: false, isVoid: false });
}

async function sendMove(model: Model, { first }: Move) {
  const invoice = pick(model.invoices, first);
  if (invoice === undefined) return;
  const { status } = await finance.ask(sendInvoice, { params: { id: invoice.id }, body: { version: await versionOf(invoice.id) } });
  expect(status).toBe(invoice.isSent ? 409 : 200);
  invoice.isSent = true;
}

async function payMove(model: Model, { first, cents }: Move) {
  const invoice = pick(model.invoices, first);
  if (invoice === undefined) return;
  const isOpen = getOwed(invoice) > 0;
  const body = { amount: toAmountText(cents), paidOn: on, method: 'cash', version: await versionOf(invoice.id) } as const;
  const answer = await finance.ask(payInvoice, { params: { id: invoice.id }, body });
  expect(answer.status).toBe(isOpen ? (cents > getOwed(invoice) ? 422 : 200) : 409);
  if (answer.status !== 200) return;
  const newest = Math.max(...answer.body.payments.map(({ id }) => id));
  invoice.paid += cents;
  model.payments.push({ id: newest, amount: cents, refunded: 0, held: new Map([[invoice, cents]]) });
}

async function recordMove(model: Model, { first, second, cents }: Move) {
  const invoice = pick(model.invoices, first);
  const part = invoice === undefined ? 0 : Math.max(0, Math.min(getOwed(invoice), cents, second));
  const allocations = invoice === undefined || part === 0 ? [] : [{ invoiceId: invoice.id, amount: toAmountText(part) }];
  const body = { businessId, amount: toAmountText(cents), paidOn: on, method: 'card', payerName: 'Ann', allocations } as const;
  const answer = await finance.ask(recordPayment, { body: { ...body, allocations: [...allocations] } });
  expect(answer.status).toBe(200);
  const held = new Map(invoice === undefined || part === 0 ? [] : [[invoice, part]]);
  if (invoice !== undefined) invoice.paid += part;
  model.payments.push({ id: answer.body.id, amount: cents, refunded: 0, held });
}

async function allocateMove(model: Model, { first, second, cents }: Move) {
  const [payment, invoice] = [pick(model.payments, first), pick(model.invoices, second)];
  if (payment === undefined || invoice === undefined) return;
  const { id } = payment;
  const body = { invoiceId: invoice.id, amount: toAmountText(cents), version: await paymentVersion(id) };
  const { status } = await finance.ask(allocatePayment, { params: { id }, body });
  expect(status).toBe(cents > getUnallocated(payment) ? 422 : getOwed(invoice) <= 0 ? 409 : cents > getOwed(invoice) ? 422 : 200);
  if (status !== 200) return;
  invoice.paid += cents;
  payment.held.set(invoice, (payment.held.get(invoice) ?? 0) + cents);
}

async function deallocateMove(model: Model, { first, second }: Move) {
  const [payment, invoice] = [pick(model.payments, first), pick(model.invoices, second)];
  if (payment === undefined || invoice === undefined) return;
  const { id } = payment;
  const held = payment.held.get(invoice) ?? 0;
  const body = { invoiceId: invoice.id, version: await paymentVersion(id) };
  expect((await finance.ask(deallocatePayment, { params: { id }, body })).status).toBe(held === 0 ? 404 : 200);
  invoice.paid -= held;
  payment.held.delete(invoice);
}

async function refundMove(model: Model, { first, cents }: Move) {
  const payment = pick(model.payments, first);
  if (payment === undefined) return;
  const { id } = payment;
  const body = { amount: toAmountText(cents), paidOn: on, reason: 'Back', version: await paymentVersion(id) };
  const answer = await finance.ask(refundPayment, { params: { id }, body });
  expect(answer.status).toBe(cents > payment.amount - payment.refunded ? 422 : 200);
  if (answer.status !== 200) return;
  const { due, taken } = applyRefund(payment, cents, answer.body.allocations);
  expect(taken).toBe(due);
}

async function creditMove(model: Model, { first, cents }: Move) {
  const invoice = pick(model.invoices, first);
  if (invoice === undefined) return;
  const { id } = invoice;
  const left = invoice.isSent && !invoice.isVoid ? invoice.total - invoice.credited : 0;
  const body = { reason: 'Less', amount: toAmountText(cents), version: await versionOf(id) };
  const { status } = await finance.ask(creditInvoice, { params: { id }, body });
  expect(status).toBe(left === 0 ? 409 : cents > left ? 422 : 200);
  if (status === 200) invoice.credited += cents;
}

async function voidMove(model: Model, { first }: Move) {
  const invoice = pick(model.invoices, first);
  if (invoice === undefined) return;
  const { id, isSent, isVoid, paid, credited } = invoice;
  const { status } = await finance.ask(voidInvoice, { params: { id }, body: { reason: 'Twice', version: await versionOf(id) } });
  expect(status).toBe(isSent && !isVoid && paid === 0 && credited === 0 ? 200 : 409);
  invoice.isVoid = isVoid || status === 200;
}

const gateway = () => createGatewayMoves({ app: server.app, client: server.createVisitor(), finance, businessId });

const MOVES: Readonly<Record<Move['kind'], (model: Model, move: Move) => Promise<void>>> = {
  draft: draftMove,
  send: sendMove,
  pay: payMove,
  record: recordMove,
  allocate: allocateMove,
  deallocate: deallocateMove,
  refund: refundMove,
  credit: creditMove,
  void: voidMove,
  intent: (model, move) => gateway().intent(model, move),
  succeed: (model, move) => gateway().succeed(model, move),
  repeat: (model, move) => gateway().repeat(model, move),
  refundByGateway: (model, move) => gateway().refundByGateway(model, move),
};

async function demandAgreement(model: Model): Promise<void> {
  for (const invoice of model.invoices) {
    const { body } = await finance.ask(readInvoice, { params: { id: invoice.id } });
    const figures = { paid: toAmountText(invoice.paid), credited: toAmountText(invoice.credited), isVoid: invoice.isVoid };
    expect({ paid: body.paid, credited: body.credited, isVoid: body.state === 'void' }).toEqual(figures);
    expect(Number(body.outstanding.replace('.', ''))).toBe(getOwed(invoice));
  }
  for (const payment of model.payments) {
    const { body } = await finance.ask(readPayment, { params: { id: payment.id } });
    expect({ refunded: body.refunded, unallocated: body.unallocated }).toEqual({
      refunded: toAmountText(payment.refunded),
      unallocated: toAmountText(getUnallocated(payment)),
    });
  }
}

/** What the database must hold whatever was done: sums that are kept equal the sums that they are of. */
async function demandReconciled(): Promise<void> {
  const { db } = server.app;
  const settled = sql`(select coalesce(sum(${paymentAllocations.amount}), 0) from ${paymentAllocations} where ${paymentAllocations.invoiceId} = ${invoices.id})`;
  const notes = sql`(select coalesce(-sum(note.total), 0) from ${invoices} note where note.credits_id = ${invoices.id})`;
  const wrong = await db
    .select({ id: invoices.id })
    .from(invoices)
    .where(sql`${invoices.paid} <> ${settled} or ${invoices.credited} <> ${notes}`);
  expect(wrong).toEqual([]);
  const overdrawn = sql`(select coalesce(sum(${paymentAllocations.amount}), 0) from ${paymentAllocations} where ${paymentAllocations.paymentId} = ${payments.id}) > ${payments.amount}`;
  expect(await db.select({ id: payments.id }).from(payments).where(overdrawn)).toEqual([]);
  const numbers = await db
    .select({ series: invoices.series, n: invoices.sequence })
    .from(invoices)
    .where(eq(invoices.businessId, businessId));
  for (const series of new Set(numbers.flatMap((row) => row.series ?? []))) {
    const taken = numbers.filter((row) => row.series === series).map(({ n }) => n ?? 0);
    expect(taken.sort((a, b) => a - b)).toEqual(taken.map((_, index) => index + 1));
  }
}

const anyMove = fc.record({
  kind: fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom('draft', 'send') },
    { weight: 6, arbitrary: fc.constantFrom('pay', 'record', 'allocate', 'deallocate', 'refund', 'credit') },
    { weight: 4, arbitrary: fc.constantFrom('intent', 'succeed', 'repeat', 'refundByGateway') },
    { weight: 1, arbitrary: fc.constant('void') },
  ) as fc.Arbitrary<Move['kind']>,
  first: fc.nat({ max: 20 }),
  second: fc.nat({ max: 20 }),
  cents: fc.oneof(fc.integer({ min: 1, max: 30 }), fc.constant(10)),
});

test('any sequence of moves leaves what the model says, and everything reconciles', async () => {
  const begin: Move[] = ['draft', 'send', 'draft', 'intent', 'succeed'].map((kind) => ({
    kind: kind as Move['kind'],
    first: 0,
    second: 0,
    cents: 20,
  }));
  await fc.assert(
    fc.asyncProperty(fc.array(anyMove, { minLength: 10, maxLength: 30 }), async (moves) => {
      const model: Model = { invoices: [], payments: [], intents: [] };
      for (const move of [...begin, ...moves]) await MOVES[move.kind](model, move);
      await demandAgreement(model);
      await demandReconciled();
    }),
    { numRuns: 12, endOnFailure: true },
  );
}, 180_000);
