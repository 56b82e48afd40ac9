// Users by name, as choices of a list filter or a field; for users who may read accounts.

import { findCoordinators, listUsers } from '#contract/administration/users.endpoints.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { useSignedInUser } from './session.ts';

interface UserChoice {
  readonly value: string;
  readonly label: string;
}

/** Returns up to 20 parents by the typed name; all roles if the user may not read roles. */
export function useFoundParents(search: string): readonly UserChoice[] | undefined {
  // Users who may only read names can't filter by role.
  const { capabilities } = useSignedInUser();
  const role = capabilities.includes('users.write') ? { role: 'Parent' as const } : {};
  const { data } = useEndpoint(listUsers, { query: { ...role, perPage: 20, ...(search === '' ? {} : { search }) } });
  return data?.data.map(({ id, firstName, lastName }) => ({ value: String(id), label: `${firstName} ${lastName}`.trim() }));
}

/** Returns up to 20 users who can coordinate trips and families, by the typed name. */
export function useFoundCoordinators(search: string): readonly UserChoice[] | undefined {
  const { data } = useEndpoint(findCoordinators, { query: search === '' ? {} : { search } });
  return data?.data.map(({ id, name }) => ({ value: String(id), label: name }));
}
