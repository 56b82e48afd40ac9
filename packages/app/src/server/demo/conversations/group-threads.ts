// The conversations of classes that travel together: their agent, coordinator, parents and families.

import type { DemoThread } from './conversation-world.ts';
import { DAY, later, MINUTE, toMessage } from './lines.ts';
import type { GroupFacts, OfferFacts } from './offer-facts.queries.ts';
import { type Coordinator, newParticipant } from './offer-threads.ts';
import { fillIn, TEXTS } from './scenes.ts';

/** Returns the conversation of a group; null for one without texts in the language of its parents. */
export function toGroupThread(
  { id: groupId, name, createdAt }: GroupFacts,
  { offers, coordinator, now }: { offers: readonly OfferFacts[]; coordinator: Coordinator; now: Date },
): DemoThread | null {
  const hosted = offers.filter((offer) => offer.groupId === groupId && offer.state === 'accepted');
  const [first] = hosted;
  const texts = first === undefined ? undefined : TEXTS[first.parent.locale].group;
  if (first === undefined || texts === undefined) return null;
  const other = hosted[1] ?? first;
  const agentId = first.agentId ?? coordinator.id;
  const speakers = [agentId, coordinator.id, first.parent.id, first.host.id, other.parent.id, agentId];
  // The first line comes with the booking, the last one two days after the stay at the latest.
  const begins = later(createdAt, 90 * MINUTE);
  const lastDay = Math.max(...hosted.map(({ trip }) => new Date(trip.toDate).getTime()));
  const ends = new Date(Math.min(now.getTime() - 40 * MINUTE, lastDay + 2 * DAY));
  const step = (ends.getTime() - begins.getTime()) / (texts.length - 1);
  const values = { coordinator: coordinator.firstName };
  const lines = texts.map((text, place) => toMessage(later(begins, place * step), speakers[place] ?? agentId, fillIn(text, values)));
  const people = [agentId, coordinator.id, ...hosted.flatMap(({ parent, host }) => [parent.id, host.id])];
  const participants = [...new Set(people)].map((userId, place) => ({ ...newParticipant(userId, createdAt), isBehind: place % 3 !== 1 }));
  return { subject: { type: 'group', groupId, name }, createdAt, participants, lines };
}
