// What the compiler holds the messages of the screens to: a text for each code that the product has, and none besides. Each line that
// does not compile names messages in `messages/en/web`.

import type { RuleId } from '@hosted-stay/pricing-core';
import type { FixedReason } from '#contract/administration/permissions.shapes.ts';
import type { EmailState, OutboxState } from '#contract/administration/states.ts';
import type { EXPENSE_STATES, ExpenseCategory, SplitRule } from '#contract/finance/expenses/expense-states.ts';
import type { ShareState } from '#contract/finance/expenses/expenses.shapes.ts';
import type { InvoiceKind, InvoiceState, PaymentKind, PaymentMethod } from '#contract/finance/invoices/invoice-states.ts';
import type { DisputeState } from '#contract/finance/payments/gateway-states.ts';
import type { BANK_LINE_STATES } from '#contract/finance/payments/payments.shapes.ts';
import type { PayeeType } from '#contract/finance/payouts/payee.ts';
import type { PayoutState } from '#contract/finance/payouts/payout.machine.ts';
import type { PayoutWarning } from '#contract/finance/payouts/payouts.shapes.ts';
import type { Role } from '#contract/identity/roles.ts';
import type { Assert, CoversCodes } from '#contract/messages/code-messages.ts';
import type { NotificationKind } from '#contract/notifications/notification-kinds.ts';
import type { StudentPart } from '#contract/people/completeness.ts';
import type { Capability } from '#contract/platform/capabilities.ts';
import type { CAMPAIGN_TYPES } from '#contract/platform/constants.ts';
import type { PageName } from '#contract/platform/page-paths.ts';
import type { BookSubject, PriceBookState } from '#contract/pricing/price-books.shapes.ts';
import type { WebMessages } from './english.types.ts';

type AreaOf<Right extends string> = Right extends `${infer Area}.${string}` ? Area : never;

/** Pages may share a title, so that not each has its own. */
type Titles = WebMessages['titles']['page'];

export type Checked = [
  Assert<CoversCodes<(typeof CAMPAIGN_TYPES)[number], WebMessages['campaigns']['typeHint']>>,
  Assert<CoversCodes<(typeof EXPENSE_STATES)[number], WebMessages['expenses']['state']>>,
  Assert<CoversCodes<ExpenseCategory, WebMessages['expenses']['category']>>,
  Assert<CoversCodes<SplitRule, WebMessages['expenses']['rule']>>,
  Assert<CoversCodes<SplitRule, WebMessages['expenses']['ruleHint']>>,
  Assert<CoversCodes<ShareState, WebMessages['expenses']['standing']>>,
  Assert<CoversCodes<InvoiceKind, WebMessages['invoices']['kind']>>,
  Assert<CoversCodes<InvoiceState, WebMessages['invoices']['state']>>,
  Assert<CoversCodes<EmailState, WebMessages['mails']['state']>>,
  Assert<CoversCodes<OutboxState, WebMessages['mails']['outboxState']>>,
  Assert<CoversCodes<NotificationKind, WebMessages['notifications']['preferences']['kind']>>,
  Assert<CoversCodes<PaymentMethod, WebMessages['payments']['method']>>,
  Assert<CoversCodes<PaymentKind, WebMessages['payments']['kind']>>,
  Assert<CoversCodes<DisputeState, WebMessages['payments']['dispute']>>,
  Assert<CoversCodes<(typeof BANK_LINE_STATES)[number], WebMessages['payments']['import']['state']>>,
  Assert<CoversCodes<PayoutState, WebMessages['payouts']['state']>>,
  Assert<CoversCodes<PayeeType, WebMessages['payouts']['payeeType']>>,
  Assert<CoversCodes<PayoutWarning, WebMessages['payouts']['warning']>>,
  Assert<CoversCodes<AreaOf<Exclude<Capability, 'public'>>, WebMessages['permissions']['area']>>,
  Assert<CoversCodes<FixedReason, WebMessages['permissions']['fixed']>>,
  Assert<CoversCodes<PriceBookState, WebMessages['priceBooks']['state']>>,
  Assert<CoversCodes<BookSubject, WebMessages['priceBooks']['subject']>>,
  Assert<CoversCodes<Exclude<RuleId, 'effective_from_missing'>, WebMessages['priceBooks']['rule']>>,
  Assert<CoversCodes<Role, WebMessages['roles']['about']>>,
  Assert<CoversCodes<StudentPart, WebMessages['students']['part']>>,
  Assert<CoversCodes<Extract<PageName, keyof Titles>, Titles>>,
];
