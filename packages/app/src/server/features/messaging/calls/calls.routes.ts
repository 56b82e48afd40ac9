// Endpoints of video calls.

import * as calls from '#contract/messaging/calls.endpoints.ts';
import { defineRoutes } from '#server/platform/http/routes.ts';
import { listCalls, readCall, startCall } from './calls.service.ts';

export const callRoutes = defineRoutes(calls, { startCall, readCall, listCalls });
