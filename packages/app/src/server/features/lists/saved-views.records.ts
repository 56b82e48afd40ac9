// A row of a saved view as its owner's client knows it.

import type { SavedView } from '#contract/lists/saved-views.shapes.ts';
import type { SavedViewRow } from './saved-views.queries.ts';

export function toSavedViewRecord({ id, list, name, query, isDefault, updatedAt }: SavedViewRow): SavedView {
  return { id, list, name, query, isDefault, updatedAt: updatedAt.toISOString() };
}
