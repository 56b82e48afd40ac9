// Accounts by their names, for narrowing a list to some of them; for those who may read who has an account.

import { listUsers } from '#contract/administration/users.endpoints.ts';
import type { Role } from '#contract/identity/roles.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { useSignedInUser } from './session.ts';

interface UserChoice {
  readonly value: string;
  readonly label: string;
}

function useFoundUsers(role: Role, search: string): readonly UserChoice[] | undefined {
  // Who reads names alone narrows by nothing else.
  const { capabilities } = useSignedInUser();
  const query = { ...(capabilities.includes('users.write') ? { role } : {}), perPage: 20, ...(search === '' ? {} : { search }) };
  const { data } = useEndpoint(listUsers, { query });
  return data?.data.map(({ id, firstName, lastName }) => ({ value: String(id), label: `${firstName} ${lastName}`.trim() }));
}

/** Parents by what is typed of their names, 20 at most; everybody for those who are told of nobody’s role. */
export const useFoundParents = (typed: string) => useFoundUsers('Parent', typed);

/** Coordinators, the same way. */
export const useFoundCoordinators = (typed: string) => useFoundUsers('Coordinator', typed);
