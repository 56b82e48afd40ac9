// Endpoints of a user's saved list views.

import * as z from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { id } from '#contract/platform/validation/fields.ts';
import { changeViewBody, listName, newViewBody, savedView } from './saved-views.shapes.ts';

const params = z.object({ id });

export const listSavedViews = endpoint({
  method: 'GET',
  path: '/api/saved-views',
  access: 'lists.own',
  summary: 'The own views of a list, by name.',
  query: z.object({ list: listName }),
  answer: z.object({ data: z.array(savedView) }),
});

export const saveView = endpoint({
  method: 'POST',
  path: '/api/saved-views',
  access: 'lists.own',
  summary: 'Saves a view of a list under a new name.',
  body: newViewBody,
  answer: savedView,
  refusals: ['savedViewNameTaken', 'savedViewsFull'],
});

export const changeView = endpoint({
  method: 'PATCH',
  path: '/api/saved-views/{id}',
  access: 'lists.own',
  summary: 'Renames a view, gives it another content, or makes it the one that the list opens with.',
  params,
  body: changeViewBody,
  answer: savedView,
  refusals: ['savedViewNameTaken'],
});

export const deleteView = endpoint({
  method: 'DELETE',
  path: '/api/saved-views/{id}',
  access: 'lists.own',
  summary: 'Deletes a view; answers it, so that it can be saved again.',
  params,
  answer: savedView,
});
