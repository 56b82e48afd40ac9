// Users by name, as choices of a list filter or a field; for users who may read accounts.

import { findCoordinators, findParents } from '#contract/administration/users.endpoints.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';

interface UserChoice {
  readonly value: string;
  readonly label: string;
}

function useFoundUsers(endpoint: typeof findCoordinators | typeof findParents, search: string): readonly UserChoice[] | undefined {
  const { data } = useEndpoint(endpoint, { query: search === '' ? {} : { search } });
  return data?.data.map(({ id, name }) => ({ value: String(id), label: name }));
}

/** Returns up to 20 parents by the typed name. */
export const useFoundParents = (search: string) => useFoundUsers(findParents, search);

/** Returns up to 20 users who can coordinate trips and families, by the typed name. */
export const useFoundCoordinators = (search: string) => useFoundUsers(findCoordinators, search);
