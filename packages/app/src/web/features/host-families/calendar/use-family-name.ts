// The name of a family by its calendar, as a title in the reader's language.

import { useLocale } from 'use-intl/react';
import { readCalendar } from '#contract/host-families/calendar.endpoints.ts';
import { toFamilyTitle } from '#contract/host-families/family-name.ts';
import type { Locale } from '#contract/platform/locales.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { getMonth } from '#web/ui/calendar/days.ts';
import { useToday } from '#web/ui/text/zones.ts';
import { toLoadedDays } from './calendar.model.ts';

/** Returns the name; null until it is known. */
export function useFamilyName(id: number): string | null {
  const locale = useLocale() as Locale;
  const { data } = useEndpoint(readCalendar, { params: { id }, query: toLoadedDays(getMonth(useToday())) });
  return data === undefined ? null : toFamilyTitle(data.familyName || `#${id}`, locale);
}
