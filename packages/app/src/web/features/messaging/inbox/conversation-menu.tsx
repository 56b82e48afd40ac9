// The menu of a conversation's actions, in lists and above the details.

import { ActionIcon, Menu } from '@mantine/core';
import {
  IconArchive,
  IconArchiveOff,
  IconCheck,
  IconDotsVertical,
  IconFileTypePdf,
  IconFlag,
  IconMail,
  type IconProps,
  IconTrash,
  IconUserPlus,
  IconX,
} from '@tabler/icons-react';
import type { ComponentType, ReactNode } from 'react';
import type { ConversationRecord } from '#contract/messaging/conversation.shapes.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { BlockItems } from './block-items.tsx';
import classes from './inbox.module.css';
import { type ConversationAction, listBlockable, listConversationActions } from './menu.model.ts';
import { useInboxReader } from './reader.ts';
import type { ConversationSteps } from './use-conversation-steps.ts';

const ICONS: Readonly<Record<ConversationAction, ComponentType<IconProps>>> = {
  acceptTrip: IconCheck,
  declineTrip: IconX,
  join: IconUserPlus,
  archive: IconArchive,
  unarchive: IconArchiveOff,
  close: IconArchive,
  reopen: IconArchiveOff,
  markUnread: IconMail,
  export: IconFileTypePdf,
  report: IconFlag,
  delete: IconTrash,
};

interface ConversationMenuProps {
  readonly conversation: ConversationRecord;
  readonly steps: ConversationSteps;
  /** Further items, before the others; null without any. */
  readonly children?: ReactNode;
}

export function ConversationMenu({ conversation, steps, children }: ConversationMenuProps) {
  const words = useTranslations('messagingInbox');
  const reader = useInboxReader();
  const actions = reader.isFixed ? [] : listConversationActions(conversation, reader);
  const others = reader.isFixed ? [] : listBlockable(conversation, reader);
  if (actions.length === 0 && others.length === 0 && (children ?? null) === null) return null;
  return (
    <Menu position="bottom-end" width={220}>
      <Menu.Target>
        <ActionIcon
          className={classes['menu'] ?? ''}
          variant="subtle"
          color="gray"
          size={44}
          aria-label={words('menu.label', { title: conversation.title })}
        >
          <IconDotsVertical size={20} stroke={1.75} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {children}
        {actions.map((action) => {
          const Picture = ICONS[action];
          return (
            <Menu.Item
              key={action}
              leftSection={<Picture size={18} stroke={1.75} aria-hidden />}
              {...(action === 'delete' ? { color: 'red' } : {})}
              onClick={() => steps.run(action, conversation)}
            >
              {words(`menu.${action}`)}
            </Menu.Item>
          );
        })}
        <BlockItems conversationId={conversation.id} people={others} />
      </Menu.Dropdown>
    </Menu>
  );
}
