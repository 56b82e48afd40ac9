// The endpoints of the reports for staff.

import * as reports from '#contract/reports/reports.endpoints.ts';
import { defineRoutes } from '#server/platform/http/routes.ts';
import { exportMoneyReport, exportReport } from './report-file.service.ts';
import { listReportChoices, readMoneyReport, readReport } from './reports.service.ts';

export const staffReportRoutes = defineRoutes(reports, { listReportChoices, readReport, exportReport, readMoneyReport, exportMoneyReport });
