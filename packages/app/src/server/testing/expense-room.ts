// A server with two parents and an agency, and short ways to submit and approve expenses, for tests of expenses.

import { approveExpense, readExpense, submitExpense } from '#contract/finance/expenses/expenses.endpoints.ts';
import type { Expense, ExpenseBody } from '#contract/finance/expenses/expenses.shapes.ts';
import { createInvoice } from '#contract/finance/invoices/invoices.endpoints.ts';
import { typedExpense } from './samples/expenses.ts';
import { makeBusiness, TYPED } from './samples/invoices.ts';
import { startServer } from './start.ts';

type Subject = Parameters<typeof typedExpense>[0];

/** What names an expense as it was read. */
export const at = ({ id, version }: Pick<Expense, 'id' | 'version'>) => ({ params: { id }, body: { version } });

export const amountsOf = ({ shares }: Pick<Expense, 'shares'>): string[] => shares.map(({ amount }) => amount);

export type ExpenseRoom = Awaited<ReturnType<typeof startExpenseRoom>>;

export async function startExpenseRoom() {
  const server = await startServer();
  const finance = await server.as('Finance');
  const motherId = await server.account({ email: 'mother@example.test', roles: ['Parent'], firstName: 'Jeanne' });
  const fatherId = await server.account({ email: 'father@example.test', roles: ['Parent'], firstName: 'Karl' });
  const agentId = await server.account({ email: 'agency@example.test', roles: ['Agent'], firstName: 'Ana' });
  const mother = await server.signedIn('mother@example.test');
  const agent = await server.signedIn('agency@example.test');
  // An account has no address; the one of the last invoice is taken.
  const { businessId } = await makeBusiness(server.app);
  for (const buyerId of [motherId, fatherId]) await finance.ask(createInvoice, { body: { businessId, buyerId, typed: TYPED } });
  const submit = (of: Subject, change: Partial<ExpenseBody> = {}, by = finance) =>
    by.ask(submitExpense, { body: typedExpense(of, change) });
  return {
    ...{ server, finance, mother, agent, motherId, fatherId, agentId, submit },
    look: async (id: number, by = finance) => (await by.ask(readExpense, { params: { id } })).body,
    async approved(of: Subject, change: Partial<ExpenseBody> = {}): Promise<Expense> {
      const { body } = await submit(of, change);
      return (await finance.ask(approveExpense, at(body))).body;
    },
  };
}
