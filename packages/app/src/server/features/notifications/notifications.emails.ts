// The emails of notifications. They name nobody but their reader, unless the sender provides a template.

import { formatterFor } from '@hosted-stay/pricing-core/format';
import { getDefaultRoute, type Role, STAFF_ROLES } from '#contract/identity/roles.ts';
import type { NotificationData } from '#contract/notifications/notification.shapes.ts';
import type { NotificationKind } from '#contract/notifications/notification-kinds.ts';
import { FORMAT_LOCALES, type Locale } from '#contract/platform/locales.ts';
import { PAGE_PATHS } from '#contract/platform/page-paths.ts';
import type { EmailBlock, EmailContext, EmailTemplate } from '#server/platform/email/template.ts';
import { putIntoWords } from '#server/platform/translate.ts';

export interface EmailReader {
  readonly name: string;
  readonly roles: readonly Role[];
  /** The language of the email. */
  readonly locale: Locale;
}

interface NotificationText {
  readonly subject: string;
  readonly texts: readonly string[];
  /** The page to act on; if omitted, the button opens the notifications. */
  readonly button?: { readonly button: string; readonly path: string };
}

/** Returns the reader's start page, with the notifications open. */
function getInboxPath(roles: readonly Role[]): string {
  return `${getDefaultRoute(roles)}?notifications=open`;
}

/** Tells whether the reader has no staff role, so sees a trip as its parent; all other readers of prices work in the hub. */
function isOnlyParent(roles: readonly Role[]): boolean {
  return !roles.some((role) => STAFF_ROLES.includes(role));
}

/** Describes a changed price of a trip in the reader's language; the button opens the trip, where a parent can answer if asked. */
function describePriceChange(
  { words }: EmailContext,
  data: NotificationData<'tripPriceChanged'>,
  { roles, locale }: EmailReader,
): NotificationText {
  const { tripId, name, fromDate, toDate, cause, currency, before, after, difference, isAsked } = data;
  const { date, money } = formatterFor(FORMAT_LOCALES[locale]);
  const written = (amount: string) => money({ amount, currency });
  const figures = { before: written(before), after: written(after), difference: written(difference.replace(/^-/, '')) };
  const isParent = isOnlyParent(roles);
  const path = isParent ? PAGE_PATHS.travelTrip : PAGE_PATHS.hubTripEdit;
  const asked = isParent ? 'askedOfYou' : 'asked';
  return {
    subject: words('notificationMails.tripPriceChanged.subject', { name }),
    texts: [
      putIntoWords(words, `names.priceCause.${cause}`, { name }),
      words('notificationMails.tripNews.dates', { from: date(fromDate), to: date(toDate) }),
      words(`notificationMails.tripPriceChanged.${difference.startsWith('-') ? 'less' : 'more'}`, figures),
      words(`notificationMails.tripPriceChanged.${isAsked ? asked : 'settled'}`),
    ],
    button: { button: words('notificationMails.tripNews.button'), path: path.replace('{id}', String(tripId)) },
  };
}

