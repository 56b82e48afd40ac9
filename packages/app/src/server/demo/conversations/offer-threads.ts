// The conversations of offers: what the product says at each step, and what people write between.

import type { TripState } from '#contract/trips/states.ts';
import { type Dice, diceOf } from '../random.ts';
import type { DemoLine, DemoParticipant, DemoThread } from './conversation-world.ts';
import { type Cast, DAY, HOUR, later, MINUTE, playScene, toQuestion, toSentence } from './lines.ts';
import type { OfferFacts } from './offer-facts.queries.ts';
import type { SceneName } from './scenes.ts';

const OTHERS = ['Host family', 'Administrator', 'Coordinator', 'Agent', 'Finance'] as const;
const STAFF = ['Coordinator', 'Agent', 'Administrator', 'Finance'] as const;

/** States of trips that a family was asked to host; before, the trip is only an enquiry. */
const RESERVED: readonly TripState[] = ['reserved', 'booked', 'customer_service', 'in_progress', 'completed', 'closed'];
const BEGUN: readonly TripState[] = ['in_progress', 'completed', 'closed'];

export interface Coordinator {
  readonly id: number;
  readonly firstName: string;
}

interface Stage {
  readonly facts: OfferFacts;
  readonly cast: Cast;
  readonly dice: Dice;
  readonly now: Date;
}

const momentOf = (day: string, hour: number) => new Date(new Date(`${day}T00:00:00Z`).getTime() + hour * HOUR);

const valuesOf = ({ studentName: name, trip }: OfferFacts) => ({ name, from: trip.fromDate, to: trip.toDate });

/** What the product says at the steps of the offer and of its trip. */
function listSentences({ facts, now }: Stage): DemoLine[] {
  const { steps, trip, createdAt } = facts;
  const values = valuesOf(facts);
  const lines = [
    toSentence(createdAt, [
      { sentence: 'enquiryOwn', values, requireRoles: ['Parent'] },
      { sentence: 'enquiryOnBehalf', values, requireRoles: OTHERS },
    ]),
  ];
  for (const { toState, at } of steps) {
    const say = (sentence: 'considering' | 'accepted' | 'declined' | 'waitingList' | 'contactsOpen' | 'cancelled') =>
      lines.push(toSentence(at, [{ sentence, values }]));
    if (toState === 'awaiting_review' && RESERVED.includes(trip.state)) lines.push(toQuestion(later(at, MINUTE), values));
    if (toState === 'considering') say('considering');
    if (toState === 'declined') say('declined');
    if (toState === 'waiting_list') say('waitingList');
    if (toState === 'rejected') say('cancelled');
    if (toState === 'accepted') say('accepted');
    if (toState === 'accepted') say('contactsOpen');
  }
  const isHosted = facts.state === 'accepted';
  if (isHosted && BEGUN.includes(trip.state)) lines.push(toSentence(momentOf(trip.fromDate, 6), [{ sentence: 'started', values }]));
  if (isHosted && BEGUN.includes(trip.state) && trip.state !== 'in_progress') {
    lines.push(toSentence(momentOf(trip.toDate, 30), [{ sentence: 'completed', values }]));
  }
  return lines.filter(({ at }) => at < now);
}

/** What is written before the family answers: without contact details. */
function playEnquiry({ facts, cast, dice, now }: Stage): DemoLine[] {
  const { createdAt, state, trip, steps } = facts;
  const answeredAt = steps.at(-1)?.at ?? createdAt;
  if (state === 'waiting_list') return [];
  if (state === 'declined') return playScene('sorry', cast, { start: later(answeredAt, -MINUTE), now });
  if (trip.state === 'cancelled') return playScene('cancelled', cast, { start: later(createdAt, 20 * MINUTE), now });
  // Drawn pictures are for conversations that somebody looks at.
  const scenes: readonly [SceneName, ...SceneName[]] = trip.state === 'closed' ? ['food', 'pets'] : ['room', 'food', 'pets'];
  // Some families have not written yet.
  const limit = state === 'awaiting_review' && dice.chance(0.5) ? 1 : 3;
  const lines = playScene(dice.pick(scenes), cast, { start: later(createdAt, 6 * MINUTE), now, limit });
  const considered = steps.find(({ toState }) => toState === 'considering');
  return considered === undefined ? lines : [...lines, ...playScene('considering', cast, { start: considered.at, now })];
}

