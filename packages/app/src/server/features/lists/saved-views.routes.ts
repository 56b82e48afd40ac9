// The endpoints of saved views.

import * as savedViews from '#contract/lists/saved-views.endpoints.ts';
import { routes } from '#server/platform/http/routes.ts';
import { changeView, deleteView, listSavedViews, saveView } from './saved-views.service.ts';

export const savedViewRoutes = routes(savedViews, {
  listSavedViews: (call, { query }) => listSavedViews(call, query),
  saveView: (call, { body }) => saveView(call, body),
  changeView: (call, { params, body }) => changeView(call, params.id, body),
  deleteView: (call, { params }) => deleteView(call, params.id),
});
