// The endpoint of a host's own dashboard.

import * as hostDashboard from '#contract/host-families/dashboard.endpoints.ts';
import { routes } from '#server/platform/http/routes.ts';
import { readOwnDashboard } from './dashboard.service.ts';

export const hostDashboardRoutes = routes(hostDashboard, { readOwnDashboard });
