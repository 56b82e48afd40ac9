// Expenses on screen: the list, one beside it, the table of a group, somebody's own, and what is typed of a new one.

import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Expense, GroupExpenses as Overview, OwnExpenses as Own } from '#contract/finance/expenses/expenses.shapes.ts';
import { session } from '#web/platform/session/session.ts';
import { userWith } from '#web/testing/accounts.ts';
import { listAxeFaults } from '#web/testing/axe.ts';
import { button, expectTold, partsOf } from '#web/testing/parts.tsx';
import { pageOf } from '#web/testing/play-server.ts';
import { ExpenseDrawer } from './expense-drawer.tsx';
import { ExpenseForm } from './expense-form.tsx';
import { ExpenseList, ExpenseTotals } from './expense-list.tsx';
import { GroupExpenses } from './group-expenses.tsx';
import { OwnExpenses } from './own-expenses.tsx';

const words = ['expenses', 'resource', 'titles', 'list', 'lists', 'form', 'calendar', 'validation', 'upload'] as const;
const views = { views: [], save: async () => null, change: async () => true, remove: async () => true };

/** A bus of a class of two, €30.01. */
function expense(change: Partial<Expense> = {}): Expense {
  const share = { standing: 'unbilled', invoiceId: null, invoiceNumber: null } as const;
  return {
    id: 5,
    state: 'submitted',
    category: 'transport',
    description: 'Bus to the cliffs',
    currency: 'EUR',
    amount: '30.01',
    spentOn: '2026-07-03',
    tripId: null,
    groupId: 3,
    subject: 'Class 4b',
    businessName: 'Stays',
    payerId: 7,
    payerName: 'Ana Agent',
    rebillable: true,
    splitRule: 'per_student',
    receiptRef: 'A'.repeat(22),
    submittedBy: 'Ana Agent',
    reason: '',
    createdAt: '2026-07-03T09:00:00.000Z',
    billed: '0.00',
    paid: '0.00',
    version: 2,
    actions: ['approve', 'refuse', 'split'],
    receiptName: 'bus.pdf',
    decidedBy: null,
    decidedAt: null,
    shares: [
      { tripId: 1, studentName: 'Chloé Martin', parentId: 8, parentName: 'Jeanne Martin', amount: '15.01', extra: true, ...share },
      { tripId: 2, studentName: 'Lea Weber', parentId: 9, parentName: 'Karl Weber', amount: '15.00', extra: false, ...share },
    ],
    ...change,
  };
}

const sums = (total: string, paid = '0.00', open = total) => [{ currency: 'EUR', total, billed: paid, paid, open }];

const overview = (): Overview => ({
  group: { id: 3, name: 'Class 4b', trips: 2, fromDate: '2026-07-01', toDate: '2026-07-14' },
  expenses: [expense({ state: 'approved', actions: ['split', 'bill'] })],
  parents: [
    { parentId: 8, name: 'Jeanne Martin', trips: [1], students: ['Chloé Martin'], sums: sums('15.01') },
    { parentId: 9, name: 'Karl Weber', trips: [2], students: ['Lea Weber'], sums: sums('15.00', '15.00', '0.00') },
  ],
});

const own = (): Own => ({
  trips: [
    {
      tripId: null,
      groupId: 3,
      subject: 'Class 4b',
      fromDate: '2026-07-01',
      toDate: '2026-07-14',
      sums: sums('15.01'),
      expenses: [expense({ state: 'approved', actions: [], shares: expense().shares.slice(0, 1) })],
    },
  ],
});

let kept: Expense;

const { answers, asked, open, sent } = partsOf({ at: '/hub/expenses', words, user: userWith(['Finance']), heading: 'Expenses' });

beforeEach(() => {
  kept = expense();
  Object.assign(answers, {
    'GET /api/expenses': () => pageOf([kept]),
    'GET /api/expenses/totals': () => ({ data: [{ currency: 'EUR', count: 1, amount: '30.01', billed: '0.00', paid: '0.00' }] }),
    'GET /api/expenses/5': () => kept,
    'GET /api/expenses/by-group': overview,
    'GET /api/expenses/by-trip': own,
    'GET /api/pricing/currency': () => pageOf([]),
    'GET /api/attachments/limits': () => ({ maxBytes: 1_000_000, kinds: ['image', 'pdf'] }),
    'GET /api/trips/choices': () => ({ data: [] }),
  });
});

test('the list says what its expenses come to, and approves many at once', async () => {
  answers['POST /api/expenses/approve'] = () => ({ approved: [5], refused: [] });
  await open(
    <>
      <ExpenseTotals />
      <ExpenseList views={views} add={null} linkTo={(id) => `/hub/expenses?open=${id}`} />
    </>,
  );
  await expect.element(page.getByText('1 expense: €30.01 (€0.00 rebilled, €0.00 paid)')).toBeVisible();
  await expect.element(page.getByRole('row', { name: /Class 4b/ })).toBeVisible();
  expect(await listAxeFaults()).toEqual([]);
  await page.getByRole('checkbox', { name: /Class 4b/ }).click();
  await button('Approve').click();
  await expectTold('1 expense approved');
  expect(sent('POST /api/expenses/approve')).toEqual({ ids: [5] });
});

