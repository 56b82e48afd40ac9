// How hard a password is to guess: by lists of leaked passwords, names and words, keyboards, dates and repetitions.

import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import type { PasswordOwner } from './password.rules.ts';

/** Scores go from 0 to 4; below this one fewer than a million guesses are enough. */
const MIN_SCORE = 2;

/** Characters that are looked at: time grows with the length, and nobody guesses so many. */
const MAX_CHECKED_LENGTH = 32;

let checker: Promise<ZxcvbnFactory> | null = null;

/** Loaded when somebody first chooses a password: the lists take 27 MB. */
async function loadChecker(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: MAX_CHECKED_LENGTH });
}

/** What is left when figures and signs before and after are taken off: `!!dragon2024` is `dragon`. */
function trimToLetters(password: string): string {
  return password.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
}

/** Whether a text is one entry of the lists, or one repetition of it. */
function isSingleWord(checks: ZxcvbnFactory, text: string): boolean {
  const { sequence } = checks.check(text);
  return sequence.length === 1 && ['dictionary', 'repeat'].includes(sequence[0]?.pattern ?? '');
}

/**
 * Whether a password is among those that anybody would try first: easily guessed, or for the most part one word with figures and signs
 * around it.
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
