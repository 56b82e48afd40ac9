// Nothing of a person leaves for the language model: names, addresses, numbers and health notes are found before anything is sent.

import type { Finding } from '#contract/writing/language-model.shapes.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { findContactDetails } from '#server/features/messaging/safety.public.ts';
import type { Call } from '#server/platform/app.ts';
import { findDifferences } from '#server/platform/differences.ts';
import { AppError } from '#server/platform/errors.ts';
import { recordChange } from '#server/platform/record-change.ts';
import { DISTINCTIVE_LENGTH, hasUnspaced, isOrdinary, listHealthWords } from './health-terms.ts';
import { foldName, isFullName, listJoined, listPairs, listWords } from './name-words.rules.ts';
import { listJoinedNames, listNamedByPairs, listNameWords, listNotedParts, listNotedWords } from './personal-data.queries.ts';

/** A text that would be sent, and where it stands. */
export interface CheckedText {
  readonly place: Finding['place'];
  readonly index: number;
  readonly text: string;
}

type Found = Pick<Finding, 'start' | 'end' | 'kind'>;

const unique = (words: Iterable<string>) => [...new Set(words)];

async function findNames(db: Queryable, texts: readonly string[]): Promise<Found[][]> {
  const words = texts.map(listWords);
  const known = await listNameWords(db, unique(words.flat().flatMap(({ forms }) => forms)));
  const pairs = texts.map((text, index) => listPairs(text, words[index] ?? [], (form) => known.has(form)));
  const asked = new Map(pairs.flat().map((pair) => [`${pair.first} ${pair.second}`, pair]));
  const people = await listNamedByPairs(db, [...asked.values()]);
  const full = new Set(people.filter((person) => isFullName(person, person)).map(({ first, second }) => `${first} ${second}`));
  const joined = texts.map(listJoined);
  const joinedNames = await listJoinedNames(db, unique(joined.flat().map(({ form }) => form)));
  return texts.map((_, index) => [
    ...(pairs[index] ?? [])
      .filter(({ first, second }) => full.has(`${first} ${second}`))
      .map((pair) => ({ ...pair, kind: 'name' as const })),
    ...(joined[index] ?? []).filter(({ form }) => joinedNames.has(form)).map((part) => ({ ...part, kind: 'name' as const })),
  ]);
}

/** Finds a part of a note in a text of a script without spaces; folding may change how many letters there are. */
function locate(text: string, part: string): Found[] {
  const composed = part.normalize('NFC');
  const found: Found[] = [];
  for (let start = text.indexOf(composed); start >= 0; start = text.indexOf(composed, start + 1)) {
    found.push({ start, end: start + composed.length, kind: 'health' });
  }
  return found.length > 0 || !foldName(text).includes(part) ? found : [{ start: 0, end: text.length, kind: 'health' }];
}

async function findHealthWords(db: Queryable, texts: readonly string[]): Promise<Found[][]> {
  const words = texts.map(listHealthWords);
  const asked = unique(words.flat().flatMap(({ forms }) => forms));
  const noted = await listNotedWords(db, asked, { distinctiveLength: DISTINCTIVE_LENGTH });
  const unspaced = texts.filter(hasUnspaced).map(foldName).join('\n');
  const parts = unspaced === '' ? [] : (await listNotedParts(db, unspaced)).filter((part) => !isOrdinary(part));
  return texts.map((text, index) => [
    ...(words[index] ?? [])
      .filter(({ forms }) => forms.some((form) => noted.has(form)))
      .map(({ start, end }) => ({ start, end, kind: 'health' as const })),
    ...(hasUnspaced(text) ? parts.flatMap((part) => locate(text, part)) : []),
  ]);
}

function findContacts(text: string): Found[] {
  return findContactDetails(text).flatMap(({ kind, start, end }) => (kind === 'email' || kind === 'phone' ? [{ kind, start, end }] : []));
}

/** Sorts what was found, without what lies within something else of its kind. */
function toSorted(found: readonly Found[]): Found[] {
  const sorted = found.toSorted((a, b) => a.start - b.start || b.end - a.end);
  return sorted.filter((one, index) => !sorted.slice(0, index).some((before) => before.kind === one.kind && before.end >= one.end));
}

/** Returns what texts have of people, in their order; whose it is isn't told. */
export async function findPersonalData(db: Queryable, texts: readonly CheckedText[]): Promise<Finding[]> {
  const plain = texts.map(({ text }) => text);
  const names = await findNames(db, plain);
  const health = await findHealthWords(db, plain);
  return texts.flatMap(({ place, index, text }, number) =>
    toSorted([...(names[number] ?? []), ...(health[number] ?? []), ...findContacts(text)]).map(({ start, end, kind }) => {
      return { place, index, start, end, kind, found: text.slice(start, end) };
    }),
  );
}

/** How many finds are told. */
const MOST_TOLD = 50;

/**
 * Returns the names that were found and are let through, because the editor says that they are no person's here.
 * @throws AppError `personalData` with where it is, if texts have anything else of a person
 */
export async function assertNothingPersonal(
  db: Queryable,
  texts: readonly CheckedText[],
  notPeople: readonly string[],
): Promise<readonly string[]> {
  const confirmed = new Set(notPeople);
  const isConfirmed = ({ kind, found }: Finding) => kind === 'name' && confirmed.has(found);
  const findings = await findPersonalData(db, texts);
  const left = findings.filter((finding) => !isConfirmed(finding));
  if (left.length > 0) throw new AppError('personalData', { values: { count: left.length }, issues: left.slice(0, MOST_TOLD) });
  return unique(findings.map(({ found }) => found));
}

/** Keeps in the change log who has let which names through. */
export async function recordNotPeople(tx: Transaction, call: Call, { id, names }: { id: number; names: readonly string[] }): Promise<void> {
  if (names.length === 0) return;
  await recordChange(tx, call, {
    ...{ action: 'writing.confirmNames', subjectType: 'writing', subjectId: id },
    changes: findDifferences({}, { notPeople: names }),
  });
}
