// Endpoints of the built-in gateway, which moves no money: payment with test cards. Available only if it is the configured gateway.

import * as z from 'zod';
import { intentReference } from '#contract/booking/booking.shapes.ts';
import { endpoint } from '#contract/platform/endpoint.ts';
import { testAuthentication, testGatewayAnswer, testPayment } from './test-gateway.shapes.ts';

const params = z.object({ reference: intentReference });

export const confirmTestIntent = endpoint({
  method: 'POST',
  path: '/api/test-gateway/intents/{reference}/confirm',
  access: 'public',
  summary: 'Pays with a test card, as a browser would at a gateway: whoever knows the secret may. No card is kept.',
  params,
  body: testPayment,
  answer: testGatewayAnswer,
  refusals: ['cardNotTest', 'intentOver', 'gatewayUnavailable'],
});

export const authenticateTestIntent = endpoint({
  method: 'POST',
  path: '/api/test-gateway/intents/{reference}/authenticate',
  access: 'public',
  summary: 'The second step that a bank may ask for: approved or refused.',
  params,
  body: testAuthentication,
  answer: testGatewayAnswer,
  refusals: ['intentOver', 'gatewayUnavailable'],
});
