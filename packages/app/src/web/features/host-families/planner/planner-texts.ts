// What the planner says of weeks: for screen readers, and for the line about the chosen week.

import { useMemo } from 'react';
import { toFamilyTitle } from '#contract/host-families/family-name.ts';
import { WEEK_LETTERS, WEEK_NAMES, type WeekLetter } from '#contract/host-families/planner-weeks.ts';
import { usePageLocale } from '#web/platform/messages/page-locale.ts';
import { addDays } from '#web/ui/calendar/days.ts';
import { writeDayRange } from '#web/ui/text/day-text.ts';
import { useFormatLocale } from '#web/ui/text/format-locale.ts';
import { joinList } from '#web/ui/text/join-list.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { countLetters, type PlannerItem } from './planner.model.ts';

/** Returns the name of a letter. */
export function useLetterName(): (letter: WeekLetter) => string {
  const words = useTranslations('names');
  return (letter) => words(`plannerWeek.${WEEK_NAMES[letter]}`);
}

/** Returns the texts of rows and weeks: the same object until the language or the weeks change, so that rows needn't be rendered again. */
export function usePlannerTexts(weekStarts: readonly string[]) {
  const words = useTranslations('planner');
  const names = useTranslations('names.plannerWeek');
  const tag = useFormatLocale();
  const locale = usePageLocale();
  return useMemo(() => {
    const letterName = (letter: WeekLetter) => names(WEEK_NAMES[letter]);
    const countsText = (counts: Readonly<Record<WeekLetter, number>>) => {
      const there = WEEK_LETTERS.filter((letter) => counts[letter] > 0);
      return joinList(
        tag,
        there.map((letter) => words('count', { name: letterName(letter), count: counts[letter] })),
      );
    };
    const weekText = (week: number) => {
      const start = weekStarts[week] ?? '';
      return writeDayRange(start, addDays(start, 6), { tag });
    };
    return {
      weekText,
      /** The name of a row. */
      nameOf: (item: PlannerItem) =>
        item.kind === 'family' ? toFamilyTitle(item.family.name, locale) : words('total', { name: item.name, count: item.families }),
      /** A whole row. */
      rowText: (item: PlannerItem) => (item.kind === 'family' ? countsText(countLetters(item.family.weeks)) : ''),
      /** A week of a row. */
      cellText(item: PlannerItem, week: number): string {
        if (item.kind === 'family') return `${weekText(week)}: ${letterName((item.family.weeks[week] ?? '-') as WeekLetter)}`;
        const total = item.totals[week];
        return `${weekText(week)}: ${total === undefined ? '' : countsText(total)}`;
      },
    };
  }, [words, names, tag, locale, weekStarts]);
}

export type PlannerTexts = ReturnType<typeof usePlannerTexts>;
