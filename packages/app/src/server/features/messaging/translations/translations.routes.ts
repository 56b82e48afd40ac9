// The endpoint of translations.

import * as translations from '#contract/messaging/translations.endpoints.ts';
import { defineRoutes } from '#server/platform/http/routes.ts';
import { translateMessage } from './translate-message.service.ts';

export const translationRoutes = defineRoutes(translations, { translateMessage });
