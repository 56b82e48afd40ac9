// Endpoints of what host families ask for.

import * as rates from '#contract/host-families/rates.endpoints.ts';
import { defineRoutes } from '#server/platform/http/routes.ts';
import { decideRate, listRateProposals } from './decide-rate.service.ts';
import { listRates, proposeRate, sampleRate, withdrawRate } from './rates.service.ts';

export const familyRateRoutes = defineRoutes(rates, { listRates, sampleRate, proposeRate, withdrawRate, listRateProposals, decideRate });
