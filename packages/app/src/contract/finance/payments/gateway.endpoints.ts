// Endpoints of gateway events: receiving, reading, and retrying failed ones.

import * as z from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { exportEndpoint, listQueryFor } from '#contract/platform/lists/list-query.ts';
import { pageOf } from '#contract/platform/lists/paging.ts';
import { id } from '#contract/platform/validation/fields.ts';
import { gatewayEventResult, gatewayEventsList, listedGatewayEvent } from './gateway.shapes.ts';

export const receiveGatewayEvent = endpoint({
  method: 'POST',
  path: '/api/payments/gateway-events/{gateway}',
  access: 'public',
  summary: 'Takes an event of a payment gateway, signed by it, in whatever shape it has there. The same event again does nothing more.',
  signed: true,
  params: z.object({ gateway: z.string().regex(/^[a-z]{1,20}$/) }),
  answer: gatewayEventResult,
  refusals: ['signatureWrong', 'otherPaymentMode'],
});

export const listGatewayEvents = endpoint({
  method: 'GET',
  path: '/api/payments/gateway-events',
  access: 'payments.read',
  summary: 'What payment gateways have told; who has own ones only sees those for invoices they wrote.',
  query: listQueryFor(gatewayEventsList),
  answer: pageOf(listedGatewayEvent),
});

export const exportGatewayEvents = endpoint(
  exportEndpoint({ list: gatewayEventsList, path: '/api/payments/gateway-events/export', access: 'payments.read' }),
);

export const retryGatewayEvent = endpoint({
  method: 'POST',
  path: '/api/payments/gateway-events/{id}/retry',
  access: 'payments.write',
  summary: 'Tries a failed event again.',
  params: z.object({ id }),
  answer: listedGatewayEvent,
  refusals: ['notFailed'],
});
