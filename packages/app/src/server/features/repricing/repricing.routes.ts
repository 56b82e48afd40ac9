// The endpoints of audits and back-tests.

import * as audits from '#contract/repricing/audits.endpoints.ts';
import * as backTests from '#contract/repricing/back-tests.endpoints.ts';
import { defineRoutes, type Route } from '#server/platform/http/routes.ts';
import {
  cancelAudit,
  exportBookings,
  listAuditRows,
  listAudits,
  readAudit,
  readAuditFile,
  readAuditRow,
  startAudit,
  startAuditOfFile,
} from './audits.service.ts';
import {
  cancelBackTest,
  listBackTestGroups,
  listBackTestRows,
  listBackTests,
  readBackTest,
  readBackTestFile,
  readDraftBackTest,
  startBackTest,
  startBackTestOfFile,
} from './back-tests.service.ts';

export const repricingRoutes: readonly Route[] = [
  ...defineRoutes(audits, {
    listAudits,
    startAudit,
    startAuditOfFile,
    readAudit,
    cancelAudit,
    listAuditRows,
    readAuditRow,
    readAuditFile,
    exportBookings,
  }),
  ...defineRoutes(backTests, {
    listBackTests,
    readDraftBackTest,
    startBackTest,
    startBackTestOfFile,
    readBackTest,
    cancelBackTest,
    listBackTestGroups,
    listBackTestRows,
    readBackTestFile,
  }),
];
