// Endpoint of a host family's dashboard.

import { endpoint } from '#contract/platform/endpoint.ts';
import { ownDashboard } from './dashboard.shapes.ts';

export const readOwnDashboard = endpoint({
  method: 'GET',
  path: '/api/host-families/own/dashboard',
  access: 'offers.answer',
  summary: 'How the caller’s own family stands: what is missing for it to be live, its year and its answers; 404 for whoever has none.',
  answer: ownDashboard,
});
