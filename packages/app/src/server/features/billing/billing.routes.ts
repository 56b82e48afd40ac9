// The endpoints of billing.

import * as billing from '#contract/finance/billing/billing.endpoints.ts';
import { defineRoutes } from '#server/platform/http/routes.ts';
import { exportAccounts, listAccounts, remindOfAccount } from './accounts.service.ts';
import { exportLedger, readMonths } from './ledger.service.ts';
import { previewSettlement, settleAccount } from './settlement.service.ts';
import { readStatement, readStatementFile, sendStatement } from './statement.service.ts';

export const billingRoutes = defineRoutes(billing, {
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
