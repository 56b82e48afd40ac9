// The messages of a conversation as far as they are known here: pages, live messages and changes put together. Pure.
//
// Live messages may come twice, in any order, or not at all; sequences that the reader may not see never come. So a jump in the sequences
// is a gap until the server has been asked for what comes after the last message before it.

import type { MessageRecord } from '#contract/messaging/message.shapes.ts';

export interface ThreadMessages {
  /** By sequence, each once. */
  readonly messages: readonly MessageRecord[];
  /** From the first message to this sequence, nothing that the reader may see is missing. */
  readonly knownTo: number;
  /** The newest sequence that was heard of. */
  readonly lastSequence: number;
  readonly hasOlder: boolean;
}

/** A page of messages, as the server answers it. */
export interface MessagesPage {
  readonly data: readonly MessageRecord[];
  readonly hasMore: boolean;
  readonly lastSequence: number;
}

/** Returns the first index whose message has this sequence or a later one. */
function findIndex(messages: readonly MessageRecord[], sequence: number): number {
  let [low, high] = [0, messages.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((messages[middle]?.sequence ?? 0) < sequence) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** An event that was sent before a message was withdrawn may arrive after it. */
function chooseNewer(known: MessageRecord, next: MessageRecord): MessageRecord {
  return known.withdrawnAt !== null && next.withdrawnAt === null ? known : next;
}

function mergeMessages(known: readonly MessageRecord[], added: readonly MessageRecord[]): readonly MessageRecord[] {
  const last = known.at(-1)?.sequence ?? 0;
  if (added.every(({ sequence }, index) => sequence > (added[index - 1]?.sequence ?? last))) return [...known, ...added];
  const first = known[0]?.sequence ?? 0;
  if (added.every(({ sequence }, index) => sequence < (added[index + 1]?.sequence ?? first))) return [...added, ...known];
  const bySequence = new Map(known.map((message) => [message.sequence, message]));
  for (const message of added) {
    const same = bySequence.get(message.sequence);
    bySequence.set(message.sequence, same === undefined ? message : chooseNewer(same, message));
  }
  return [...bySequence.values()].sort((a, b) => a.sequence - b.sequence);
}

/** Moves the end of what is known over messages that directly follow it. */
function extendKnown({ messages, knownTo, lastSequence, ...rest }: ThreadMessages): ThreadMessages {
  let end = knownTo;
  for (let index = findIndex(messages, end + 1); messages[index]?.sequence === end + 1; index++) end += 1;
  return { ...rest, messages, knownTo: end, lastSequence: Math.max(lastSequence, end) };
}

/** Returns the messages of a thread that begins with its newest page. */
export function createThreadMessages({ data, hasMore, lastSequence }: MessagesPage): ThreadMessages {
  return { messages: mergeMessages([], data), knownTo: lastSequence, lastSequence, hasOlder: hasMore };
}

/** Adds the page before the first known message. */
export function addOlderPage(thread: ThreadMessages, { data, hasMore }: MessagesPage): ThreadMessages {
  return { ...thread, messages: mergeMessages(thread.messages, data), hasOlder: hasMore };
}

/** Adds the page after `knownTo`: sequences that it leaves out are not for the reader. */
export function addNewerPage(thread: ThreadMessages, { data, hasMore, lastSequence }: MessagesPage): ThreadMessages {
  const explained = hasMore ? (data.at(-1)?.sequence ?? thread.knownTo) : lastSequence;
  return extendKnown({
    ...thread,
    messages: mergeMessages(thread.messages, data),
    knownTo: Math.max(thread.knownTo, explained),
    lastSequence: Math.max(thread.lastSequence, lastSequence),
  });
}

/** Adds a message that has just come, by the live channel or as the answer to sending it. */
export function addMessage(thread: ThreadMessages, message: MessageRecord): ThreadMessages {
  // Older than all that is loaded: it comes with its page, or was seen before.
  if (thread.hasOlder && message.sequence < (thread.messages[0]?.sequence ?? 0)) return thread;
  return extendKnown({
    ...thread,
    messages: mergeMessages(thread.messages, [message]),
    lastSequence: Math.max(thread.lastSequence, message.sequence),
  });
}

/** Notes that there is a sequence, whose message the reader may not see or does not have. */
export function noteSequence(thread: ThreadMessages, sequence: number): ThreadMessages {
  return sequence <= thread.lastSequence ? thread : { ...thread, lastSequence: sequence };
}

/** Replaces a message, if it is shown. */
export function changeMessage(thread: ThreadMessages, message: MessageRecord): ThreadMessages {
  const isShown = thread.messages[findIndex(thread.messages, message.sequence)]?.id === message.id;
  return isShown ? { ...thread, messages: mergeMessages(thread.messages, [message]) } : thread;
}

/** Returns the sequence after which messages may be missing; null if none are. */
export function findGap({ knownTo, lastSequence }: ThreadMessages): number | null {
  return lastSequence > knownTo ? knownTo : null;
}
