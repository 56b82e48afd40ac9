// The corpus of messages with and without contact details, and how well the rules do on it.

import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { CONTACT_DETAIL_KINDS, type ContactDetailKind } from '#server/features/messaging/safety/contact-detail.rules.ts';
import { findContactDetails } from '#server/features/messaging/safety/contact-details.rules.ts';

/** A message, and the kinds of contact details that a careful reader finds in it. */
export interface SampleMessage {
  readonly locale: string;
  readonly text: string;
  readonly kinds: readonly ContactDetailKind[];
  /** Written apart from the rules; no rule may be made for it. */
  readonly heldOut?: true;
}

/** Reads the messages of all languages. */
export function readCorpus(): SampleMessage[] {
  return globSync('*.ndjson', { cwd: import.meta.dirname })
    .sort()
    .flatMap((file) =>
      readFileSync(join(import.meta.dirname, file), 'utf8')
        .trim()
        .split('\n')
        .map((line) => ({ locale: basename(file, '.ndjson'), ...(JSON.parse(line) as Omit<SampleMessage, 'locale'>) })),
    );
}

/** How many of a set of messages were rightly found, wrongly found and missed. */
export interface Score {
  readonly messages: number;
  readonly precision: number;
  readonly recall: number;
}

interface Verdict {
  readonly message: SampleMessage;
  readonly found: ReadonlySet<ContactDetailKind>;
}

/** Applies the rules to messages. */
export function judgeMessages(messages: readonly SampleMessage[]): Verdict[] {
  return messages.map((message) => ({ message, found: new Set(findContactDetails(message.text).map(({ kind }) => kind)) }));
}

function toScore(verdicts: readonly Verdict[], isMeant: (verdict: Verdict) => boolean, isFound: (verdict: Verdict) => boolean): Score {
  const count = (test: (verdict: Verdict) => boolean) => verdicts.filter(test).length;
  const right = count((verdict) => isMeant(verdict) && isFound(verdict));
  return {
    messages: count(isMeant),
    precision: right / Math.max(1, count(isFound)),
    recall: right / Math.max(1, count(isMeant)),
  };
}

/** Scores whole messages: one counts as found when at least one detail is found. */
export function scoreMessages(verdicts: readonly Verdict[]): Score {
  return toScore(
    verdicts,
    ({ message }) => message.kinds.length > 0,
    ({ found }) => found.size > 0,
  );
}

/** Scores each kind apart: a detail of another kind counts as missed for its own and as wrong for the other. */
export function scoreKinds(verdicts: readonly Verdict[]): ReadonlyMap<ContactDetailKind, Score> {
  return new Map(
    CONTACT_DETAIL_KINDS.map((kind) => [
      kind,
      toScore(
        verdicts,
        ({ message }) => message.kinds.includes(kind),
        ({ found }) => found.has(kind),
      ),
    ]),
  );
}
