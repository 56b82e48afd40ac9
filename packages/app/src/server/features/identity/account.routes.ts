// The endpoints of the own account.

import * as account from '#contract/identity/account.endpoints.ts';
import { routes } from '#server/platform/http/routes.ts';
import { readUser, signIn, signOut } from './account.service.ts';

export const accountRoutes = routes(account, {
  readUser: (call, { query }) => readUser(call, query),
  signIn: (call, { body }) => signIn(call, body),
  signOut,
});
