// Endpoints of the tokens of the chat and video clients.

import * as tokens from '#contract/messaging/tokens.endpoints.ts';
import { defineRoutes } from '#server/platform/http/routes.ts';
import { readChatToken, readVideoToken } from './tokens.service.ts';

export const tokenRoutes = defineRoutes(tokens, { readChatToken, readVideoToken });
