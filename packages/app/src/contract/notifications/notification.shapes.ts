// Shapes of notifications: each kind with the data of its text, in the reader's language.

import * as z from 'zod';
import { ROLES } from '#contract/identity/roles.ts';
import { CONTACT_TOPICS } from '#contract/messaging/contact-topics.ts';
import { REPORT_REASONS } from '#contract/messaging/report.shapes.ts';
import { day, id, instant } from '#contract/platform/validation/fields.ts';
import { TRIP_EVENTS } from '#contract/trips/events.ts';
import { PRICE_CAUSES } from '#contract/trips/price-changes.ts';
import { VETTING_NEWS, VETTING_PROGRESS } from '#contract/vetting/vetting-news.ts';
import { NOTIFICATION_KIND_NAMES, type NotificationKind } from './notification-kinds.ts';

/** A person's name; empty once their account is deleted. */
const name = z.string();

/** The data of each kind. */
export const notificationData = {
  /** `name` is the administrator's. */
  roleChanged: z.object({ granted: z.array(z.enum(ROLES)), revoked: z.array(z.enum(ROLES)), name }),
  /** `name` is the administrator's. */
  accountViewed: z.object({ name }),
  /** The latest registered family. */
  hostFamilyRegistered: z.object({ hostFamilyId: id, name }),
  /** A family's profile is paused, or live again; `name` is its contact's. */
  hostFamilyPaused: z.object({ hostFamilyId: id, name, isLive: z.boolean() }),
  /** What is new in the vetting of the reader’s family, with the reason or question of staff; `at` is the time of a planned visit. */
  vettingNews: z.object({ event: z.enum(VETTING_NEWS), text: z.string(), at: instant.optional(), wallZone: z.string().optional() }),
  /** What came in for the vetting of a family; `name` is the family’s. */
  vettingProgress: z.object({ hostFamilyId: id, name, event: z.enum(VETTING_PROGRESS) }),
  /** How many live families have no price, and the names of their counties. */
  unpricedFamilies: z.object({ families: z.int().positive(), counties: z.array(z.string()) }),
  /** A family asks for another price; `name` is the family’s. */
  rateProposed: z.object({ hostFamilyId: id, name, template: z.string() }),
  /** An administrator has decided on the price that the reader’s family asks for; `reason` is given if it was refused. */
  rateDecided: z.object({ template: z.string(), accepted: z.boolean(), reason: z.string() }),
  /** How many leads the reader should follow up today. */
  leadFollowUps: z.object({ leads: z.int().positive() }),
  /** How many links of the website lead nowhere since the last check. */
  brokenLinks: z.object({ links: z.int().positive() }),
  /** Somebody else has made the reader responsible for a planned text, or it is due today. */
  contentItem: z.object({ itemId: id, title: z.string(), what: z.enum(['assigned', 'due']), dueOn: day.nullable() }),
  /** `conversationId` is the support request of a sender with an account; it has the same text. */
  contactEnquiry: z.object({
    ...{ enquiryId: id, reference: z.string(), topic: z.enum(CONTACT_TOPICS), name, suspected: z.boolean() },
    conversationId: id.optional(),
  }),
  /** Somebody reported a message or a person, or has blocked a person with whom they share a stay; `name` is theirs. */
  messageReported: z.object({ conversationId: id, cause: z.enum([...REPORT_REASONS, 'blocked']), name }),
  /** A meeting of a conversation begins within an hour. */
  meetingSoon: z.object({ meetingId: id, conversationId: id, start: instant }),
  /** A request to support that the reader handles, or that nobody handles, has waited for longer than its target. */
  supportWaiting: z.object({ conversationId: id }),
  /** The booking was paid when its beds were already taken; the money is refunded. */
  bookingRefused: z.object({ orderId: id, name, amount: z.string(), currency: z.string(), fromDate: z.string(), toDate: z.string() }),
  /** A payment without a known trip whose refund failed or that the payer disputes; `name` is the payer's. */
  paymentReturned: z.object({ paymentId: id, what: z.enum(['refundFailed', 'disputed']), name, amount: z.string(), currency: z.string() }),
  /** `child` is the student's first name, `name` that of the person who linked the parent. */
  childLinked: z.object({ studentId: id, child: z.string(), name }),
  /** `name` is the travellers' first name. */
  tripNews: z.object({ tripId: id, event: z.enum(TRIP_EVENTS), name, fromDate: day, toDate: day }),
  /** Staff blocked or freed days of the reader's own family. */
  calendarFeed: z.object({ hostFamilyId: id, calendar: z.string(), what: z.enum(['failing', 'stopped', 'conflict']) }),
  calendarChanged: z.object({ hostFamilyId: id, what: z.enum(['blocked', 'freed', 'changed']), fromDate: day, toDate: day }),
  /** The old price, the new price and their difference; with `isAsked`, it needs the parent's consent. */
  tripPriceChanged: z.object({
    ...{ tripId: id, name, fromDate: day, toDate: day, cause: z.enum(PRICE_CAUSES), currency: z.string() },
    ...{ before: z.string(), after: z.string(), difference: z.string(), isAsked: z.boolean() },
  }),
  /** In the requested language, or in English. */
  campaign: z.object({ campaignId: id, title: z.string(), body: z.string() }),
} as const satisfies Record<NotificationKind, z.ZodObject>;

