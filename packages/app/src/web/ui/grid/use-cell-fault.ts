// What is wrong with a value, as a sentence that says what would be right.

import { useTranslations } from '#web/ui/text/translations.ts';
import { type CellFacts, findCellFault } from './cell-kinds.model.ts';

/** The most choices that a sentence names. */
const MOST_NAMED = 8;

/** Returns a function that says what is wrong with a value; null if it can be saved. */
export function useCellFault(): (value: string, facts: CellFacts) => string | null {
  const words = useTranslations('grid.fault');
  return (value, facts) => {
    const fault = findCellFault(value, facts);
    if (fault === null) return null;
    if (fault === 'required') return words('required');
    if (fault === 'tooLong') return words('tooLong', { max: String(facts.kind === 'text' ? facts.maxLength : 0) });
    if (fault === 'day') return words('day', { value });
    if (fault === 'time') return words('time', { value });
    if (fault === 'decimal') return words('decimal', { value });
    const names = facts.kind === 'choice' ? facts.choices.map(({ label }) => label) : [];
    if (names.length > MOST_NAMED) return words('choice', { value });
    return words('choiceOf', { value, choices: names.join(', ') });
  };
}
