// The endpoints of reconciliation.

import * as reconciliation from '#contract/finance/reconciliation/reconciliation.endpoints.ts';
import { defineRoutes } from '#server/platform/http/routes.ts';
import { exportFindings, listFindings, readChecks } from './reconciliation.service.ts';

export const reconciliationRoutes = defineRoutes(reconciliation, { listFindings, exportFindings, readChecks });
