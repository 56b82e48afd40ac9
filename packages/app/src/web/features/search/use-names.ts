// The names of places, tags and families in the search.

import { toFamilyTitle } from '#contract/host-families/family-name.ts';
import { HOSTING_TYPES } from '#contract/host-families/hosting-types.ts';
import { listCounties, listCountries, listLocations, listTags } from '#contract/search/dependencies.endpoints.ts';
import type { CustomerPrice } from '#contract/search/search.shapes.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { pageLocale } from '#web/platform/messages/locale.ts';
import { getFormatter, useFormatLocale } from '#web/ui/text/format-locale.ts';
import { useTranslations } from '#web/ui/text/translations.ts';

/** Returns a name by ID; empty while names are loading. */
type Names = (id: number) => string;

const named = (rows: readonly { readonly id: number; readonly name: string }[] | undefined): Names => {
  const byId = new Map((rows ?? []).map(({ id, name }) => [id, name]));
  return (id) => byId.get(id) ?? '';
};

/** Returns the names of all filter choices. */
export function usePlaceNames() {
  const tag = useFormatLocale();
  const counties = useEndpoint(listCounties, {}).data?.data;
  const countries = useEndpoint(listCountries, {}).data?.data;
  const locations = useEndpoint(listLocations, {}).data?.data;
  const tags = useEndpoint(listTags, {}).data?.data;
  const region = new Intl.DisplayNames(tag, { type: 'region' });
  const codes = new Map((countries ?? []).map(({ id, code }) => [id, code]));
  return {
    counties: counties ?? [],
    county: named(counties),
    location: named(locations),
    tag: named(tags),
    country: (id: number) => region.of(codes.get(id) ?? 'IE') ?? '',
  };
}

/** Returns a family's name in the language of the page. */
export function useFamilyName(): (name: string) => string {
  return (name) => toFamilyTitle(name, pageLocale());
}

/** Returns the name of a hosting type. */
export function useHostingName(): (id: number) => string {
  const words = useTranslations('search.hosting');
  return (id) => {
    const found = HOSTING_TYPES.find((type) => type.id === id);
    return found === undefined ? '' : words(found.code);
  };
}

/** Returns a formatter for prices. */
export function usePriceText(): (price: CustomerPrice) => string {
  const format = getFormatter(useFormatLocale());
  return (price) => format.roundMoney(price);
}

const HOUR = 60;
const DAY = 24 * HOUR;

/** Returns a formatter for durations, which chooses the most suitable unit. */
export function useDuration(): (minutes: number) => string {
  const words = useTranslations('search.time');
  return (minutes) => {
    if (minutes < 2 * HOUR) return words('minutes', { count: Math.max(1, Math.round(minutes)) });
    if (minutes < 2 * DAY) return words('hours', { count: Math.round(minutes / HOUR) });
    return words('days', { count: Math.round(minutes / DAY) });
  };
}
