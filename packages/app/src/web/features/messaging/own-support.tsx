// For accounts without an inbox: writing to support, and their conversation with it on the same page.

import { Button, Text, Title } from '@mantine/core';
import { IconLifebuoy } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { loadWithMessages } from '#web/platform/lazy/load-with-messages.ts';
import { withMessages } from '#web/platform/lazy/with-messages.ts';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { useSearchParams } from '#web/router.tsx';
import { LoadingRows } from '#web/ui/skeletons.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { useSupportRequest } from './inbox/use-support-request.ts';
import classes from './own-support.module.css';

const THREAD = withMessages(() => import('./thread/thread.tsx').then(({ Thread }) => ({ default: Thread })));
const Thread = lazy(() => loadWithMessages(THREAD));
const SUPPORT = withMessages(() => import('./inbox/support-dialog.tsx'));
const SupportDialog = lazy(() => loadWithMessages(SUPPORT));

/** The query parameter of the open conversation, as in an inbox: links in emails have it. */
const CONVERSATION = 'conversation';

export function OwnSupport() {
  const words = useTranslations('messagingInbox');
  const [params, setParams] = useSearchParams();
  const [isStarting, setStarting] = useState(false);
  const isViewing = useSignedInUser().viewedBy !== null;
  const asked = params.get(CONVERSATION) ?? '';
  const conversationId = /^\d{1,15}$/.test(asked) ? Number(asked) : null;

  function open(id: number | null): void {
    setParams(
      (now) => {
        if (id === null) now.delete(CONVERSATION);
        else now.set(CONVERSATION, String(id));
        return now;
      },
      { replace: true },
    );
  }
  const write = useSupportRequest({ onOpen: open, onNew: () => setStarting(true) });

  if (isViewing) return null;
  if (conversationId !== null) {
    return (
      <div className={classes['thread']}>
        <Suspense fallback={<LoadingRows count={4} />}>
          <Thread conversationId={conversationId} view="parent" onBack={() => open(null)} />
        </Suspense>
      </div>
    );
  }
  return (
    <section className={classes['box']}>
      <Title order={2} size="h4">
        {words('support.title')}
      </Title>
      <Text c="dimmed">{words('support.text')}</Text>
      <Button variant="default" leftSection={<IconLifebuoy size={18} stroke={1.75} aria-hidden />} onClick={() => void write()}>
        {words('writeSupport')}
      </Button>
      <Suspense>{isStarting && <SupportDialog onSent={open} onClose={() => setStarting(false)} />}</Suspense>
    </section>
  );
}
