// The endpoints of billing.

import * as billing from '#contract/finance/billing/billing.endpoints.ts';
import { routes } from '#server/platform/http/routes.ts';
import { exportAccounts, listAccounts, remindOfAccount } from './accounts.service.ts';
import { exportLedger, readMonths } from './ledger.service.ts';
import { previewSettlement, settleAccount } from './settlement.service.ts';
import { readStatement, readStatementFile, sendStatement } from './statement.service.ts';

export const billingRoutes = routes(billing, {
  listAccounts,
  exportAccounts,
  readStatement,
  readStatementFile,
  sendStatement,
  remindOfAccount,
  previewSettlement,
  settleAccount,
  readMonths,
  exportLedger,
});
