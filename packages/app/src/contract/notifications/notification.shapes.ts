// Notifications on the wire: each kind with the data that its text is made of, in the language of whoever reads it.

import * as z from 'zod';
import { ROLES } from '#contract/identity/roles.ts';
import { CONTACT_TOPICS } from '#contract/messaging/contact-topics.ts';
import { day, id, instant } from '#contract/platform/validation/fields.ts';
import { TRIP_EVENTS } from '#contract/trips/events.ts';
import { PRICE_CAUSES } from '#contract/trips/price-changes.ts';
import { NOTIFICATION_KIND_NAMES, type NotificationKind } from './notification-kinds.ts';

/** The name of a person; empty once their account has been deleted. */
const name = z.string();

/** What each kind is about. */
export const notificationData = {
  /** `name` is that of the administrator. */
  roleChanged: z.object({ granted: z.array(z.enum(ROLES)), revoked: z.array(z.enum(ROLES)), name }),
  /** `name` is that of the administrator. */
  accountViewed: z.object({ name }),
  /** The family that registered last. */
  hostFamilyRegistered: z.object({ hostFamilyId: id, name }),
  contactEnquiry: z.object({ enquiryId: id, reference: z.string(), topic: z.enum(CONTACT_TOPICS), name, suspected: z.boolean() }),
  /** Paid for when its beds were gone; the money goes back. */
  bookingRefused: z.object({ orderId: id, name, amount: z.string(), currency: z.string(), fromDate: z.string(), toDate: z.string() }),
  /** Money of no known trip whose refund has failed, or that its payer disputes; `name` is that of the payer. */
  paymentReturned: z.object({ paymentId: id, what: z.enum(['refundFailed', 'disputed']), name, amount: z.string(), currency: z.string() }),
  /** `child` is the first name of the student, `name` that of whoever linked the parent. */
  childLinked: z.object({ studentId: id, child: z.string(), name }),
  /** `name` is the first name of those who travel. */
  tripNews: z.object({ tripId: id, event: z.enum(TRIP_EVENTS), name, fromDate: day, toDate: day }),
  /** What the customer was to pay, is to pay now, and the one less the other; with `isAsked` it waits for the parent’s consent. */
  tripPriceChanged: z.object({
    ...{ tripId: id, name, fromDate: day, toDate: day, cause: z.enum(PRICE_CAUSES), currency: z.string() },
    ...{ before: z.string(), after: z.string(), difference: z.string(), isAsked: z.boolean() },
  }),
  /** In the language that was asked for, or else in English. */
  campaign: z.object({ campaignId: id, title: z.string(), body: z.string() }),
} as const satisfies Record<NotificationKind, z.ZodObject>;

export type NotificationData<Kind extends NotificationKind> = z.output<(typeof notificationData)[Kind]>;

const around = {
  id,
  /** When it happened last. */
  at: instant,
  /** How often it has happened since the person last looked. */
  count: z.int().positive(),
  isRead: z.boolean(),
};

export const notification = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('roleChanged'), data: notificationData.roleChanged, ...around }),
  z.object({ kind: z.literal('accountViewed'), data: notificationData.accountViewed, ...around }),
  z.object({ kind: z.literal('hostFamilyRegistered'), data: notificationData.hostFamilyRegistered, ...around }),
  z.object({ kind: z.literal('contactEnquiry'), data: notificationData.contactEnquiry, ...around }),
  z.object({ kind: z.literal('bookingRefused'), data: notificationData.bookingRefused, ...around }),
  z.object({ kind: z.literal('paymentReturned'), data: notificationData.paymentReturned, ...around }),
  z.object({ kind: z.literal('childLinked'), data: notificationData.childLinked, ...around }),
  z.object({ kind: z.literal('tripNews'), data: notificationData.tripNews, ...around }),
  z.object({ kind: z.literal('tripPriceChanged'), data: notificationData.tripPriceChanged, ...around }),
  z.object({ kind: z.literal('campaign'), data: notificationData.campaign, ...around }),
]);

export type Notification = z.output<typeof notification>;

/** What somebody wants to get of one kind. */
export const notificationPreference = z.object({
  kind: z.enum(NOTIFICATION_KIND_NAMES),
  mail: z.boolean(),
  /** Wants nothing of it at all: of campaigns alone. */
  optedOut: z.boolean(),
});

export type NotificationPreference = z.output<typeof notificationPreference>;
