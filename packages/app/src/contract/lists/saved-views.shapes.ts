// Shapes of a user's saved list views: search, filters, sort and columns under a name.

import * as z from 'zod';
import { id, instant, line } from '#contract/platform/validation/fields.ts';

/** The maximum number of views per user and list. */
export const MAX_SAVED_VIEWS = 50;

/** The declared name of a list. */
export const listName = z.string().regex(/^[a-z][A-Za-z0-9]{0,49}$/);

const viewName = line(80);

/** The query of the list's address without the question mark: `role=Parent&sort=-createdAt`. */
const query = z.string().max(2000);

export const savedView = z.object({
  id,
  list: z.string(),
  name: z.string(),
  query: z.string(),
  /** Opened if the list is opened without a query. */
  isDefault: z.boolean(),
  updatedAt: instant,
});

export type SavedView = z.output<typeof savedView>;

export const newViewBody = z.object({ list: listName, name: viewName, query, isDefault: z.boolean().default(false) });

export const changeViewBody = z.object({ name: viewName.optional(), query: query.optional(), isDefault: z.boolean().optional() });
