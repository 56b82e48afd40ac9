// The countries and counties where families host.

import { useLocale } from 'use-intl/react';
import { listCounties, listCountries } from '#contract/search/dependencies.endpoints.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';

/** Returns the countries where families host, in the language of the page. */
export function useHostingCountries() {
  const names = new Intl.DisplayNames([useLocale()], { type: 'region' });
  const { data } = useEndpoint(listCountries, {});
  return (data?.data ?? [])
    .filter(({ hosting }) => hosting)
    .map(({ id, code, name }) => ({ value: String(id), label: names.of(code) ?? name }));
}

/** Returns the code of a country; undefined while it isn't known. */
export function useCountryCode(id: number | null): string | undefined {
  const { data } = useEndpoint(listCountries, {});
  return data?.data.find((country) => country.id === id)?.code;
}

/** Returns the counties of a country. */
export function useCounties(countryId: number | null) {
  const { data } = useEndpoint(listCounties, { query: { countryId: countryId ?? 0 } }, { when: countryId !== null });
  return (data?.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
}
