// Makes the conversations of the demo world, such that everybody who tries the product finds something to read.

import type { Transaction } from '#server/db/database.ts';
import { TRIED_ACCOUNTS } from '../people/staff.ts';
import { type Numbers, numberOf } from '../rows.queries.ts';
import { DEMO_DOMAIN, type DemoWorld } from '../world.ts';
import type { DemoThread } from './conversation-world.ts';
import { insertThreads } from './conversations.queries.ts';
import { toGroupThread } from './group-threads.ts';
import { addMeetingsAndReports } from './meetings-and-reports.ts';
import { listGroups, listOfferFacts } from './offer-facts.queries.ts';
import { type Coordinator, toOfferThread } from './offer-threads.ts';
import { listSupportThreads } from './support-threads.ts';

const COORDINATOR = `coordinator@${DEMO_DOMAIN}`;

/** How many of the newest conversations each account for trying the product has not read. */
const UNREAD = 2;

const newest = ({ lines, createdAt }: DemoThread) => (lines.at(-1)?.at ?? createdAt).getTime();

/** Leaves the newest conversations unread in which somebody else wrote last. */
function leaveUnread(threads: readonly DemoThread[], userIds: Iterable<number>): void {
  const sorted = threads.toSorted((one, other) => newest(other) - newest(one));
  for (const userId of userIds) {
    const own = sorted.flatMap(({ participants, lines, closedAt = null }) => {
      const isAnswered = lines.at(-1)?.senderId === userId;
      return isAnswered || closedAt !== null ? [] : participants.filter((one) => one.userId === userId && one.archivedAt === null);
    });
    for (const participant of own.slice(0, UNREAD)) participant.isBehind = true;
  }
}

interface Made {
  readonly now: Date;
  readonly accounts: Numbers;
}

/** Inserts the conversations of offers, groups and support; runs after the stays. */
export async function insertConversations(tx: Transaction, world: DemoWorld, { now, accounts }: Made): Promise<void> {
  const firstName = world.accounts.find(({ email }) => email === COORDINATOR)?.firstName ?? '';
  const coordinator: Coordinator = { id: numberOf(accounts, COORDINATOR), firstName };
  const tried = new Set(TRIED_ACCOUNTS.map(([, email]) => numberOf(accounts, email)));
  const offers = await listOfferFacts(tx);
  const ofOffers = offers.map((facts) => ({ facts, thread: toOfferThread(facts, { coordinator, now }) }));
  const ofGroups = (await listGroups(tx)).flatMap((group) => toGroupThread(group, { offers, coordinator, now }) ?? []);
  const ofSupport = listSupportThreads(now, { accounts: world.accounts, ids: accounts });
  const threads = [...addMeetingsAndReports(ofOffers, { coordinator, now, tried }), ...ofGroups, ...ofSupport];
  leaveUnread(threads, tried);
  await insertThreads(
    tx,
    threads.toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime()),
  );
}
