// The foot of a thread: the composer, or why nobody can write here and what can be done instead.

import { Button } from '@mantine/core';
import { useState } from 'react';
import type { ConversationRecord } from '#contract/messaging/conversation.shapes.ts';
import { joinConversation, readConversation } from '#contract/messaging/conversations.endpoints.ts';
import { useAction } from '#web/platform/api/endpoint-hooks.ts';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import classes from './composer.module.css';
import { Composer } from './composer.tsx';
import { SupportRequest } from './support-request.tsx';
import type { Composer as ComposerState } from './use-composer.ts';

interface ThreadFooterProps {
  readonly conversation: ConversationRecord;
  readonly composer: ComposerState;
  readonly isReady: boolean;
  readonly onSend: () => void;
  /** Shows another conversation: the one that a new request to support has begun. */
  readonly onOpen: (conversationId: number) => void;
}

/** Staff read without being seen; before they write, they join. */
function JoinBar({ conversation: { id } }: Pick<ThreadFooterProps, 'conversation'>) {
  const words = useTranslations('messagingComposer');
  const join = useAction(joinConversation, { told: false, changes: [readConversation] });
  return (
    <div className={classes['closed']}>
      <p>{words('joinText')}</p>
      <Button loading={join.isRunning} onClick={() => void join.run({ query: { conversationId: id } })}>
        {words('join')}
      </Button>
    </div>
  );
}

function ClosedBar({ conversation, onOpen }: Pick<ThreadFooterProps, 'conversation' | 'onOpen'>) {
  const words = useTranslations('messagingComposer');
  const reasons = useTranslations('conversations.closed');
  const [isStarting, setStarting] = useState(false);
  const { closedReason, conversationable } = conversation;
  const isOwnRequest = useSignedInUser().id === conversationable.supportable?.id;
  const isOthersRequest = closedReason === 'archived' && !isOwnRequest;
  if (isStarting) return <SupportRequest onStarted={onOpen} />;
  return (
    <div className={classes['closed']}>
      <p>{closedReason === null ? words('noWriting') : isOthersRequest ? words('closedRequest') : reasons(closedReason)}</p>
      {closedReason === 'archived' && isOwnRequest ? <Button onClick={() => setStarting(true)}>{words('newRequest.start')}</Button> : null}
    </div>
  );
}

export function ThreadFooter({ conversation, composer, isReady, onSend, onOpen }: ThreadFooterProps) {
  const words = useTranslations('messagingComposer');
  const { id: ownId, isAdminLike, capabilities, viewedBy } = useSignedInUser();
  const { closedReason, rights, conversationable } = conversation;
  const hasReplies = isAdminLike && capabilities.includes('support.handle') && conversationable.supportable?.id !== ownId;
  if (viewedBy !== null) {
    return (
      <div className={classes['closed']}>
        <p>{words('viewing')}</p>
      </div>
    );
  }
  if (closedReason !== null) return <ClosedBar conversation={conversation} onOpen={onOpen} />;
  if (rights.includes('write')) {
    return <Composer composer={composer} conversationId={conversation.id} isReady={isReady} hasReplies={hasReplies} onSend={onSend} />;
  }
  if (rights.includes('join')) return <JoinBar conversation={conversation} />;
  return <ClosedBar conversation={conversation} onOpen={onOpen} />;
}
