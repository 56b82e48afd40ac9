// A family's calendar as entries of a month view, and the days that are loaded for a month.

import type { FamilyCalendarAnswer, FamilyCalendarEntry } from '#contract/host-families/calendar.shapes.ts';
import { addMonths } from '#contract/host-families/series.ts';
import { addDays } from '#contract/platform/days.ts';
import type { CalendarEntry } from '#web/ui/calendar/entries.ts';

type Offer = FamilyCalendarAnswer['offers'][number];

/** What an entry of the view stands for. */
export type Shown = { readonly kind: 'entry'; readonly entry: FamilyCalendarEntry } | { readonly kind: 'offer'; readonly offer: Offer };

export type ShownEntry = CalendarEntry & { readonly shown: Shown };

interface Labels {
  readonly blocked: string;
  readonly stay: string;
}

/** Returns the entries of the view: blocked days, stays and offers. */
export function toShownEntries({ entries, offers }: Pick<FamilyCalendarAnswer, 'entries' | 'offers'>, labels: Labels): ShownEntry[] {
  return [
    ...entries.map((entry): ShownEntry => {
      const { id, kind, fromDate: from, toDate: to, note, calendar, trip } = entry;
      const label = kind === 'own' ? note || calendar || labels.blocked : (trip?.studentName ?? '') || labels.stay;
      return { id: `entry-${id}`, layer: kind, label, from, to, shown: { kind: 'entry', entry } };
    }),
    ...offers.map((offer): ShownEntry => {
      const { offerId, studentName, fromDate: from, toDate: to } = offer;
      return { id: `offer-${offerId}`, layer: 'offer', label: studentName || labels.stay, from, to, shown: { kind: 'offer', offer } };
    }),
  ];
}

/** Months that are loaded before the quarter of the shown one, and from it on. */
const BEFORE = 3;
const AHEAD = 15;

/** Returns the days to load for a month, given by its first day: the same for all months of a quarter, so that most turns of the page load nothing. */
export function toLoadedDays(month: string): { readonly fromDate: string; readonly toDate: string } {
  const quarter = addMonths(month, -((Number(month.slice(5, 7)) - 1) % 3));
  return { fromDate: addMonths(quarter, -BEFORE), toDate: addDays(addMonths(quarter, AHEAD + 1), -1) };
}

interface Stretch {
  readonly fromDate: string;
  readonly toDate: string;
}

/** Returns the blocked days and the stays that have a day within a range. */
export function findWithin(entries: readonly FamilyCalendarEntry[], { fromDate, toDate }: Stretch) {
  const within = entries.filter((entry) => entry.fromDate <= toDate && entry.toDate >= fromDate);
  return {
    blocks: within.filter(({ kind }) => kind === 'own'),
    // Days of calendars in other places are freed there.
    freeable: within.filter(({ kind, source }) => kind === 'own' && source !== 'feed'),
    // The day on which somebody leaves can be blocked.
    stays: within.filter((entry) => entry.kind !== 'own' && entry.toDate > fromDate),
  };
}

/** Returns the nights of a month, given by its first day, on which some beds are taken by stays. */
export function listTakenNights({ nights, entries, guestsNumber }: FamilyCalendarAnswer, month: string) {
  const within = { fromDate: month, toDate: addDays(addMonths(month, 1), -1) };
  return nights
    .filter((night) => night.freeBeds < guestsNumber && night.fromDate <= within.toDate && night.toDate >= within.fromDate)
    .filter((night) => findWithin(entries, night).blocks.length === 0)
    .map(({ fromDate, toDate, freeBeds }) => ({ fromDate, toDate, taken: guestsNumber - freeBeds }));
}

const NEXT_STAYS = 5;

/** Returns the stays that haven't ended, the next ones first. */
export function listNextStays(entries: readonly FamilyCalendarEntry[], today: string): readonly FamilyCalendarEntry[] {
  return entries
    .filter(({ kind, toDate }) => kind !== 'own' && toDate >= today)
    .toSorted((a, b) => a.fromDate.localeCompare(b.fromDate) || a.id - b.id)
    .slice(0, NEXT_STAYS);
}