test('one is approved, or refused with a reason; who has a cent more is told', async () => {
  answers['POST /api/expenses/5/refuse'] = () => {
    kept = expense({ state: 'refused', reason: 'No receipt', actions: [] });
    return kept;
  };
  await open(<ExpenseDrawer id={5} ofGroups onClose={() => {}} />);
  await expect.element(page.getByText('1 EUR unit more after rounding: Chloé Martin')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'View receipt' })).toHaveAttribute('href', `/api/attachments/${'A'.repeat(22)}`);
  expect(await listAxeFaults()).toEqual([]);
  await button('Reject').click();
  await page.getByRole('textbox', { name: 'Reason' }).fill('No receipt');
  await page.getByRole('dialog').last().getByRole('button', { name: 'Reject', exact: true }).click();
  await expectTold('Expense rejected');
  expect(sent('POST /api/expenses/5/refuse')).toEqual({ version: 2, reason: 'No receipt' });
  await expect.element(page.getByText('No receipt')).toBeVisible();
});

test('by hand it is shared only when the amounts add up, and what is missing is told', async () => {
  answers['POST /api/expenses/5/shares'] = () => expense({ splitRule: 'by_hand', version: 3 });
  await open(<ExpenseDrawer id={5} ofGroups onClose={() => {}} />);
  await button('Split').click();
  await page.getByRole('radio', { name: /Manually/ }).click();
  const first = page.getByRole('textbox', { name: 'Chloé Martin’s share' });
  await first.fill('10');
  await expect.element(page.getByText('Not yet split: €5.01')).toBeVisible();
  await expect.element(button('Save split')).toBeDisabled();
  await first.fill('20');
  await expect.element(page.getByText('Over by: €4.99')).toBeVisible();
  await page.getByRole('textbox', { name: 'Lea Weber’s share' }).fill('10.01');
  await expect.element(page.getByText('The shares add up.')).toBeVisible();
  expect(await listAxeFaults()).toEqual([]);
  await button('Save split').click();
  await expectTold('Expense split');
  expect(sent('POST /api/expenses/5/shares')).toEqual({
    rule: 'by_hand',
    version: 2,
    shares: [
      { trip_id: 1, amount: '20.00' },
      { trip_id: 2, amount: '10.01' },
    ],
  });
});

test('a group’s parents stand with what they bear, and are billed with one click', async () => {
  answers['POST /api/expenses/bill'] = () => ({
    invoices: [{ id: 1, buyerName: 'Jeanne Martin', currency: 'EUR', total: '15.01', lines: 1 }],
    unbilled: [],
  });
  await open(<GroupExpenses groupId={3} />);
  await expect.element(page.getByRole('row', { name: /Karl Weber.*€15.00.*€15.00.*€0.00/ })).toBeVisible();
  expect(await listAxeFaults()).toEqual([]);
  await button('Rebill to parents').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Rebill to parents', exact: true }).click();
  await expectTold('1 draft invoice created');
  expect(sent('POST /api/expenses/bill')).toEqual({ group_id: 3 });
});

test('own ones come by trip with their sum, and are disputed by a message that is begun already', async () => {
  session.set({ state: 'signedIn', user: userWith(['Parent']) });
  await open(<OwnExpenses onOpen={() => {}} />);
  await expect.element(page.getByText('Your share: €15.01')).toBeVisible();
  await expect.element(page.getByText('Total €15.01')).toBeVisible();
  expect(await listAxeFaults()).toEqual([]);
  const href = page.getByRole('link', { name: 'Dispute: Transport: Bus to the cliffs' }).element().getAttribute('href') ?? '';
  expect(new URLSearchParams(href.split('?')[1]).get('message')).toBe(
    'I don’t agree with this expense: Transport, €30.01, 3 Jul 2026 (Class 4b, no. 5).',
  );
});

test('a new one says at its fields what is missing', async () => {
  await open(<ExpenseForm ofGroups={false} onClose={() => {}} />);
  await button('Submit expense').click();
  await expect.element(page.getByText('The “Amount” field is required').first()).toBeVisible();
  await expect.element(page.getByText('The “Category” field is required').first()).toBeVisible();
  await page.getByRole('combobox', { name: 'Category' }).click();
  await page.getByRole('option', { name: 'Food' }).click();
  await page.getByRole('textbox', { name: 'Amount' }).fill('12,50');
  await button('Submit expense').click();
  await expect.element(page.getByText('Choose either a trip or a group').first()).toBeVisible();
  expect(asked.some(({ key }) => key === 'POST /api/expenses')).toBe(false);
  expect(await listAxeFaults()).toEqual([]);
});
