// The text of a filter for its chip.

import type { FilterDeclaration } from '#contract/platform/lists/list.ts';
import { type Condition, parseCondition } from '#contract/platform/lists/list-filter.ts';
import type { ListFilter } from '#web/ui/list/list-types.ts';
import { writeDay } from '#web/ui/text/day-text.ts';
import { useFormatLocale } from '#web/ui/text/format-locale.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { getChoiceLabel } from './known-choices.ts';

type Words = ReturnType<typeof useTranslations<'list'>>;

function rangeText(
  { from, to }: Extract<Condition, { kind: 'range' }>,
  { words, write }: { words: Words; write: (end: string) => string },
): string {
  if (from !== null && from === to) return write(from);
  if (from !== null && to !== null) return words('range', { from: write(from), to: write(to) });
  return from === null ? words('rangeTo', { to: write(to ?? '') }) : words('rangeFrom', { from: write(from) });
}

/** Returns a function for the text of a filter's chip. */
export function useFilterText(): (filter: ListFilter, declared: FilterDeclaration, text: string) => string {
  const words = useTranslations('list');
  const tag = useFormatLocale();
  return (filter, declared, text) => {
    const { label } = filter;
    const condition = parseCondition(text, declared);
    const chip = (values: string) => words('chip', { filter: label, values });
    switch (condition?.kind) {
      case 'filled':
        return chip(words(condition.is ? 'filled' : 'empty'));
      case 'flag':
        return chip(words(condition.is ? 'yes' : 'no'));
      case 'text':
        return chip(condition.contains);
      case 'range': {
        const write = (end: string) => (declared.kind === 'number' ? end : writeDay(end, { tag }));
        return chip(rangeText(condition, { words, write }));
      }
      case 'choice': {
        const chosen = condition.values.map((value) => getChoiceLabel(filter, value));
        const [first = '', ...more] = condition.orEmpty ? [...chosen, words('none')] : chosen;
        return more.length === 0 ? chip(first) : words('chipMany', { filter: label, first, count: more.length });
      }
      default:
        return label;
    }
  };
}
