// A client that moves money through a server in steps, each of which can be repeated if it was not answered.

import { creditInvoice, readInvoice, sendInvoice } from '#contract/finance/invoices/invoices.endpoints.ts';
import { readPayment, recordPayment, refundPayment } from '#contract/finance/payments/payments.endpoints.ts';
import { approvePayout, payPayout } from '#contract/finance/payouts/payouts.endpoints.ts';
import { signIn } from '#contract/identity/account.endpoints.ts';
import type { OpenDatabase } from '#server/db/database.ts';
import { invoices } from '#server/db/schema/finance.ts';
import { createTestApp } from '#server/testing/app.ts';
import { TestClient } from '#server/testing/client.ts';
import { createAccount, PASSWORD, toEmail } from '#server/testing/fixtures/accounts.ts';
import { createTestEvent, createTestIntent, sendEvent } from '#server/testing/fixtures/test-gateway.ts';
import { COMPLETE_INVOICE, createBusiness } from '#server/testing/samples/invoices.ts';
import { createPayoutDetails, createPayoutTo } from '#server/testing/samples/payouts.ts';
import { createFamily } from '#server/testing/samples/trips.ts';

export const GATEWAY_SECRET = 'a secret of the test gateway, and long';

/** An invoice of 123.00 with its payments and refunds, and a payout of 100.00. */
export interface Job {
  readonly invoiceId: number;
  readonly payoutId: number;
  readonly businessId: number;
  readonly intent: string;
}

/** What a step has read before its request, so that a retry sends the same request. */
interface Asked {
  readonly version: number;
  readonly paymentId: number;
}

interface Step {
  readonly name: string;
  /** The tables that it writes, during which it can be interrupted. */
  readonly tables: readonly string[];
  /** Reads what the request needs; not read again for a retry. */
  readonly before?: (client: TestClient, job: Job) => Promise<Partial<Asked>>;
  readonly ask: (client: TestClient, job: Job, asked: Asked) => Promise<{ readonly status: number; readonly text: string }>;
}

const paidOn = '2026-06-15';
const versionOf = async (client: TestClient, { invoiceId: id }: Job) => (await client.ask(readInvoice, { params: { id } })).body.version;

/** Records a payment with a key, so that a retry returns the same one. */
function record(client: TestClient, { businessId, invoiceId }: Job) {
  const allocations = [{ invoiceId, amount: '23' }];
  const body = { businessId, amount: '23', paidOn, method: 'cash', payerName: 'Ann', key: `pay-${invoiceId}`, allocations } as const;
  return client.ask(recordPayment, { body: { ...body, allocations: [...allocations] } });
}

/** The steps of a job: a step added here is interrupted like all others. */
export const STEPS: readonly Step[] = [
  {
    name: 'send an invoice',
    tables: ['invoice_series', 'invoices', 'mails', 'audit'],
    ask: (client, { invoiceId: id }) => client.ask(sendInvoice, { params: { id }, body: { version: 1 } }),
  },
  { name: 'record a payment', tables: ['payments', 'payment_allocations', 'invoices', 'audit'], ask: record },
  {
    name: 'take an event of a gateway',
    tables: ['gateway_events', 'payments', 'payment_allocations', 'audit', 'payment_intents'],
    ask: (client, { intent }) =>
      sendEvent({ client, secret: GATEWAY_SECRET }, createTestEvent(intent, 'intent.succeeded', { id: `ev_${intent}`, amount: '50' })),
  },
  {
    name: 'refund a payment',
    tables: ['payments', 'payment_allocations', 'invoices', 'audit'],
    async before(client, job) {
      const { id: paymentId } = (await record(client, job)).body;
      return { paymentId, version: (await client.ask(readPayment, { params: { id: paymentId } })).body.version };
    },
    ask: (client, { invoiceId }, { paymentId, version }) =>
      client.ask(refundPayment, {
        params: { id: paymentId },
        body: { amount: '10', paidOn, reason: 'Back', key: `back-${invoiceId}`, version },
      }),
  },
  {
    name: 'credit an invoice',
    tables: ['invoice_series', 'invoices', 'mails', 'audit'],
    before: async (client, job) => ({ version: await versionOf(client, job) }),
    ask: (client, { invoiceId: id }, { version }) =>
      client.ask(creditInvoice, { params: { id }, body: { amount: '5', reason: 'Less', version } }),
  },
  {
    name: 'approve a payout',
    tables: ['payouts', 'payout_history', 'audit'],
    ask: (client, { payoutId: id }) => client.ask(approvePayout, { params: { id }, body: { version: 1 } }),
  },
  {
    name: 'pay a payout',
    tables: ['payouts', 'payout_history', 'audit'],
    ask: (client, { payoutId: id }) => client.ask(payPayout, { params: { id }, body: { version: 2, paidOn } }),
  },
];

