// Which of many choices a typed text means.

import type { Choice } from '@hosted-stay/pricing-core/quoting';
import { fold } from '../../format/fold.ts';

/** Finds the choices whose name or detail holds each word of the text somewhere, whatever its case and accents. */
export type ChoiceFinder = (text: string) => readonly Choice[];

/** Folds every name once, so that looking through them costs little at each key stroke. */
export function choiceFinder(choices: readonly Choice[]): ChoiceFinder {
  const folded = choices.map((choice) => fold(`${choice.name} ${choice.detail ?? ''}`));
  return (text) => {
    const words = fold(text).split(/\s+/);
    return choices.filter((_, at) => words.every((word) => folded[at]?.includes(word)));
  };
}
