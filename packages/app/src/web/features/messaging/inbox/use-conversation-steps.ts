// What a reader does with a conversation as a whole, from its menu or by a key.

import { useLocation } from 'wouter';
import type { ConversationRecord } from '#contract/messaging/conversation.shapes.ts';
import { exportConversation } from '#contract/messaging/conversation-export.endpoints.ts';
import {
  archiveConversation,
  deleteConversation,
  joinConversation,
  unarchiveConversation,
} from '#contract/messaging/conversations.endpoints.ts';
import { markUnread } from '#contract/messaging/messages.endpoints.ts';
import { paths } from '#web/paths.ts';
import { call } from '#web/platform/api/api.ts';
import { attemptRequest } from '#web/platform/api/attempt.ts';
import { download } from '#web/platform/api/download.ts';
import { runUndoable } from '#web/platform/api/undoable.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { confirm } from '#web/ui/dialog/dialogs.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { hideConversation, reloadConversations, showChangedConversation } from '../conversations.api.ts';
import type { ConversationAction } from './menu.model.ts';

export interface ConversationSteps {
  run(action: ConversationAction, conversation: ConversationRecord): void;
}

interface Surroundings {
  /** Closes the conversation if it is open. */
  readonly onClose: (id: number) => void;
  readonly onReport: (conversation: ConversationRecord) => void;
}

/** Moves a conversation into the archive, or out of it, with a way back. */
function useArchiving(): (conversation: ConversationRecord, to: 'archived' | 'inbox') => Promise<boolean> {
  const words = useTranslations('messagingInbox.done');
  return async ({ id, conversationableType }, to) => {
    const query = { conversationId: id };
    const archive = () => call(archiveConversation, { query }).then(showChangedConversation);
    const unarchive = () => call(unarchiveConversation, { query }).then(showChangedConversation);
    const isSupport = conversationableType === 'customer-support';
    const [done, undone] = isSupport ? (['closed', 'reopened'] as const) : (['archived', 'unarchived'] as const);
    const [run, undo] = to === 'archived' ? [archive, unarchive] : [unarchive, archive];
    return runUndoable({
      apply: () => hideConversation(id),
      run,
      undo,
      text: words(to === 'archived' ? done : undone),
      undoLabel: words('undo'),
      undone: words(to === 'archived' ? undone : done),
      reload: reloadConversations,
    });
  };
}

export function useConversationSteps({ onClose, onReport }: Surroundings): ConversationSteps {
  const words = useTranslations('messagingInbox');
  const [, navigate] = useLocation();
  const user = useSignedInUser();
  const archive = useArchiving();

  const steps: Readonly<Record<ConversationAction, (conversation: ConversationRecord) => unknown>> = {
    acceptTrip: ({ trip }) => trip !== null && navigate(paths.hostTrip({ id: trip.id })),
    declineTrip: ({ trip }) => trip !== null && navigate(paths.hostTrip({ id: trip.id })),
    archive: (conversation) => archive(conversation, 'archived'),
    close: (conversation) => archive(conversation, 'archived'),
    unarchive: (conversation) => archive(conversation, 'inbox'),
    reopen: (conversation) => archive(conversation, 'inbox'),
    export: ({ id }) =>
      download(exportConversation, { params: { id }, query: user.timezone === null ? {} : { timezone: user.timezone } }).catch(
        () => undefined,
      ),
    report: onReport,
    async join({ id }) {
      const joined = await attemptRequest(call(joinConversation, { query: { conversationId: id } }));
      if (joined === null) return;
      showChangedConversation(joined);
      showToast(words('done.joined'));
    },
    async markUnread(conversation) {
      const { id } = conversation;
      // While it is open, it would be read again at once.
      onClose(id);
      const marked = await attemptRequest(call(markUnread, { body: { userId: user.id, conversationId: id } }));
      if (marked === null) return;
      showChangedConversation({ ...conversation, isUnread: true, lastSeenMessages: marked.lastSeenMessages });
      showToast(words('done.markedUnread'));
      await reloadConversations();
    },
    async delete({ id }) {
      const isForAll = user.roleNames.includes('Administrator');
      const isSure = await confirm({
        title: words('deletion.title'),
        consequences: [words(isForAll ? 'deletion.forAll' : 'deletion.forYou')],
        confirm: words('deletion.confirm'),
        tone: 'danger',
      });
      if (!isSure) return;
      const deleted = await attemptRequest(call(deleteConversation, { query: { conversationId: id } }));
      if (deleted === null) return;
      onClose(id);
      hideConversation(id);
      showToast(words('done.deleted'));
      await reloadConversations();
    },
  };

  return { run: (action, conversation) => void steps[action](conversation) };
}
