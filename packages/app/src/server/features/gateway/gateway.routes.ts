// The endpoints of payment gateways.

import * as testGateway from '#contract/booking/checkout/test-gateway.endpoints.ts';
import * as gateway from '#contract/finance/payments/gateway.endpoints.ts';
import { defineRoutes } from '#server/platform/http/routes.ts';
import { authenticateTestIntent, confirmTestIntent } from './adapters/test-gateway.service.ts';
import { exportGatewayEvents, listGatewayEvents, retryGatewayEvent } from './gateway.service.ts';
import { receiveGatewayEvent } from './webhooks.service.ts';

export const gatewayRoutes = [
  ...defineRoutes(gateway, { receiveGatewayEvent, listGatewayEvents, exportGatewayEvents, retryGatewayEvent }),
  ...defineRoutes(testGateway, { confirmTestIntent, authenticateTestIntent }),
];
