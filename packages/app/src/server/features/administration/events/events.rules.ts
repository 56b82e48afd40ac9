// Rules of the timeline of events: which right it takes to read of what. Everything else is for readers of the change log.

import type { Capability } from '#contract/platform/capabilities.ts';

/** The right to read all objects of a kind; with it one reads what happened to them. */
export const RIGHT_OF_SUBJECT: Readonly<Record<string, Capability>> = {
  trip: 'trips.read',
  student: 'students.read',
  group: 'groups.read',
  hostFamily: 'families.read',
  invoice: 'invoices.read',
  payment: 'payments.read',
  payout: 'payouts.read',
  payoutDetails: 'payoutDetails.read',
  purchaseInvoice: 'purchaseInvoices.read',
  expense: 'expenses.read',
  billingAccount: 'billing.read',
  lead: 'leads.write',
  geofence: 'geofences.read',
  article: 'content.write',
  media: 'content.write',
  menu: 'content.write',
  contentItem: 'content.write',
  source: 'content.write',
  inquirySource: 'content.write',
  testimonial: 'content.write',
  writingPrompt: 'content.write',
  activity: 'activities.read',
  activitySchedule: 'activities.read',
  priceBook: 'priceBooks.read',
  campaign: 'campaigns.write',
  messageReport: 'reports.review',
};

/** Features whose events are about a family, but which not everybody who reads families may follow. */
export const RIGHT_OF_FEATURE: Readonly<Record<string, Capability>> = { vetting: 'vetting.read', rateProposals: 'rates.read' };

/** Returns the keys of the entries whose right covers all rows. */
export function listReadable(rights: Readonly<Record<string, Capability>>, hasAll: (right: Capability) => boolean): string[] {
  return Object.entries(rights).flatMap(([name, right]) => (hasAll(right) ? [name] : []));
}
