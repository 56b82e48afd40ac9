// The choices of the hub's filters and fields for host families.

import { listGeofences } from '#contract/geofences/geofences.endpoints.ts';
import { HOSTING_TYPES } from '#contract/host-families/hosting-types.ts';
import { MAX_PAGE_SIZE } from '#contract/platform/constants.ts';
import { listCounties } from '#contract/search/dependencies.endpoints.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { useSignedInUser } from '#web/platform/session/session.ts';
import type { FilterChoice } from '#web/ui/list/list-types.ts';
import { useFormatLocale } from '#web/ui/text/format-locale.ts';
import { joinList } from '#web/ui/text/join-list.ts';
import { useTranslations } from '#web/ui/text/translations.ts';

export function useCountyChoices(): readonly FilterChoice[] {
  const { data } = useEndpoint(listCounties, {});
  return (data?.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
}

/** Returns all areas with what each is used for; none for those who may not read areas. */
export function useAreaChoices(): readonly FilterChoice[] {
  const { capabilities } = useSignedInUser();
  const tag = useFormatLocale();
  const purposeNames = useTranslations('names.geofencePurpose');
  const query = { perPage: MAX_PAGE_SIZE };
  const { data } = useEndpoint(listGeofences, { query }, { when: capabilities.includes('geofences.read') });
  return (data?.data ?? []).map(({ id, name, purposes }) => {
    const uses = purposes.map((purpose) => purposeNames(purpose));
    return { value: String(id), label: `${name} (${joinList(tag, uses)})` };
  });
}

export function useHostingChoices(): readonly FilterChoice[] {
  const words = useTranslations('hubFamilies');
  return HOSTING_TYPES.map(({ id, code }) => ({ value: String(id), label: words(`hosting.${code}`) }));
}
