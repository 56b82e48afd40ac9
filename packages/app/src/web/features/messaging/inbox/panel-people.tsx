// The people of a conversation; staff remove them, and in groups add others.

import { ActionIcon, Badge, Button, Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconUserMinus, IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { ConversationRecord, Participant } from '#contract/messaging/conversation.shapes.ts';
import { addParticipant, listCandidates, removeParticipant } from '#contract/messaging/conversations.endpoints.ts';
import { useAction, useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { confirm } from '#web/ui/dialog/dialogs.ts';
import { PersonPicture } from '#web/ui/person-picture.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { reloadConversation, showChangedConversation } from '../conversations.api.ts';
import { PanelPart } from './panel-part.tsx';
import { useInboxReader } from './reader.ts';
import { RenameGroupDialog } from './rename-group-dialog.tsx';
import classes from './side-panel.module.css';

function AddPerson({ id }: { readonly id: number }) {
  const words = useTranslations('messagingInbox.panel');
  const [isAdding, setIsAdding] = useState(false);
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), 300);
  const { data } = useEndpoint(listCandidates, { params: { id }, query: search === '' ? {} : { search } }, { when: isAdding });
  const add = useAction(addParticipant, { told: words('added'), done: ({ answer }) => showChangedConversation(answer) });
  if (!isAdding) {
    return (
      <Button variant="default" size="sm" leftSection={<IconUserPlus size={18} aria-hidden />} onClick={() => setIsAdding(true)}>
        {words('addPerson')}
      </Button>
    );
  }
  return (
    <Select
      label={words('addPerson')}
      placeholder={words('findPerson')}
      searchable
      // The server has searched.
      filter={({ options }) => options}
      data={data?.data.map(({ id: userId, name, role }) => ({ value: String(userId), label: `${name} (${role})` })) ?? []}
      value={null}
      searchValue={typed}
      onSearchChange={setTyped}
      onChange={(chosen) => {
        if (chosen === null) return;
        setIsAdding(false);
        setTyped('');
        void add.run({ params: { id }, body: { userId: Number(chosen) } });
      }}
    />
  );
}

export function PanelPeople({ conversation }: { readonly conversation: ConversationRecord }) {
  const words = useTranslations('messagingInbox.panel');
  const { isFixed } = useInboxReader();
  const [isRenaming, setIsRenaming] = useState(false);
  const { id, participants, rights } = conversation;
  const remove = useAction(removeParticipant, { told: words('removed'), done: () => void reloadConversation(id) });

  async function removePerson({ id: userId, firstName }: Participant): Promise<void> {
    const title = words('removeTitle', { name: firstName });
    const isSure = await confirm({ title, consequences: [words('removeText')], confirm: words('remove'), tone: 'danger' });
    if (isSure) await remove.run({ query: { conversationId: id, userId } });
  }

  return (
    <PanelPart title={words('people')}>
      <ul className={classes['people']}>
        {participants.map((one) => (
          <li key={one.id} className={classes['person']}>
            <PersonPicture person={{ firstName: one.firstName, lastName: '', avatarRef: one.avatarRef }} size={32} />
            <span>
              {one.firstName} <span className={classes['quiet']}>{one.role}</span>
            </span>
            {one.isStaff && <Badge variant="light">{words('staff')}</Badge>}
            {one.isRemovable && !isFixed && (
              <ActionIcon
                variant="subtle"
                color="gray"
                size={44}
                aria-label={words('removePerson', { name: one.firstName })}
                onClick={() => void removePerson(one)}
              >
                <IconUserMinus size={20} stroke={1.75} aria-hidden />
              </ActionIcon>
            )}
          </li>
        ))}
      </ul>
      {rights.includes('manageMembers') && !isFixed && <AddPerson id={id} />}
      {rights.includes('rename') && !isFixed && (
        <Button variant="default" size="sm" onClick={() => setIsRenaming(true)}>
          {words('rename')}
        </Button>
      )}
      {isRenaming && <RenameGroupDialog conversation={conversation} onClose={() => setIsRenaming(false)} />}
    </PanelPart>
  );
}
