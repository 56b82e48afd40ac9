// A found record in the palette: its title with the matching parts marked, and what tells it from others.

import { useTimeZone } from 'use-intl/react';
import type { FoundRecord } from '#contract/record-search/record-search.shapes.ts';
import { writeDay, writeDayRange } from '#web/ui/text/day-text.ts';
import { useFormatLocale } from '#web/ui/text/format-locale.ts';
import { writeInstant } from '#web/ui/text/instant-text.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import classes from './command-palette.module.css';
import { splitMatches } from './highlight.model.ts';

function Marked({ text, typed }: { text: string; typed: string }) {
  let at = 0;
  return splitMatches(text, typed).map((part) => {
    const key = at;
    at += part.text.length;
    return part.isMatch ? (
      <mark key={key} className={classes.mark}>
        {part.text}
      </mark>
    ) : (
      part.text
    );
  });
}

/** Returns the second line of a record. */
function useDetails({ kind, id, details, state, born, fromDate, toDate, at }: FoundRecord): string {
  const words = useTranslations('recordSearch');
  const names = useTranslations('names');
  const tag = useFormatLocale();
  const timeZone = useTimeZone() ?? 'UTC';
  const states: Partial<Record<FoundRecord['kind'], 'tripState' | 'groupState' | 'vettingState'>> = {
    ...{ trip: 'tripState', group: 'groupState', hostFamily: 'vettingState' },
  };
  const section = states[kind];
  return [
    ...(kind === 'trip' || kind === 'student' ? [`#${id}`] : []),
    ...(born === undefined ? [] : [words('born', { day: writeDay(born, { tag }) })]),
    ...(fromDate === undefined || toDate === undefined ? [] : [writeDayRange(fromDate, toDate, { tag })]),
    ...details,
    ...(section === undefined || state === undefined ? [] : [names(`${section}.${state}` as never)]),
    ...(at === undefined ? [] : [writeInstant(at, { tag, timeZone })]),
  ].join(' · ');
}

export function RecordOption({ record, typed }: { record: FoundRecord; typed: string }) {
  const details = useDetails(record);
  return (
    <span className={classes.record}>
      <span className={classes.title}>
        <Marked text={record.title} typed={typed} />
      </span>
      <span className={classes.note}>
        <Marked text={details} typed={typed} />
      </span>
    </span>
  );
}
