// A found record in the palette: its title with the matching parts marked, and what tells it from others.

import { Fragment } from 'react';
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

interface Detail {
  readonly text: string;
  /** Whether it is searched: dates and states are not. */
  readonly isSearched: boolean;
}

const STATES: Partial<Record<FoundRecord['kind'], 'tripState' | 'groupState' | 'vettingState'>> = {
  trip: 'tripState',
  group: 'groupState',
  hostFamily: 'vettingState',
};

/** Returns the parts of the second line of a record. */
function useDetails({ kind, id, details, state, born, fromDate, toDate, at }: FoundRecord): Detail[] {
  const words = useTranslations('recordSearch');
  const names = useTranslations('names');
  const tag = useFormatLocale();
  const timeZone = useTimeZone() ?? 'UTC';
  const section = STATES[kind];
  const toDetails = (texts: readonly string[], isSearched = false) => texts.map((text) => ({ text, isSearched }));
  return [
    ...toDetails(kind === 'trip' || kind === 'student' ? [`#${id}`] : [], true),
    ...toDetails(born === undefined ? [] : [words('born', { day: writeDay(born, { tag }) })]),
    ...toDetails(fromDate === undefined || toDate === undefined ? [] : [writeDayRange(fromDate, toDate, { tag })]),
    ...toDetails(details, true),
    ...toDetails(section === undefined || state === undefined ? [] : [names(`${section}.${state}` as never)]),
    ...toDetails(at === undefined ? [] : [writeInstant(at, { tag, timeZone })]),
  ];
}

export function RecordOption({ record, typed }: { record: FoundRecord; typed: string }) {
  const details = useDetails(record);
  return (
    <span className={classes.record}>
      <span className={classes.title}>
        <Marked text={record.title} typed={typed} />
      </span>
      <span className={classes.note}>
        {details.map(({ text, isSearched }, index) => (
          <Fragment key={text}>
            {index > 0 && ' · '}
            <Marked text={text} typed={isSearched ? typed : ''} />
          </Fragment>
        ))}
      </span>
    </span>
  );
}
