// What the rest of the server may ask of lists.

import type { DeletionPart } from '#server/platform/account-deletion.ts';
import { eraseViews } from './saved-views.queries.ts';

/** With an account go the views of lists that it has saved. */
export const listDeletion: DeletionPart = { erase: eraseViews };
