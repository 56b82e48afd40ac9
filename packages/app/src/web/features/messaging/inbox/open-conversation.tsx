// The open conversation: its messages, its menu, and for staff the details beside it.

import { ActionIcon, Menu, Tooltip } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconCalendarPlus, IconInfoCircle } from '@tabler/icons-react';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import type { ConversationRecord, ConversationRight } from '#contract/messaging/conversation.shapes.ts';
import type { Read } from '#web/platform/api/endpoint-hooks.ts';
import { loadWithMessages } from '#web/platform/lazy/load-with-messages.ts';
import { withMessages } from '#web/platform/lazy/with-messages.ts';
import { SideDrawer } from '#web/ui/dialog/side-drawer.tsx';
import { LoadingRows } from '#web/ui/skeletons.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { StartCallButton } from '../calls/start-call-button.tsx';
import { isMissingFailure, MissingConversation } from '../missing-conversation.tsx';
import { ConversationMenu } from './conversation-menu.tsx';
import classes from './inbox.module.css';
import { useInboxReader } from './reader.ts';
import { SidePanel } from './side-panel.tsx';
import type { ConversationSteps } from './use-conversation-steps.ts';

const THREAD = withMessages(() => import('../thread/thread.tsx').then(({ Thread }) => ({ default: Thread })));
const Thread = lazy(() => loadWithMessages(THREAD));
const DIALOG = withMessages(() => import('../meetings/meeting-dialog.tsx').then(({ MeetingDialog }) => ({ default: MeetingDialog })));
const MeetingDialog = lazy(() => loadWithMessages(DIALOG));

/** What the dialog of meetings shows: a meeting, or a new one of a conversation. */
type OpenMeeting = { readonly meetingId: number } | { readonly conversationId: number };

interface OpenConversationProps {
  /** Null if the address names one that there can't be. */
  readonly id: number | null;
  readonly found: Read<ConversationRecord>;
  /** What is searched for in the lists. */
  readonly search: string;
  readonly steps: ConversationSteps;
  readonly TripDetails: ComponentType<{ readonly tripId: number }> | undefined;
  readonly onBack: () => void;
}

/** From this width on, there is room for a third column. */
const WIDE = '(min-width: 88em)';

/** Up to this width, the title needs the room of one of the buttons beside it. */
const NARROW = '(max-width: 30em)';

export function OpenConversation({ id, found, search, steps, TripDetails, onBack }: OpenConversationProps) {
  const words = useTranslations('messagingInbox.panel');
  const meeting = useTranslations('messagingInbox.meeting');
  const { view, isFixed } = useInboxReader();
  const isWide = useMediaQuery(WIDE, undefined, { getInitialValueInEffect: false }) ?? false;
  const isNarrow = useMediaQuery(NARROW, undefined, { getInitialValueInEffect: false }) ?? false;
  const [isShown, setIsShown] = useState(isWide);
  const [openMeeting, setOpenMeeting] = useState<OpenMeeting | null>(null);
  const { data, failure } = found;
  // Also when it was there: who is removed from a conversation sees no more of it.
  if (id === null || isMissingFailure(failure)) return <MissingConversation onBack={onBack} />;
  const panel = view === 'staff' && data?.id === id && isShown && <SidePanel conversation={data} TripDetails={TripDetails} />;
  const has = (right: ConversationRight) => !isFixed && data?.id === id && data.rights.includes(right);
  const actions = data?.id === id && (
    <>
      {has('call') && <StartCallButton conversationId={id} label={meeting('call')} isIcon />}
      {has('meet') && !isNarrow && (
        <Tooltip label={meeting('plan')}>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={44}
            aria-label={meeting('plan')}
            onClick={() => setOpenMeeting({ conversationId: id })}
          >
            <IconCalendarPlus size={20} stroke={1.75} aria-hidden />
          </ActionIcon>
        </Tooltip>
      )}
      {view === 'staff' && (
        <ActionIcon
          variant="subtle"
          color="gray"
          size={44}
          aria-pressed={isShown}
          aria-label={words(isShown ? 'hide' : 'show')}
          onClick={() => setIsShown(!isShown)}
        >
          <IconInfoCircle size={20} stroke={1.75} aria-hidden />
        </ActionIcon>
      )}
      <ConversationMenu conversation={data} steps={steps}>
        {has('meet') && isNarrow ? (
          <Menu.Item
            leftSection={<IconCalendarPlus size={18} stroke={1.75} aria-hidden />}
            onClick={() => setOpenMeeting({ conversationId: id })}
          >
            {meeting('plan')}
          </Menu.Item>
        ) : null}
      </ConversationMenu>
    </>
  );
  return (
    <div className={classes['opened']}>
      <Suspense
        fallback={
          <div className={classes['padded']}>
            <LoadingRows />
          </div>
        }
      >
        <Thread
          conversationId={id}
          view={view}
          search={search}
          onBack={onBack}
          actions={actions}
          onMeeting={(meetingId) => setOpenMeeting({ meetingId })}
        />
      </Suspense>
      {panel && isWide && (
        <aside className={classes['details']} aria-label={words('title')}>
          {panel}
        </aside>
      )}
      {openMeeting !== null && (
        <Suspense>
          <MeetingDialog of={openMeeting} canPlan={has('meet')} onClose={() => setOpenMeeting(null)} />
        </Suspense>
      )}
      {panel && !isWide && (
        <SideDrawer title={words('title')} size={400} onClose={() => setIsShown(false)}>
          {panel}
        </SideDrawer>
      )}
    </div>
  );
}
