// What stands above the messages of a conversation about a stay: stay on the platform, and why contact details are held back.

import { IconCloudOff, IconShieldCheck } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import type { ConversationRecord } from '#contract/messaging/conversation.shapes.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import classes from './thread.module.css';
import type { ThreadView } from './thread-context.ts';

interface ThreadNoticesProps {
  readonly conversation: ConversationRecord;
  readonly view: ThreadView;
}

/** For parents and host families, in conversations about a trip. */
export function ThreadNotices({ conversation: { conversationableType, areContactDetailsHeld }, view }: ThreadNoticesProps) {
  const protection = useTranslations('protection');
  const words = useTranslations('messagingThread');
  const isAboutTrip = conversationableType === 'trip-host-family' || conversationableType === 'trip';
  if (view === 'staff' || !isAboutTrip) return null;
  return (
    <div className={classes['notice']} role="note">
      <IconShieldCheck size={20} aria-hidden />
      <div>
        <p>{protection('offPlatform')}</p>
        {areContactDetailsHeld ? <p>{words('held')}</p> : null}
      </div>
    </div>
  );
}

function subscribeToConnection(heard: () => void): () => void {
  window.addEventListener('online', heard);
  window.addEventListener('offline', heard);
  return () => {
    window.removeEventListener('online', heard);
    window.removeEventListener('offline', heard);
  };
}

/** What becomes of messages while the device has no connection. */
export function OfflineNotice() {
  const words = useTranslations('messagingThread');
  const isOnline = useSyncExternalStore(subscribeToConnection, () => navigator.onLine);
  return (
    <div role="status">
      {isOnline ? null : (
        <div className={classes['notice']}>
          <IconCloudOff size={20} aria-hidden />
          <p>{words('offline')}</p>
        </div>
      )}
    </div>
  );
}
