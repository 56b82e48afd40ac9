// The emails about events of a trip: who travels and when, the family, the amount, the next step, and a link.

import { formatterFor, type Money } from '@hosted-stay/pricing-core/format';
import { FORMAT_LOCALES } from '#contract/platform/locales.ts';
import { PAGE_PATHS } from '#contract/platform/page-paths.ts';
import type { TripEvent } from '#contract/trips/events.ts';
import type { EmailReader } from '#server/features/notifications/notifications.public.ts';
import type { EmailTemplate } from '#server/platform/email/template.ts';
import type { Translator } from '#server/platform/translate.ts';

/** The reader's relation to the trip. */
export type TripReader = 'parent' | 'host' | 'staff';

/** The data of an email; the reader must be allowed to see all of it. */
export interface TripNotification {
  readonly tripId: number;
  readonly event: TripEvent;
  /** The first names of the students. */
  readonly name: string;
  readonly fromDate: string;
  readonly toDate: string;
  /** The title of the family by language; null for the family itself, or if none is chosen. */
  readonly familyTitle: ((locale: EmailReader['locale']) => string) | null;
  /** What the reader pays, or is paid; null until a price is agreed. */
  readonly amount: Money | null;
  /** The refunds by invoice. Emails about refunds leave out the price, which could be mistaken for the refund. */
  readonly refunds?: readonly Money[];
}

/** Events whose emails show the refunds instead of the price. */
const ABOUT_REFUNDS: readonly TripEvent[] = ['refundDue', 'refundComing', 'refunded'];

const PAGES = { parent: PAGE_PATHS.travelTrip, host: PAGE_PATHS.hostTrip, staff: PAGE_PATHS.hubTripEdit } as const;

const NEXT_FOR_PARENTS = [
  'changed',
  'declined',
  'considering',
  'started',
  'completed',
  'cancelled',
  'refundComing',
  'backupOut',
  'reserved',
  'backupAsked',
  'noFamily',
  'familyToChoose',
  'travelChanged',
  'booked',
  'campCalledOff',
  'refunded',
  'withdrawn',
] as const satisfies readonly TripEvent[];

const NEXT_FOR_HOSTS = [
  'changed',
  'notChosen',
  'waiting',
  'started',
  'completed',
  'cancelled',
  'asked',
  'reserved',
  'travelChanged',
  'booked',
  'withdrawn',
] as const satisfies readonly TripEvent[];

/** Returns what happens next or what the reader can do; null if there is nothing to do or to wait for. */
function nextStep(words: Translator, event: TripEvent, reader: TripReader): string | null {
  if (reader === 'staff')
    return words(event === 'refundDue' ? 'notificationMails.tripNews.next.refundDue' : 'notificationMails.tripNews.next.staff');
  if (reader === 'parent') {
    const known = NEXT_FOR_PARENTS.find((one) => one === event);
    return known === undefined ? null : words(`notificationMails.tripNews.next.parent.${known}`);
  }
  const known = NEXT_FOR_HOSTS.find((one) => one === event);
  return known === undefined ? null : words(`notificationMails.tripNews.next.host.${known}`);
}

/** Returns the lines with what the reader pays, is paid, or gets back. */
function amountLines(words: Translator, { event, amount, refunds = [] }: TripNotification, { reader, money }: Writing): readonly string[] {
  if (ABOUT_REFUNDS.includes(event)) return refunds.map((refund) => words('notificationMails.tripNews.refund', { amount: money(refund) }));
  if (amount === null) return [];
  return [words(`notificationMails.tripNews.${reader === 'host' ? 'payout' : 'price'}`, { amount: money(amount) })];
}

interface Writing {
  readonly reader: TripReader;
  readonly money: (money: Money) => string;
}

/** Creates the email about an event for readers with this relation to the trip. */
export function tripNotificationEmail(news: TripNotification, reader: TripReader): EmailTemplate<EmailReader> {
  const { tripId, event, name, fromDate, toDate, familyTitle } = news;
  return ({ words }, { name: readerName, locale }) => {
    const { date, money } = formatterFor(FORMAT_LOCALES[locale]);
    const happened = words(`names.tripEvent.${event}`);
    const about = reader === 'parent' ? 'child' : 'student';
    const next = nextStep(words, event, reader);
    return {
      subject: words('notificationMails.tripNews.subject', { event: happened, name }),
      name: readerName,
      blocks: [
        { text: happened },
        { text: words(`notificationMails.tripNews.${about}`, { name }) },
        { text: words('notificationMails.tripNews.dates', { from: date(fromDate), to: date(toDate) }) },
        ...(familyTitle === null ? [] : [{ text: words('notificationMails.tripNews.family', { family: familyTitle(locale) }) }]),
        ...amountLines(words, news, { reader, money }).map((text) => ({ text })),
        ...(next === null ? [] : [{ text: next }]),
        { button: words('notificationMails.tripNews.button'), path: PAGES[reader].replace('{id}', String(tripId)) },
        { text: words('notificationMails.settings') },
      ],
    };
  };
}
