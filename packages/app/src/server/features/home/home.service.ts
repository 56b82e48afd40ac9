// Use cases of the hub's home: what waits for the caller, and the arrangement of their cards.

import type * as endpoints from '#contract/home/home.endpoints.ts';
import { completeCards } from '#contract/home/home.shapes.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import { listTripAlarms } from '#server/features/trips/trip-lists.public.ts';
import type { Call } from '#server/platform/app.ts';
import { recordChange } from '#server/platform/record-change.ts';
import { countLists } from './count-lists.service.ts';
import { findCards, upsertCards } from './home.queries.ts';

export async function readHome(call: Call): Promise<AnswerOf<typeof endpoints.readHome>> {
  const grant = call.granted('trips.track');
  return {
    counters: await countLists(call),
    alarms: grant === null ? [] : await listTripAlarms({ ...call, grant }),
    cards: completeCards(await findCards(call.db, call.caller?.id ?? 0)),
  };
}

export async function arrangeHome(
  call: Call,
  { body }: CheckedRequest<typeof endpoints.arrangeHome>,
): Promise<AnswerOf<typeof endpoints.arrangeHome>> {
  const userId = call.caller?.id ?? 0;
  const cards = completeCards(body.cards);
  await call.db.transaction(async (tx) => {
    await upsertCards(tx, { userId, cards, updatedAt: call.app.clock.now() });
    await recordChange(tx, call, { action: 'home.arrange', subjectType: 'homeCards', subjectId: userId });
  });
  return { cards };
}
