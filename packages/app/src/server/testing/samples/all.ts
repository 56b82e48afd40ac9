// Every sample, feature by feature.

import type { Samples } from '#server/testing/sample.ts';
import { attachmentSamples } from './attachments.ts';
import { identitySamples } from './identity.ts';
import { invoiceSamples } from './invoices.ts';
import { notificationSamples } from './notifications.ts';
import { savedViewSamples } from './saved-views.ts';
import { scenarioSamples } from './scenarios.ts';
import { tripSamples } from './trips.ts';

export const allSamples: Samples = {
  ...attachmentSamples,
  ...identitySamples,
  ...invoiceSamples,
  ...notificationSamples,
  ...savedViewSamples,
  ...scenarioSamples,
  ...tripSamples,
};
