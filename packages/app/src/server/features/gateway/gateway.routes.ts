// The endpoints of payment gateways.

import * as testGateway from '#contract/booking/test-gateway.endpoints.ts';
import * as gateway from '#contract/finance/payments/gateway.endpoints.ts';
import { routes } from '#server/platform/http/routes.ts';
import { authenticateTestIntent, confirmTestIntent } from './adapters/test-gateway.service.ts';
import { exportGatewayEvents, listGatewayEvents, retryGatewayEvent } from './gateway.service.ts';
import { receiveGatewayEvent } from './webhooks.service.ts';

export const gatewayRoutes = [
  ...routes(gateway, { receiveGatewayEvent, listGatewayEvents, exportGatewayEvents, retryGatewayEvent }),
  ...routes(testGateway, { confirmTestIntent, authenticateTestIntent }),
];
