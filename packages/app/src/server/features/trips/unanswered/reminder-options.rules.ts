// By which channels a family can be reminded of an offer now, by which it can't and why, and when the next reminder is possible.

import { REMINDER_CHANNELS, type ReminderBlocker, type ReminderChannel, type ReminderOption } from '#contract/trips/unanswered.shapes.ts';
import { findDaytime } from './daytime.rules.ts';

/** A family is reminded by the same channel once within so long. */
const PAUSE_MS = 3600 * 1000;

interface ReminderFacts {
  readonly now: Date;
  /** Where it is day or night for text messages. */
  readonly timeZone: string;
  readonly isAnswered: boolean;
  readonly takesMail: boolean;
  /** Whether the installation sends text messages. */
  readonly sendsTexts: boolean;
  /** Whether the family's phone number can be sent any. */
  readonly hasNumber: boolean;
  /** What was tried since the family was asked, the latest first. */
  readonly contacts: readonly { readonly channel: string; readonly at: Date }[];
}

function findLasting(channel: ReminderChannel, { isAnswered, takesMail, sendsTexts, hasNumber }: ReminderFacts): ReminderBlocker | null {
  if (isAnswered) return 'answered';
  if (channel === 'mail') return takesMail ? null : 'mailOff';
  if (channel === 'message') return null;
  if (!sendsTexts) return 'noTexts';
  return hasNumber ? null : 'noNumber';
}

/** Returns what is possible by each channel. */
export function listReminderOptions(facts: ReminderFacts): ReminderOption[] {
  const { now, timeZone, contacts } = facts;
  return REMINDER_CHANNELS.map((channel) => {
    const blocker = findLasting(channel, facts);
    if (blocker !== null) return { channel, blocker, at: null };
    const last = contacts.find((contact) => contact.channel === channel);
    const next = last === undefined ? now : new Date(Math.max(now.getTime(), last.at.getTime() + PAUSE_MS));
    const at = channel === 'sms' ? findDaytime(next, timeZone) : next;
    return { channel, blocker: next > now ? 'recent' : null, at: at.toISOString() };
  });
}
