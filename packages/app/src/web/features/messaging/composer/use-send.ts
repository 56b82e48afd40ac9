// Hands what is written in a composer to the outbox, which keeps it on this device until the server has it.

import { useRef } from 'react';
import type { Outbox } from '#web/features/messaging/outbox/outbox.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { toOutboxItems } from './composer.model.ts';
import type { Composer } from './use-composer.ts';

interface Sending {
  readonly conversationId: number;
  readonly composer: Composer;
  /** Null until the store of the device is open. */
  readonly outbox: Outbox | null;
  /** Called once the message is kept. */
  readonly onKept: () => void;
}

const isFull = (error: unknown) => error instanceof DOMException && error.name === 'QuotaExceededError';

/** Returns a function that sends; text and files stay in the composer until the device has kept them. */
export function useSend({ conversationId, composer, outbox, onKept }: Sending): () => Promise<void> {
  const words = useTranslations('messagingComposer');
  /** A second press while the device writes would send the message twice. */
  const isKeeping = useRef(false);
  return async () => {
    if (outbox === null || isKeeping.current) return;
    isKeeping.current = true;
    try {
      await outbox.add(toOutboxItems(conversationId, composer));
    } catch (error) {
      showToast(words(isFull(error) ? 'notKeptFull' : 'notKept'), { kind: 'error' });
      return;
    } finally {
      isKeeping.current = false;
    }
    composer.clear(composer);
    onKept();
  };
}
