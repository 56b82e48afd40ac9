// The choices of the hub's filters and fields for host families.

import { HOSTING_TYPES } from '#contract/host-families/hosting-types.ts';
import { listCounties } from '#contract/search/dependencies.endpoints.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import type { FilterChoice } from '#web/ui/list/list-types.ts';
import { useTranslations } from '#web/ui/text/translations.ts';

export function useCountyChoices(): readonly FilterChoice[] {
  const { data } = useEndpoint(listCounties, {});
  return (data?.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
}

export function useHostingChoices(): readonly FilterChoice[] {
  const words = useTranslations('hubFamilies');
  return HOSTING_TYPES.map(({ id, code }) => ({ value: String(id), label: words(`hosting.${code}`) }));
}
