// Records of calls and of the devices in them.

import type { CallPeer } from '#contract/messaging/call.events.ts';
import type { Call } from '#contract/messaging/call.shapes.ts';
import type { Locale } from '#contract/platform/locales.ts';
import type { Queryable } from '#server/db/database.ts';
import { getTranslator } from '#server/platform/translate.ts';
import { findTitleFacts } from '../live/live-messages.queries.ts';
import { toReaderTitle } from '../live/reader-title.ts';
import { toRoleLabel } from '../messages/message.records.ts';
import { findSenders } from '../messages/messages.queries.ts';
import type { PeerRow } from './call-peers.queries.ts';
import type { CallRow } from './calls.queries.ts';

/** Returns a call as a reader sees it. */
export async function toCall(db: Queryable, row: CallRow, reader: Parameters<typeof toReaderTitle>[0]): Promise<Call> {
  const { id, conversationId, startedAt, endedAt, startedBy } = row;
  const facts = await findTitleFacts(db, conversationId);
  const starter = startedBy === null ? undefined : (await findSenders(db, [startedBy])).get(startedBy);
  return {
    ...{ id, conversationId },
    startedAt: startedAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    startedBy: startedBy === null ? null : { id: startedBy, firstName: starter?.firstName ?? '' },
    title: facts === null ? '' : toReaderTitle(reader, facts),
  };
}

/** Returns a function that gives devices in the language of a reader, in the order of the rows. */
export async function loadPeers(db: Queryable, rows: readonly PeerRow[]): Promise<(locale: Locale) => CallPeer[]> {
  const people = await findSenders(
    db,
    rows.map(({ userId }) => userId),
  );
  return (locale) =>
    rows.map(({ id: peerId, userId, muted, cameraOff }) => {
      const person = people.get(userId);
      return {
        ...{ peerId, userId, muted, cameraOff },
        firstName: person?.firstName ?? '',
        role: person === undefined ? '' : toRoleLabel(person, getTranslator(locale)),
        avatarRef: person?.avatarRef ?? null,
      };
    });
}
