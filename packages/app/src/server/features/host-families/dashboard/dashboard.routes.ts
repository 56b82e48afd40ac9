// Endpoint of a host's own dashboard.

import * as hostDashboard from '#contract/host-families/dashboard.endpoints.ts';
import { defineRoutes } from '#server/platform/http/routes.ts';
import { getOwnDashboard } from './dashboard.service.ts';

export const hostDashboardRoutes = defineRoutes(hostDashboard, { readOwnDashboard: getOwnDashboard });
