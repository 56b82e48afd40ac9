// The message that a reply quotes; a tap leads to it.

import type { MessageRecord } from '#contract/messaging/message.shapes.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import classes from './message.module.css';
import { useThreadContext } from './thread-context.ts';

export function QuotedMessage({
  quoted: { id, sender, preview, isWithdrawn },
}: {
  readonly quoted: NonNullable<MessageRecord['replyTo']>;
}) {
  const words = useTranslations('messagingThread.reply');
  const { onJump } = useThreadContext();
  return (
    <button type="button" className={classes['quote']} aria-label={words('jump', { name: sender })} onClick={() => onJump(id)}>
      <span className={classes['quoteSender']}>{sender}</span>
      <span className={classes['clamped']} dir="auto">
        {isWithdrawn ? words('withdrawn') : preview}
      </span>
    </button>
  );
}
