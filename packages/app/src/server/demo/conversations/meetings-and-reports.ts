// Adds to some conversations of stays what happens seldom: a planned meeting, a call that has ended, and reports to staff.

import { daysBefore } from '../people/moments.ts';
import type { DemoCall, DemoLine, DemoMeeting, DemoReport, DemoThread } from './conversation-world.ts';
import { DAY, HOUR, later, MINUTE, toInvitation, toMessage } from './lines.ts';
import type { OfferFacts } from './offer-facts.queries.ts';
import { byTime, type Coordinator } from './offer-threads.ts';
import { listTexts } from './scenes.ts';

/** The conversation of an offer, with what it is about. */
export interface OfferThread {
  readonly facts: OfferFacts;
  readonly thread: DemoThread;
}

interface Circumstances {
  readonly coordinator: Coordinator;
  readonly now: Date;
}

const MEETINGS = 3;
const CALLS = 2;

const addLine = (thread: DemoThread, line: DemoLine): DemoThread => ({ ...thread, lines: [...thread.lines, line].sort(byTime) });

/** The family and the parent meet on screen tomorrow. */
function planMeeting({ facts, thread }: OfferThread, { now }: Circumstances): DemoThread {
  const startsAt = daysBefore(now, -1, { hour: 16, minute: 0 });
  const meeting: DemoMeeting = {
    kind: 'meeting',
    title: 'Getting to know each other',
    startsAt,
    endsAt: later(startsAt, 30 * MINUTE),
    createdBy: facts.host.id,
    createdAt: later(now, -6 * HOUR),
  };
  return addLine(thread, toInvitation(meeting, facts.host.firstName));
}

/** They have talked two days ago. */
function addCall({ facts, thread }: OfferThread, { now }: Circumstances): DemoThread {
  const startedAt = later(now, -2 * DAY);
  const call: DemoCall = { kind: 'call', startedBy: facts.parent.id, startedAt, endedAt: later(startedAt, 26 * MINUTE) };
  return addLine(thread, toInvitation(call, facts.parent.firstName));
}

/** The parent reports that the family wants to book without the product; nobody has reviewed it yet. */
function addOpenReport({ facts, thread }: OfferThread, { now }: Circumstances): DemoThread {
  const line = toMessage(later(now, -3 * HOUR), facts.host.id, listTexts('directly', 'host', { locale: 'en', variant: 0 })[0] ?? '');
  const report: DemoReport = {
    line,
    reporterId: facts.parent.id,
    reason: 'offPlatform',
    at: later(now, -2 * HOUR),
    review: null,
    text: 'I would rather keep booking here.',
  };
  return { ...addLine(thread, line), reports: [report] };
}

/** The family reported a message of the parent, and staff found nothing wrong with it. */
function addDismissedReport({ facts, thread }: OfferThread, { coordinator, now }: Circumstances): DemoThread {
  const line = thread.lines.find(({ senderId, withdrawnAt }) => senderId === facts.parent.id && withdrawnAt === undefined);
  if (line === undefined || line.at > later(now, -5 * HOUR)) return thread;
  const report: DemoReport = {
    line,
    reporterId: facts.host.id,
    reason: 'offensive',
    at: later(line.at, HOUR),
    text: 'The translation sounded quite rude.',
    review: {
      by: coordinator.id,
      at: later(line.at, 3 * HOUR),
      state: 'dismissed',
      resolution: 'The original is polite: it was the translation. Explained to the family on the telephone.',
    },
  };
  return { ...thread, reports: [report] };
}

const isLongAgreed = ({ facts: { state, steps } }: OfferThread, now: Date) =>
  state === 'accepted' && steps.some(({ toState, at }) => toState === 'accepted' && at < later(now, -3 * DAY));

/**
 * Returns the conversations with these additions, at most one meeting for a family; the accounts for trying the product come first.
 * @param tried the ids of these accounts
 */
export function addMeetingsAndReports(
  all: readonly OfferThread[],
  { tried, ...circumstances }: Circumstances & { readonly tried: ReadonlySet<number> },
): DemoThread[] {
  const isTried = ({ facts: { parent, host } }: OfferThread) => tried.has(parent.id) || tried.has(host.id);
  const agreed = all.filter((one) => isLongAgreed(one, circumstances.now));
  const booked = agreed.filter(({ facts: { trip } }) => trip.state === 'booked');
  const ordered = [...booked.filter(isTried), ...booked.filter((one) => !isTried(one))];
  const hosting = agreed.filter(({ facts: { trip } }) => trip.state === 'in_progress');
  const oneOfEachHost = [...Map.groupBy(ordered, ({ facts: { host } }) => host.id).values()].flatMap(([first]) => first ?? []);
  const meetings = new Set(oneOfEachHost.slice(0, MEETINGS));
  const called = new Set(ordered.filter((one) => !meetings.has(one)).slice(0, CALLS));
  return all.map((one) => {
    if (meetings.has(one)) return planMeeting(one, circumstances);
    if (called.has(one)) return addCall(one, circumstances);
    if (one === hosting[0]) return addOpenReport(one, circumstances);
    return one === hosting[1] ? addDismissedReport(one, circumstances) : one.thread;
  });
}
