// The summaries of a merge, looked at together: every shard of one run just once, and nothing else.

import { CommandFailure } from '../failure.ts';
import type { NamedSummary } from './read-summary.ts';
import type { RunFacts } from './run-facts.ts';

/** The parts in the order of their shards. Parts of different runs, a part twice and a part missing end the command as `bad_input`. */
export function checkShards(parts: readonly NamedSummary[]): readonly NamedSummary[] {
  const [first, ...others] = parts;
  if (first === undefined) return [];
  for (const other of others) {
    const what = differenceBetween(first, other);
    if (what !== undefined)
      throw refused(other, 'summaries_differ', `expected parts of the same run, but ${what} differs from ${first.name}`);
  }
  const runInOrder = parts.toSorted((a, b) => placeOf(a) - placeOf(b));
  for (const [at, part] of runInOrder.entries()) {
    const twin = runInOrder[at - 1];
    if (twin !== undefined && placeOf(twin) === placeOf(part))
      throw refused(part, 'duplicate_shard', `${shardName(part)} is also in ${twin.name}`);
  }
  const missing = missingFrom(runInOrder);
  if (missing.length > 0) throw refused(first, 'missing_shard', `expected all parts of the run: ${listed(missing)} missing`);
  return runInOrder;
}

/** The run of the whole input, common to all parts. */
export function wholeRun([first]: readonly NamedSummary[]): RunFacts | undefined {
  return first && { ...first.summary.run, shard: null };
}

/** The kind is looked at first: an audit and a comparison have nothing in common that could be named otherwise. */
function differenceBetween({ summary: a }: NamedSummary, { summary: b }: NamedSummary): string | undefined {
  if (a.kind !== b.kind) return 'the command (audit or compare)';
  if (booksOf(a.run) !== booksOf(b.run)) return 'the version or content of the price books';
  if (a.run.tolerance !== b.run.tolerance) return `the tolerance (${a.run.tolerance ?? 'nothing'} or ${b.run.tolerance ?? 'nothing'})`;
  if (a.run.thorough !== b.run.thorough) return '--thorough';
  if (a.run.inputBytes !== b.run.inputBytes) return 'the input size';
  if (a.run.shard?.n !== b.run.shard?.n) return 'the number of shards';
  return undefined;
}

function booksOf({ books }: RunFacts): string {
  return JSON.stringify(books);
}

/** A whole stands for its only part. */
function placeOf({ summary }: NamedSummary): number {
  return summary.run.shard?.k ?? 1;
}

function shardName({ summary: { run } }: NamedSummary): string {
  return run.shard === null ? 'a whole input' : `shard ${run.shard.k}/${run.shard.n}`;
}

function missingFrom(parts: readonly NamedSummary[]): number[] {
  const present = new Set(parts.map(placeOf));
  const count = parts[0]?.summary.run.shard?.n ?? 1;
  return Array.from({ length: count }, (_, at) => at + 1).filter((place) => !present.has(place));
}

const MOST_LISTED = 5;

function listed(shards: readonly number[]): string {
  const named = shards.slice(0, MOST_LISTED).join(', ');
  const more = shards.length > MOST_LISTED ? ` and ${shards.length - MOST_LISTED} more` : '';
  return `${shards.length === 1 ? 'shard' : 'shards'} ${named}${more} ${shards.length === 1 ? 'is' : 'are'}`;
}

function refused({ name }: NamedSummary, code: string, message: string): CommandFailure {
  return new CommandFailure('bad_input', [{ where: name, code, message }]);
}
