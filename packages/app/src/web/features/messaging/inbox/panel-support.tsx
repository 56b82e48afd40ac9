// Who of staff answers a request to support.

import { Button } from '@mantine/core';
import type { ConversationRecord } from '#contract/messaging/conversation.shapes.ts';
import { assignSupport } from '#contract/messaging/support.endpoints.ts';
import { useAction } from '#web/platform/api/endpoint-hooks.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { showChangedConversation } from '../conversations.api.ts';
import { PanelPart } from './panel-part.tsx';
import { useInboxReader } from './reader.ts';

interface PanelSupportProps {
  readonly conversation: ConversationRecord;
  readonly support: NonNullable<ConversationRecord['support']>;
}

export function PanelSupport({ conversation: { id, rights }, support: { assignee } }: PanelSupportProps) {
  const words = useTranslations('messagingInbox');
  const { userId, isFixed } = useInboxReader();
  const assign = useAction(assignSupport, { told: words('done.assigned'), done: ({ answer }) => showChangedConversation(answer) });
  const isMine = assignee?.id === userId;
  return (
    <PanelPart title={words('panel.request')}>
      <span>{assignee === null ? words('item.unassigned') : words('item.assigned', { name: assignee.firstName })}</span>
      {rights.includes('handleSupport') && !isFixed && (
        <Button
          variant="default"
          size="sm"
          loading={assign.isRunning}
          onClick={() =>
            void assign.run({ params: { id }, body: { assigneeId: isMine ? null : userId, previousAssigneeId: assignee?.id ?? null } })
          }
        >
          {words(isMine ? 'panel.unassign' : 'panel.assignToMe')}
        </Button>
      )}
    </PanelPart>
  );
}