/** What is written once the stay is booked. */
function playBooked({ facts, cast, dice, now }: Stage): DemoLine[] {
  const { trip, steps } = facts;
  const accepted = steps.find(({ toState }) => toState === 'accepted')?.at;
  if (accepted === undefined) return [];
  const scenes: readonly [SceneName, ...SceneName[]] =
    trip.state === 'closed' ? ['thanks'] : ['thanks', 'thanks', 'thanks', 'rules', 'garden'];
  const lines = playScene(dice.pick(scenes), cast, { start: accepted, now });
  const recently = later(now, -dice.whole(5, 75 * 60) * MINUTE);
  const isQuiet = recently < later(accepted, 8 * HOUR);
  if (trip.state === 'booked' && !isQuiet) lines.push(...playScene(dice.pick(['arrival', 'luggage']), cast, { start: recently, now }));
  if (trip.state === 'customer_service') {
    const start = later(accepted, 3 * HOUR);
    const values = { ...valuesOf(facts), reason: 'The flight was moved to the next day.' };
    lines.push(toSentence(start, [{ sentence: 'needsCare', values, requireRoles: STAFF }]), ...playScene('change', cast, { start, now }));
  }
  return lines.filter(({ at }) => at < now);
}

/** What is written during the stay and after it. */
function playStay({ facts: { trip }, cast, dice, now }: Stage): DemoLine[] {
  if (!BEGUN.includes(trip.state)) return [];
  const recently = trip.state === 'in_progress' ? later(now, -dice.whole(2, 30) * HOUR) : momentOf(trip.fromDate, 18);
  const start = new Date(Math.max(recently.getTime(), momentOf(trip.fromDate, 18).getTime()));
  const scene = start.getTime() - momentOf(trip.fromDate, 18).getTime() > 2 * DAY ? 'jacket' : 'first-day';
  const during = playScene(scene, cast, { start, now });
  if (trip.state === 'in_progress') return during;
  return [...during, ...playScene(dice.pick(['goodbye', 'scarf']), cast, { start: momentOf(trip.toDate, 41), now })];
}

/** The coordinator joins some conversations, says so, and says hello. */
function playCoordinator({ facts, cast, dice, now }: Stage, { id: personId, firstName: name }: Coordinator): DemoLine[] {
  const isNeeded = facts.trip.state === 'customer_service' || (facts.state === 'accepted' && dice.chance(0.5));
  if (!isNeeded) return [];
  const at = later(facts.createdAt, 150 * MINUTE);
  return [
    toSentence(at, [{ sentence: 'joined', values: { name }, personId }]),
    ...playScene('hello', cast, { start: later(at, MINUTE), now }),
  ];
}

export const byTime = (one: DemoLine, other: DemoLine) => one.at.getTime() - other.at.getTime();

export const newParticipant = (userId: number, joinedAt: Date): DemoParticipant => ({
  userId,
  joinedAt,
  isBehind: false,
  archivedAt: null,
});

/** Archives a conversation that is over for some of its people, and leaves others unread. */
function settle(
  participants: readonly DemoParticipant[],
  { facts, last, now, dice }: Pick<Stage, 'facts' | 'now' | 'dice'> & { last: Date },
) {
  const isOver = facts.trip.state === 'closed' || facts.trip.state === 'cancelled' || facts.state === 'declined';
  const isRecent = last > later(now, -2 * DAY);
  for (const participant of participants) {
    const archivedAt = later(last, 20 * HOUR);
    if (isOver && archivedAt < now && dice.chance(0.6)) participant.archivedAt = archivedAt;
    else participant.isBehind = dice.chance(isRecent ? 0.6 : 0.08);
  }
}

/** Returns the conversation of an offer. */
export function toOfferThread(facts: OfferFacts, { coordinator, now }: { coordinator: Coordinator; now: Date }): DemoThread {
  const { offerId, createdAt, parent, host, agentId, studentName } = facts;
  const dice = diceOf(`conversation of ${parent.email} and ${host.email} on ${facts.trip.fromDate}`);
  const cast: Cast = {
    ids: { parent: parent.id, host: host.id, coordinator: coordinator.id },
    locale: parent.locale,
    variant: offerId,
    values: {
      ...{ student: studentName, parent: parent.firstName, host: host.firstName, coordinator: coordinator.firstName },
      ...{ parentPhone: parent.phone, hostPhone: host.phone },
    },
  };
  const stage = { facts, cast, dice, now };
  const joined = playCoordinator(stage, coordinator);
  const lines = [...listSentences(stage), ...playEnquiry(stage), ...joined, ...playBooked(stage), ...playStay(stage)].sort(byTime);
  const family = [parent.id, host.id, agentId].filter((id) => id !== null);
  const participants = [
    ...[...new Set(family)].map((userId) => newParticipant(userId, createdAt)),
    ...joined.slice(0, 1).map(({ at }) => newParticipant(coordinator.id, at)),
  ];
  settle(participants, { facts, last: lines.at(-1)?.at ?? createdAt, now, dice });
  return { subject: { type: 'trip-host-family', offerId }, createdAt, participants, lines };
}
