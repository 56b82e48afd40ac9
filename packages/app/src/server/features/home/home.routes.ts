// The routes of the hub's home.

import * as endpoints from '#contract/home/home.endpoints.ts';
import { defineRoutes } from '#server/platform/http/routes.ts';
import { arrangeHome, readHome } from './home.service.ts';

export const homeRoutes = defineRoutes(endpoints, { readHome, arrangeHome });