/** Creates the account of the tills and the wished number of jobs. */
export async function makeJobs(database: OpenDatabase, count: number): Promise<Job[]> {
  const app = await createTestApp(database);
  await createAccount(database.db, { email: toEmail('Finance'), roles: ['Finance'] }, new Date());
  const hostId = await createAccount(database.db, { email: 'host@example.test', roles: ['Host family'] }, new Date());
  const { businessId } = await createBusiness(app);
  const payeeId = await createFamily(app, hostId);
  await createPayoutDetails(app, { payeeId });
  // In the future, whenever the test runs.
  const typed = { ...COMPLETE_INVOICE, dueDate: '2099-07-15' };
  const draft = {
    kind: 'sales',
    businessId,
    buyerName: COMPLETE_INVOICE.buyer.name,
    buyerEmail: COMPLETE_INVOICE.buyer.email,
    draft: typed,
    currency: 'EUR',
  } as const;
  const jobs: Job[] = [];
  for (let index = 0; index < count; index += 1) {
    const columns = { ...draft, total: '123.00', createdAt: new Date() };
    const [made] = await database.db.insert(invoices).values(columns).returning({ id: invoices.id });
    const invoiceId = made?.id ?? 0;
    const intent = await createTestIntent(app, { businessId, invoiceId, amount: '50' });
    jobs.push({ invoiceId, payoutId: await createPayoutTo(app, { payeeId, businessId }), businessId, intent });
  }
  return jobs;
}

async function signInOn(client: TestClient): Promise<void> {
  await client.send('GET', '/api/user');
  const { status, text } = await client.ask(signIn, { body: { email: toEmail('Finance'), password: PASSWORD } });
  if (status !== 200) throw new Error(`The till could not sign in: ${status} ${text}`);
}

const NOTHING: Asked = { version: 0, paymentId: 0 };

/** Takes jobs through their steps, one after the other, and resumes after the server was killed. */
export class Till {
  readonly #jobs: readonly Job[];
  #client: TestClient | undefined;
  #job = 0;
  #step = 0;
  /** A request without an answer: it may have taken effect or not. */
  #open: Asked | null = null;
  /** Jobs of which every step was acknowledged. */
  readonly finished: Job[] = [];

  constructor(jobs: readonly Job[]) {
    this.#jobs = jobs;
  }

  /** Continues on a restarted server with the same session. */
  async arrive(origin: string): Promise<void> {
    const client = new TestClient(origin);
    for (const [name, value] of this.#client?.cookies ?? []) client.cookies.set(name, value);
    const isNew = this.#client === undefined;
    this.#client = client;
    if (isNew) await signInOn(client);
  }

  get isDone(): boolean {
    return this.#job >= this.#jobs.length;
  }

  /** Takes the next step; returns whether it was acknowledged. */
  async step(): Promise<boolean> {
    const [client, job, step] = [this.#client, this.#jobs[this.#job], STEPS[this.#step]];
    if (client === undefined || job === undefined || step === undefined) return false;
    const isAgain = this.#open !== null;
    const answer = await this.#asked(client, job, step).catch(() => null);
    if (answer === null || answer.status === 503) return false;
    // A retry may be answered with a conflict, since the step was already done.
    if (answer.status !== 200 && !(isAgain && answer.status === 409)) throw new Error(`${step.name}: ${answer.status} ${answer.text}`);
    this.#open = null;
    this.#step += 1;
    if (this.#step < STEPS.length) return true;
    this.finished.push(job);
    this.#job += 1;
    this.#step = 0;
    return true;
  }

  async #asked(client: TestClient, job: Job, step: Step) {
    const asked = this.#open ?? { ...NOTHING, ...(await step.before?.(client, job)) };
    this.#open = asked;
    return step.ask(client, job, asked);
  }
}
