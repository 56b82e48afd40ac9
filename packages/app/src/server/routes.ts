// Every route of the server, feature by feature.

import { accountRoutes } from './features/identity/account.routes.ts';
import type { Route } from './platform/http/routes.ts';

export const allRoutes: readonly Route[] = [...accountRoutes];
