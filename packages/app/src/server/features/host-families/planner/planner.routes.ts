// Endpoints of the yearly planner.

import * as planner from '#contract/host-families/planner.endpoints.ts';
import { defineRoutes } from '#server/platform/http/routes.ts';
import { exportPlanner, findFreeFamilies, readPlanner } from './planner.service.ts';

export const plannerRoutes = defineRoutes(planner, { readPlanner, findFreeFamilies, exportPlanner });
