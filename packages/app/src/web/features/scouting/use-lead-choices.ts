// What forms and filters of leads choose from: counties, sources, and the staff who look after leads.

import { hostOptions } from '#contract/host-families/registration.endpoints.ts';
import { listLeadAssignees } from '#contract/scouting/leads.endpoints.ts';
import { listCounties } from '#contract/search/dependencies.endpoints.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { useTranslations } from '#web/ui/text/translations.ts';

interface Source {
  readonly code: string | null;
  readonly name: string;
}

/** Returns a function that names a source in the language of the reader. */
export function useSourceName(): (source: Source) => string {
  const words = useTranslations('hostRegistration.sources');
  return ({ code, name }) => (code !== null && words.has(code as 'friend') ? words(code as 'friend') : name);
}

export function useCountyChoices() {
  const { data } = useEndpoint(listCounties, {});
  return (data?.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
}

export function useSourceChoices() {
  const { data } = useEndpoint(hostOptions, {});
  const name = useSourceName();
  return (data?.inquirySources ?? []).map((source) => ({ value: String(source.id), label: name(source) }));
}

export function useAssigneeChoices() {
  const { data } = useEndpoint(listLeadAssignees, {});
  return (data?.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
}
