// A list as somebody wants to see it again: its search, filters, sort and columns under a name. Everybody has their own.

import * as z from 'zod';
import { id, instant, line } from '#contract/platform/validation/fields.ts';

/** The most views that one user keeps of one list. */
export const MAX_SAVED_VIEWS = 50;

/** The name of a list, as it is declared. */
export const listName = z.string().regex(/^[a-z][A-Za-z0-9]{0,49}$/);

const viewName = line(80);

/** As in the address of the list, without the question mark: `role=Parent&sort=-createdAt`. */
const query = z.string().max(2000);

export const savedView = z.object({
  id,
  list: z.string(),
  name: z.string(),
  query: z.string(),
  /** Opened when the list is opened with nothing said. */
  isDefault: z.boolean(),
  updatedAt: instant,
});

export type SavedView = z.output<typeof savedView>;

export const newViewBody = z.object({ list: listName, name: viewName, query, isDefault: z.boolean().default(false) });

export const changeViewBody = z.object({ name: viewName.optional(), query: query.optional(), isDefault: z.boolean().optional() });
