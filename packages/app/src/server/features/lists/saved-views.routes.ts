// The endpoints of saved views.

import * as savedViews from '#contract/lists/saved-views.endpoints.ts';
import { defineRoutes } from '#server/platform/http/routes.ts';
import { createView, deleteView, listSavedViews, updateSavedView } from './saved-views.service.ts';

export const savedViewRoutes = defineRoutes(savedViews, {
  listSavedViews: (call, { query }) => listSavedViews(call, query),
  saveView: (call, { body }) => createView(call, body),
  changeView: (call, { params, body }) => updateSavedView(call, params.id, body),
  deleteView: (call, { params }) => deleteView(call, params.id),
});
