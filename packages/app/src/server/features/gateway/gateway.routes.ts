// The endpoints of payment gateways.

import * as gateway from '#contract/finance/gateway.endpoints.ts';
import { routes } from '#server/platform/http/routes.ts';
import { exportGatewayEvents, listGatewayEvents, retryGatewayEvent } from './gateway.service.ts';
import { receiveGatewayEvent } from './receiving.service.ts';

export const gatewayRoutes = routes(gateway, { receiveGatewayEvent, listGatewayEvents, exportGatewayEvents, retryGatewayEvent });
