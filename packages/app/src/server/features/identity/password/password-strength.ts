// Password strength, estimated with lists of leaked passwords, names and words, keyboard patterns, dates and repetitions.

import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import type { PasswordOwner } from './password.rules.ts';

/** Scores are from 0 to 4; below this one, fewer than a million guesses are enough. */
const MIN_SCORE = 2;

/** Number of characters that are checked: the time grows with the length, and longer passwords aren't guessable. */
const MAX_CHECKED_LENGTH = 32;

let checker: Promise<ZxcvbnFactory> | null = null;

/** Loaded when the first password is chosen, because the lists take 27 MB. */
async function loadChecker(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: MAX_CHECKED_LENGTH });
}

/** Removes leading and trailing digits and symbols: `!!dragon2024` becomes `dragon`. */
function trimToLetters(password: string): string {
  return password.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
}

/** Returns whether a text is a single entry of the lists, or a repetition of one. */
function isSingleWord(checks: ZxcvbnFactory, text: string): boolean {
  const { sequence } = checks.check(text);
  return sequence.length === 1 && ['dictionary', 'repeat'].includes(sequence[0]?.pattern ?? '');
}

/**
 * Returns whether a password is easy to guess, or is mostly a single word with digits and symbols around it.
 * @example await isGuessable('P@ssw0rd123', owner) // true
 * @example await isGuessable('correct horse battery', owner) // false
 */
export async function isGuessable(password: string, { email, firstName, lastName }: PasswordOwner): Promise<boolean> {
  checker ??= loadChecker();
  const checks = await checker;
  const text = password.normalize('NFC');
  if (checks.check(text, [email, ...email.split('@'), firstName, lastName, 'hosted', 'stay']).score < MIN_SCORE) return true;
  const core = trimToLetters(text);
  return core.length > text.length / 2 && core.length < text.length && isSingleWord(checks, core);
}
