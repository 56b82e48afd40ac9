// The actions on a group: archiving and restoring it, writing to it, and trips for its members.

import { useLocation } from 'wouter';
import { createGroupTrips, editGroup, listGroupMembers, listGroups, readGroup } from '#contract/groups/groups.endpoints.ts';
import type { Group } from '#contract/groups/groups.shapes.ts';
import { createGroupConversation } from '#contract/messaging/conversations.endpoints.ts';
import { paths } from '#web/paths.ts';
import { useAction } from '#web/platform/api/endpoint-hooks.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { useTranslations } from '#web/ui/text/translations.ts';

/** Endpoints that show groups or their members. */
export const SHOWING_GROUPS = [listGroups, readGroup, listGroupMembers];

export function useGroupSteps({ id, name, state, version }: Group) {
  const words = useTranslations('groups.act');
  const [, navigate] = useLocation();
  const edit = useAction(editGroup, { told: false, changes: SHOWING_GROUPS });
  const converse = useAction(createGroupConversation, { told: false });
  const create = useAction(createGroupTrips, { told: false, changes: SHOWING_GROUPS });
  const isArchived = state === 'archived';
  return {
    isArchived,
    async archiveOrRestore(): Promise<void> {
      const changed = await edit.run({ params: { id }, body: { state: isArchived ? 'planning' : 'archived', version } });
      if (changed !== null) showToast(words(isArchived ? 'restored' : 'archived'));
    },
    async openConversation(): Promise<void> {
      const begun = await converse.run({ body: { groupId: id, name } });
      if (begun !== null) navigate(paths.hubMessages({ conversation: begun.answer.id }));
    },
    /** Returns what became of each member; null if the request failed. */
    createTrips: async () => (await create.run({ params: { id } }))?.answer.data ?? null,
    isCreatingTrips: create.isRunning,
  };
}
