// All samples, feature by feature.

import { attachmentSamples } from './attachments.ts';
import { buyerSamples } from './buyers.ts';
import { calendarSamples } from './calendar.ts';
import { conversationSamples } from './conversations.ts';
import { expenseSamples } from './expenses.ts';
import { groupSamples } from './groups.ts';
import { hostFamilySamples } from './host-families.ts';
import { identitySamples } from './identity.ts';
import { invoiceSamples } from './invoices.ts';
import { messageSamples } from './messages.ts';
import { moneySamples } from './money.ts';
import { notificationSamples } from './notifications.ts';
import { ownInvoiceSamples } from './own-invoices.ts';
import { payoutSamples } from './payouts.ts';
import { peopleSamples } from './people.ts';
import { purchaseSamples } from './purchases.ts';
import { rateSamples } from './rates.ts';
import type { Samples } from './sample.ts';
import { savedViewSamples } from './saved-views.ts';
import { scenarioSamples } from './scenarios.ts';
import { supportSamples } from './support.ts';
import { tripSamples } from './trips.ts';
import { vettingSamples } from './vetting.ts';

export const allSamples: Samples = {
  ...attachmentSamples,
  ...buyerSamples,
  ...calendarSamples,
  ...conversationSamples,
  ...expenseSamples,
  ...groupSamples,
  ...hostFamilySamples,
  ...identitySamples,
  ...invoiceSamples,
  ...messageSamples,
  ...moneySamples,
  ...notificationSamples,
  ...ownInvoiceSamples,
  ...purchaseSamples,
  ...payoutSamples,
  ...rateSamples,
  ...savedViewSamples,
  ...scenarioSamples,
  ...tripSamples,
  ...peopleSamples,
  ...supportSamples,
  ...vettingSamples,
};
