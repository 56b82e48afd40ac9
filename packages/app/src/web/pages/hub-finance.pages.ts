// The pages of the hub for invoices, payments, payouts and expenses, in the order of the menu.

import {
  IconCalculator,
  IconCash,
  IconCashBanknote,
  IconChartBar,
  IconFileDownload,
  IconFileInvoice,
  IconReceipt2,
  IconReportMoney,
  IconScale,
  IconUsersGroup,
} from '@tabler/icons-react';
import { withMessages } from '#web/platform/lazy/with-messages.ts';
import { allowRolesWith } from './guards.ts';
import { AD, AG, CO, FI } from './hub-guards.ts';
import { pagesIn } from './records.ts';

const { screen } = pagesIn('hub');

/** One page at two addresses. */
const INVOICE_GENERATOR = {
  title: 'hubInvoiceGenerator',
  guard: allowRolesWith('quotes.make', CO, AG, FI, AD),
  screen: withMessages(() => import('#web/screens/hub/finance/pricing-calculator.screen.tsx')),
} as const;

export const hubFinancePages = {
  hubInvoiceGenerator: screen({ ...INVOICE_GENERATOR, icon: IconCalculator, menu: { group: 'finance' } }),
  hubPricingCalculator: screen(INVOICE_GENERATOR),
  hubSalesInvoices: screen({
    title: 'hubSalesInvoices',
    guard: allowRolesWith('invoices.read', CO, AG, FI, AD),
    screen: withMessages(() => import('#web/screens/hub/finance/sales-invoices.screen.tsx')),
    icon: IconFileInvoice,
    menu: { group: 'finance', shortcut: 'i' },
  }),
  hubInvoiceAction: screen({
    title: 'hubInvoiceAction',
    guard: allowRolesWith('invoices.read', CO, AG, FI, AD),
    screen: withMessages(() => import('#web/screens/hub/finance/invoice-action.screen.tsx')),
  }),
  hubInvoiceCreate: screen({
    title: 'hubInvoiceCreate',
    guard: allowRolesWith('invoices.write', AG, FI, AD),
    screen: withMessages(() => import('#web/screens/hub/finance/invoice-create.screen.tsx')),
  }),
  hubPurchaseInvoices: screen({
    title: 'hubPurchaseInvoices',
    guard: allowRolesWith('purchaseInvoices.read', CO, FI, AD),
    screen: withMessages(() => import('#web/screens/hub/finance/purchase-invoices.screen.tsx')),
    icon: IconFileDownload,
    menu: { group: 'finance' },
  }),
  hubPayments: screen({
    title: 'hubPayments',
    guard: allowRolesWith('payments.read', CO, AG, FI, AD),
    screen: withMessages(() => import('#web/screens/hub/finance/payments.screen.tsx')),
    icon: IconCash,
    menu: { group: 'finance', shortcut: 'p' },
  }),
  hubPayouts: screen({
    title: 'hubPayouts',
    guard: allowRolesWith('payouts.read', FI, AD),
    screen: withMessages(() => import('#web/screens/hub/finance/payouts.screen.tsx')),
    icon: IconCashBanknote,
    menu: { group: 'finance' },
  }),
  hubBilling: screen({
    title: 'hubBilling',
    guard: allowRolesWith('billing.read', AG, FI, AD),
    screen: withMessages(() => import('#web/screens/hub/finance/billing.screen.tsx')),
    icon: IconReportMoney,
    menu: { group: 'finance' },
  }),
  hubReconciliation: screen({
    title: 'hubReconciliation',
    guard: allowRolesWith('reconciliation.read', FI, AD),
    screen: withMessages(() => import('#web/screens/hub/finance/reconciliation.screen.tsx')),
    icon: IconScale,
    menu: { group: 'finance' },
  }),
  hubReports: screen({
    title: 'hubReports',
    guard: allowRolesWith('reports.read', CO, AG, FI, AD),
    screen: withMessages(() => import('#web/screens/hub/finance/reports.screen.tsx')),
    icon: IconChartBar,
    menu: { group: 'finance' },
  }),
  hubExpenses: screen({
    title: 'hubExpenses',
    guard: allowRolesWith('expenses.read', CO, AG, FI, AD),
    screen: withMessages(() => import('#web/screens/hub/finance/expenses.screen.tsx')),
    icon: IconReceipt2,
    menu: { group: 'finance' },
  }),
  hubExpensesGroupParent: screen({
    title: 'hubExpensesGroupParent',
    guard: allowRolesWith('expenses.read', CO, AG, FI, AD),
    screen: withMessages(() => import('#web/screens/hub/finance/expenses-group-parent.screen.tsx')),
    icon: IconUsersGroup,
    menu: { group: 'finance' },
  }),
} as const;