export type NotificationData<Kind extends NotificationKind> = z.output<(typeof notificationData)[Kind]>;

const around = {
  id,
  /** When it last happened. */
  at: instant,
  /** How often it has happened since the user last looked. */
  count: z.int().positive(),
  isRead: z.boolean(),
};

export const notification = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('roleChanged'), data: notificationData.roleChanged, ...around }),
  z.object({ kind: z.literal('accountViewed'), data: notificationData.accountViewed, ...around }),
  z.object({ kind: z.literal('hostFamilyRegistered'), data: notificationData.hostFamilyRegistered, ...around }),
  z.object({ kind: z.literal('hostFamilyPaused'), data: notificationData.hostFamilyPaused, ...around }),
  z.object({ kind: z.literal('vettingNews'), data: notificationData.vettingNews, ...around }),
  z.object({ kind: z.literal('vettingProgress'), data: notificationData.vettingProgress, ...around }),
  z.object({ kind: z.literal('unpricedFamilies'), data: notificationData.unpricedFamilies, ...around }),
  z.object({ kind: z.literal('rateProposed'), data: notificationData.rateProposed, ...around }),
  z.object({ kind: z.literal('rateDecided'), data: notificationData.rateDecided, ...around }),
  z.object({ kind: z.literal('leadFollowUps'), data: notificationData.leadFollowUps, ...around }),
  z.object({ kind: z.literal('brokenLinks'), data: notificationData.brokenLinks, ...around }),
  z.object({ kind: z.literal('contentItem'), data: notificationData.contentItem, ...around }),
  z.object({ kind: z.literal('contactEnquiry'), data: notificationData.contactEnquiry, ...around }),
  z.object({ kind: z.literal('messageReported'), data: notificationData.messageReported, ...around }),
  z.object({ kind: z.literal('meetingSoon'), data: notificationData.meetingSoon, ...around }),
  z.object({ kind: z.literal('supportWaiting'), data: notificationData.supportWaiting, ...around }),
  z.object({ kind: z.literal('bookingRefused'), data: notificationData.bookingRefused, ...around }),
  z.object({ kind: z.literal('paymentReturned'), data: notificationData.paymentReturned, ...around }),
  z.object({ kind: z.literal('childLinked'), data: notificationData.childLinked, ...around }),
  z.object({ kind: z.literal('tripNews'), data: notificationData.tripNews, ...around }),
  z.object({ kind: z.literal('calendarFeed'), data: notificationData.calendarFeed, ...around }),
  z.object({ kind: z.literal('calendarChanged'), data: notificationData.calendarChanged, ...around }),
  z.object({ kind: z.literal('tripPriceChanged'), data: notificationData.tripPriceChanged, ...around }),
  z.object({ kind: z.literal('campaign'), data: notificationData.campaign, ...around }),
]);

export type Notification = z.output<typeof notification>;

/** A user's preferences for one kind. */
export const notificationPreference = z.object({
  kind: z.enum(NOTIFICATION_KIND_NAMES),
  mail: z.boolean(),
  /** The user gets none of this kind; only possible for campaigns. */
  optedOut: z.boolean(),
});

export type NotificationPreference = z.output<typeof notificationPreference>;
