// The accounts of the double-entry export for accounting. Never rename them: external programs rely on the names.

export const LEDGER_ACCOUNTS = {
  bank: 'assets:bank',
  receivable: 'assets:receivable',
  vatInput: 'assets:vat:input',
  accrued: 'liabilities:hosts:accrued',
  payable: 'liabilities:payable',
  vatOutput: 'liabilities:vat:output',
  commission: 'income:commission',
  other: 'income:other',
  purchases: 'expenses:purchases',
  trips: 'expenses:trips',
} as const;

export type LedgerAccount = keyof typeof LEDGER_ACCOUNTS;

/** The kinds of entries in the books. */
export const LEDGER_KINDS = ['invoice', 'credit', 'void', 'payment', 'refund', 'purchase', 'purchaseVoid', 'payout', 'expense'] as const;

export type LedgerKind = (typeof LEDGER_KINDS)[number];

export const LEDGER_FORMATS = ['ledger', 'csv', 'xlsx'] as const;
