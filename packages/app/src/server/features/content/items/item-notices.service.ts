// Notifies those who are responsible for planned texts: when somebody else assigns one to them, and on the day that it is due.

import type { Transaction } from '#server/db/database.ts';
import { notify } from '#server/features/notifications/notifications.public.ts';
import type { App, Call } from '#server/platform/app.ts';
import { type AssignedItem, listItemsDueOn } from './items.queries.ts';

/** Tells whoever has become responsible for an item, unless they took it themselves. */
export async function notifyAssignee(
  tx: Transaction,
  { app, caller }: Pick<Call, 'app' | 'caller'>,
  { id, title, dueOn, assigneeId }: Omit<AssignedItem, 'assigneeId'> & { readonly assigneeId: number | null },
): Promise<void> {
  if (assigneeId === null || assigneeId === caller?.id) return;
  await notify(tx, app, {
    ...{ to: { userIds: [assigneeId] }, kind: 'contentItem', data: { itemId: id, title, what: 'assigned', dueOn } },
    collapseKey: `content.assigned.${id}`,
  });
}

/** Reminds of the items that are due today. */
export async function remindOfDueItems(app: App): Promise<void> {
  const today = app.clock.today();
  await app.db.transaction(async (tx) => {
    for (const { id, title, dueOn, assigneeId } of await listItemsDueOn(tx, today)) {
      await notify(tx, app, {
        ...{ to: { userIds: [assigneeId] }, kind: 'contentItem', data: { itemId: id, title, what: 'due', dueOn } },
        // The key of the day: a second attempt tells nobody again.
        collapseKey: `content.due.${id}.${today}`,
      });
    }
  });
}
