// Users by name, as choices of a list filter; for users who may read accounts.

import { listUsers } from '#contract/administration/users.endpoints.ts';
import type { Role } from '#contract/identity/roles.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { useSignedInUser } from './session.ts';

interface UserChoice {
  readonly value: string;
  readonly label: string;
}

function useFoundUsers(role: Role, search: string): readonly UserChoice[] | undefined {
  // Users who may only read names can't filter by role.
  const { capabilities } = useSignedInUser();
  const query = { ...(capabilities.includes('users.write') ? { role } : {}), perPage: 20, ...(search === '' ? {} : { search }) };
  const { data } = useEndpoint(listUsers, { query });
  return data?.data.map(({ id, firstName, lastName }) => ({ value: String(id), label: `${firstName} ${lastName}`.trim() }));
}

/** Returns up to 20 parents by the typed name; all roles if the user may not read roles. */
export const useFoundParents = (typed: string) => useFoundUsers('Parent', typed);

/** Returns coordinators in the same way. */
export const useFoundCoordinators = (typed: string) => useFoundUsers('Coordinator', typed);