/** The texts of each kind; a campaign has its own. */
const NOTIFICATION_TEXTS: {
  readonly [Kind in Exclude<NotificationKind, 'campaign'>]: (
    around: EmailContext,
    data: NotificationData<Kind>,
    reader: EmailReader,
  ) => NotificationText;
} = {
  roleChanged: ({ words, product }) => ({
    subject: words('notificationMails.roleChanged.subject', { product }),
    texts: [words('notificationMails.roleChanged.intro', { product })],
  }),
  accountViewed: ({ words, product }) => ({
    subject: words('notificationMails.accountViewed.subject'),
    texts: [words('notificationMails.accountViewed.intro', { product }), words('notificationMails.accountViewed.notAsked')],
  }),
  hostFamilyRegistered: ({ words, product }) => ({
    subject: words('notificationMails.hostFamilyRegistered.subject'),
    texts: [words('notificationMails.hostFamilyRegistered.intro', { product }), words('notificationMails.once')],
  }),
  hostFamilyPaused: ({ words, product }, { isLive }) => ({
    subject: words(`notificationMails.hostFamilyPaused.${isLive ? 'live' : 'paused'}.subject`),
    texts: [words(`notificationMails.hostFamilyPaused.${isLive ? 'live' : 'paused'}.intro`, { product })],
  }),
  vettingNews: ({ words }, { event }) => ({
    subject: words(`names.vettingNews.${event}`),
    texts: [words(`notificationMails.vettingNews.${event}`)],
    button: { button: words('notificationMails.vettingNews.button'), path: PAGE_PATHS.hostDashboard },
  }),
  vettingProgress: ({ words }, { event, name, hostFamilyId }) => ({
    subject: words(`names.vettingProgress.${event}`),
    texts: [words('notificationMails.vettingProgress.intro', { name })],
    button: { button: words('notificationMails.vettingProgress.button'), path: `${PAGE_PATHS.hubVetting}?family=${hostFamilyId}` },
  }),
  rateProposed: ({ words }, { name, template }) => ({
    subject: words('notificationMails.rateProposed.subject'),
    texts: [words('notificationMails.rateProposed.intro', { name, template })],
    button: { button: words('notificationMails.rateProposed.button'), path: `${PAGE_PATHS.hubPriceBooks}?tab=rates` },
  }),
  rateDecided: ({ words }, { template, accepted, reason }) => ({
    subject: words(`notificationMails.rateDecided.${accepted ? 'accepted' : 'refused'}.subject`),
    texts: [
      words(`notificationMails.rateDecided.${accepted ? 'accepted' : 'refused'}.intro`, { template }),
      ...(reason === '' ? [] : [words('notificationMails.rateDecided.reason', { reason })]),
    ],
    button: { button: words('notificationMails.rateDecided.button'), path: `${PAGE_PATHS.hostProfile}?field=rates` },
  }),
  unpricedFamilies: ({ words }, { families, counties }) => ({
    subject: words('notificationMails.unpricedFamilies.subject', { families }),
    texts: [words('notificationMails.unpricedFamilies.intro', { families, counties: counties.join(', ') })],
    button: { button: words('notificationMails.unpricedFamilies.button'), path: PAGE_PATHS.hubPriceBooks },
  }),
  leadFollowUps: ({ words }, { leads }) => ({
    subject: words('notificationMails.leadFollowUps.subject', { leads }),
    texts: [words('notificationMails.leadFollowUps.intro', { leads })],
    button: { button: words('notificationMails.leadFollowUps.button'), path: `${PAGE_PATHS.hubScoutingFamilies}?tab=due` },
  }),
  brokenLinks: ({ words }, { links }) => ({
    subject: words('notificationMails.brokenLinks.subject', { links }),
    texts: [words('notificationMails.brokenLinks.intro', { links })],
    button: { button: words('notificationMails.brokenLinks.button'), path: `${PAGE_PATHS.hubMenus}?tab=links` },
  }),
  contentItem: ({ words }, { itemId, title, what, dueOn }, { locale }) => ({
    subject: words(`notificationMails.contentItem.${what}.subject`, { title }),
    texts: [
      words(`notificationMails.contentItem.${what}.intro`, { title }),
      ...(what === 'due' || dueOn === null
        ? []
        : [words('notificationMails.contentItem.dueOn', { date: formatterFor(FORMAT_LOCALES[locale]).date(dueOn) })]),
    ],
    button: { button: words('notificationMails.contentItem.button'), path: `${PAGE_PATHS.hubContentEngine}?open=${itemId}` },
  }),
  meetingSoon: ({ words }) => ({
    subject: words('notificationMails.meetingSoon.subject'),
    texts: [words('notificationMails.meetingSoon.intro')],
    button: { button: words('notificationMails.meetingSoon.button'), path: PAGE_PATHS.travelVideos },
  }),
  bookingRefused: ({ words, product }) => ({
    subject: words('notificationMails.bookingRefused.subject'),
    texts: [words('notificationMails.bookingRefused.intro', { product })],
  }),
  paymentReturned: ({ words, product }, { what }) => ({
    subject: words(`notificationMails.paymentReturned.${what}.subject`),
    texts: [words(`notificationMails.paymentReturned.${what}.intro`, { product })],
  }),
  childLinked: ({ words, product }) => ({
    subject: words('notificationMails.childLinked.subject', { product }),
    texts: [words('notificationMails.childLinked.intro', { product }), words('notificationMails.childLinked.notYours')],
  }),
  tripNews: ({ words }, { event }) => ({
    subject: words(`names.tripEvent.${event}`),
    texts: [words(`names.tripEvent.${event}`)],
  }),
  calendarChanged: ({ words }, { what, fromDate, toDate }, { locale }) => {
    const { date } = formatterFor(FORMAT_LOCALES[locale]);
    return {
      subject: words(`notificationMails.calendarChanged.${what}.subject`),
      texts: [
        words(`notificationMails.calendarChanged.${what}.intro`),
        words('notificationMails.tripNews.dates', { from: date(fromDate), to: date(toDate) }),
      ],
      button: { button: words('notificationMails.calendarChanged.button'), path: PAGE_PATHS.hostCalendar },
    };
  },
  calendarFeed: ({ words }, { what, calendar }) => ({
    subject: words(`notificationMails.calendarFeed.${what}.subject`, { calendar }),
    texts: [words(`notificationMails.calendarFeed.${what}.intro`)],
    button: { button: words('notificationMails.calendarChanged.button'), path: PAGE_PATHS.hostCalendar },
  }),
  tripPriceChanged: describePriceChange,
  contactEnquiry: ({ words, product }, { reference }) => ({
    subject: words('notificationMails.contactEnquiry.subject', { reference }),
    texts: [words('notificationMails.contactEnquiry.intro', { product, reference })],
  }),
  messageReported: ({ words }, { cause, conversationId }) => {
    const event = cause === 'blocked' ? 'blocked' : cause === 'childSafety' ? 'urgent' : 'reported';
    return {
      subject: words(`notificationMails.messageReported.${event}.subject`),
      texts: [words(`notificationMails.messageReported.${event}.intro`)],
      button:
        cause === 'blocked'
          ? {
              button: words('notificationMails.messageReported.button'),
              path: `${PAGE_PATHS.hubMessages}?conversation=${conversationId}`,
            }
          : { button: words('notificationMails.messageReported.review'), path: `${PAGE_PATHS.hubMessageReports}?state=open` },
    };
  },
  supportWaiting: ({ words }, { conversationId }) => ({
    subject: words('notificationMails.supportWaiting.subject'),
    texts: [words('notificationMails.supportWaiting.intro')],
    button: {
      button: words('notificationMails.supportWaiting.button'),
      path: `${PAGE_PATHS.hubMessages}?conversation=${conversationId}`,
    },
  }),
};

/** Returns the email template of a notification of a kind. */
export function notificationEmail<Kind extends Exclude<NotificationKind, 'campaign'>>(
  kind: Kind,
  data: NotificationData<Kind>,
): EmailTemplate<EmailReader> {
  return (around, reader) => {
    const { name, roles } = reader;
    const { subject, texts, button } = NOTIFICATION_TEXTS[kind](around, data, reader);
    const { words } = around;
    return {
      subject,
      name,
      blocks: [
        ...texts.map((text): EmailBlock => ({ text })),
        button ?? { button: words('notificationMails.button'), path: getInboxPath(roles) },
        { text: words('notificationMails.settings') },
      ],
    };
  };
}

/** The email of a campaign; an empty line in its text starts a new paragraph. */
export const campaignEmail: EmailTemplate<Omit<EmailReader, 'locale'> & { readonly title: string; readonly body: string }> = (
  { words, product },
  { name, roles, title, body },
) => ({
  subject: title,
  name,
  blocks: [
    ...body.split(/\n\s*\n/).map((text): EmailBlock => ({ text: text.trim() })),
    { button: words('notificationMails.campaign.button'), path: getInboxPath(roles) },
    { text: words('notificationMails.campaign.why', { product }) },
  ],
});
