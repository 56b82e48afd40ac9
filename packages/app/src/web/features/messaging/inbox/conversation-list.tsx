// A list of conversations: loads more while it is scrolled, and says why it is empty.

import { Button, Loader, VisuallyHidden } from '@mantine/core';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { ConversationRecord } from '#contract/messaging/conversation.shapes.ts';
import { Fault } from '#web/ui/fault.tsx';
import { LoadingRows } from '#web/ui/skeletons.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import type { useConversations } from '../conversations.api.ts';
import { useTypingConversations } from '../typers.store.ts';
import { ConversationItem } from './conversation-item.tsx';
import classes from './inbox.module.css';
import type { ConversationSteps } from './use-conversation-steps.ts';
import { useNow } from './use-now.ts';
import { useScrollAnchor } from './use-scroll-anchor.ts';

interface ConversationListProps {
  readonly label: string;
  /** The element that scrolls. */
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly found: ReturnType<typeof useConversations>;
  readonly conversations: readonly ConversationRecord[];
  readonly openId: number | null;
  readonly toHref: (id: number) => string;
  readonly steps: ConversationSteps;
  readonly empty: ReactNode;
}

/** How far below the visible part the next page is loaded. */
const AHEAD = '400px';

/** The end of a list: loads more as soon as it comes near, or when asked. */
function MoreItems({ isLoading, onMore, scroller }: { isLoading: boolean; onMore: () => void; scroller: RefObject<HTMLElement | null> }) {
  const words = useTranslations('messagingInbox.list');
  const end = useRef<HTMLDivElement>(null);
  const load = useEffectEvent(() => {
    if (!isLoading) onMore();
  });
  useEffect(() => {
    if (end.current === null || isLoading) return;
    // A new one after each page: it reports at once if the end is still near.
    const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && load(), {
      root: scroller.current,
      rootMargin: AHEAD,
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [isLoading, scroller]);
  return (
    <div ref={end} className={classes['end']}>
      {isLoading ? (
        <Loader size="sm" aria-label={words('loadingMore')} role="status" />
      ) : (
        <Button variant="subtle" size="compact-sm" onClick={onMore}>
          {words('more')}
        </Button>
      )}
    </div>
  );
}

export function ConversationList({ label, scroller, found, conversations, openId, toHref, steps, empty }: ConversationListProps) {
  const words = useTranslations('messagingInbox.list');
  const now = useNow();
  const typing = useTypingConversations();
  const { pages, failure, hasMore, isLoadingMore, loadMore, reload } = found;
  useScrollAnchor(scroller, conversations);
  if (pages === undefined) {
    return (
      <div className={classes['padded']}>{failure === null ? <LoadingRows /> : <Fault message={failure.message} onRetry={reload} />}</div>
    );
  }
  return (
    <>
      <VisuallyHidden role="status">{words('loaded', { count: pages[0]?.total ?? 0 })}</VisuallyHidden>
      {failure !== null && (
        <div className={classes['padded']}>
          <Fault message={failure.message} onRetry={reload} />
        </div>
      )}
      {conversations.length === 0 && !hasMore && <div className={classes['padded']}>{empty}</div>}
      {conversations.length > 0 && (
        <ul className={classes['items']} aria-label={label}>
          {conversations.map((conversation) => (
            <ConversationItem
              key={conversation.id}
              conversation={conversation}
              href={toHref(conversation.id)}
              isOpen={conversation.id === openId}
              isTyping={typing.has(conversation.id)}
              now={now}
              steps={steps}
            />
          ))}
        </ul>
      )}
      {hasMore && failure === null && <MoreItems isLoading={isLoadingMore} onMore={loadMore} scroller={scroller} />}
    </>
  );
}
