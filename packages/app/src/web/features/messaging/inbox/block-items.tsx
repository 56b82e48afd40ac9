// Entries of a conversation’s menu that block its people, or unblock them.

import { Menu } from '@mantine/core';
import { IconBan } from '@tabler/icons-react';
import type { Participant } from '#contract/messaging/conversation.shapes.ts';
import { blockUser } from '#contract/messaging/safety.endpoints.ts';
import { useAction } from '#web/platform/api/endpoint-hooks.ts';
import { confirm } from '#web/ui/dialog/dialogs.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { refreshLists, reloadConversation } from '../conversations.api.ts';

interface BlockItemsProps {
  readonly conversationId: number;
  readonly people: readonly Participant[];
}

export function BlockItems({ conversationId, people }: BlockItemsProps) {
  const words = useTranslations('messagingInbox.block');
  const change = useAction(blockUser, {
    done() {
      reloadConversation(conversationId);
      refreshLists();
    },
  });

  async function ask({ id, firstName: name, isBlocked }: Participant): Promise<void> {
    const isSure = isBlocked
      ? await confirm({
          title: words('unblockTitle', { name }),
          consequences: [words('unblockText', { name })],
          confirm: words('unblock', { name }),
        })
      : await confirm({
          title: words('title', { name }),
          consequences: [words('text', { name }), words('seen', { name }), words('team')],
          confirm: words('block', { name }),
          tone: 'danger',
        });
    if (isSure) await change.run({ body: { conversationId, userId: id, isBlocked: !isBlocked } });
  }

  return people.map((one) => (
    <Menu.Item key={one.id} leftSection={<IconBan size={18} stroke={1.75} aria-hidden />} onClick={() => void ask(one)}>
      {words(one.isBlocked ? 'unblock' : 'block', { name: one.firstName })}
    </Menu.Item>
  ));
}
