// Endpoints of reports and blocks.

import * as reports from '#contract/messaging/reports.endpoints.ts';
import * as safety from '#contract/messaging/safety.endpoints.ts';
import { defineRoutes, type Route } from '#server/platform/http/routes.ts';
import { blockUser } from './blocks.service.ts';
import { listReports, reportMessage, resolveReport } from './reports.service.ts';

export const safetyRoutes: readonly Route[] = [
  ...defineRoutes(safety, { blockUser, reportMessage }),
  ...defineRoutes(reports, { listReports, resolveReport }),
];
