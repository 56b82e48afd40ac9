// A message that the server has not acknowledged: on its way, waiting for a connection, or refused with the reason and what to do.

import { Button } from '@mantine/core';
import { IconAlertCircle, IconClock, IconFile } from '@tabler/icons-react';
import { memo } from 'react';
import { HELD, readHeldDetails, removeHeldDetails, toSegments } from '#web/features/messaging/outbox/held-details.model.ts';
import type { OutboxFailure, OutboxItem } from '#web/features/messaging/outbox/outbox-item.ts';
import { useBlobAddress } from '#web/features/messaging/outbox/use-blob-address.ts';
import { useRealtimeState } from '#web/platform/realtime/realtime.ts';
import { useFormatLocale } from '#web/ui/text/format-locale.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { isShownByBrowsers, writeSize } from '#web/ui/upload/accepted.ts';
import classes from './message.module.css';
import card from './message-card.module.css';
import { RowArticle, useClockTime } from './message-row.tsx';
import { MessageText } from './message-text.tsx';
import { QuotedMessage } from './quoted-message.tsx';
import { useThreadContext } from './thread-context.ts';

interface PendingProps {
  readonly item: OutboxItem;
}

function PendingFile({ file }: { readonly file: NonNullable<OutboxItem['file']> }) {
  const words = useTranslations('messagingThread.file');
  const tag = useFormatLocale();
  const isImage = isShownByBrowsers(file.type);
  const address = useBlobAddress(isImage ? file.blob : null);
  if (address !== null) return <img className={card['video']} src={address} alt={words('image', { name: file.name })} />;
  return (
    <div className={card['card']}>
      <IconFile size={28} stroke={1.5} aria-hidden />
      <span className={card['cardText']}>
        <span className={card['cardTitle']}>{file.name}</span>
        <span className={classes['dimmed']}>{writeSize(file.size, tag)}</span>
      </span>
    </div>
  );
}

/** The text with what was recognised marked. */
function MarkedText({ text, issues }: { readonly text: string; readonly issues: readonly unknown[] }) {
  const segments = toSegments(text, readHeldDetails(issues, text));
  return (
    <p className={classes['text']} dir="auto">
      {segments.map(({ start, text: part, isHeld }) =>
        isHeld ? (
          <mark key={start} className={classes['held']}>
            {part}
          </mark>
        ) : (
          <span key={start}>{part}</span>
        ),
      )}
    </p>
  );
}

/** The ways out of every refusal; where nobody can write, there is no composer to edit in. */
function EditButtons({ item }: PendingProps) {
  const words = useTranslations('messagingThread.pending');
  const { canWrite, outbox, onEdit } = useThreadContext();
  return (
    <>
      {canWrite ? (
        <Button variant="default" onClick={() => onEdit(item)}>
          {words('edit')}
        </Button>
      ) : null}
      <Button variant="default" onClick={() => void outbox?.cancel(item.localMessageId)}>
        {words('delete')}
      </Button>
    </>
  );
}

function HeldReason({ item, failure }: PendingProps & { readonly failure: OutboxFailure }) {
  const words = useTranslations('messagingThread.pending');
  const tag = useFormatLocale();
  const { outbox } = useThreadContext();
  const details = readHeldDetails(failure.issues, item.text);
  const rest = failure.rest ?? removeHeldDetails(item.text, details);
  const kinds = [...new Set(details.map(({ kind }) => words(`heldKind.${kind}`)))];
  return (
    <div className={classes['reason']} role="alert">
      <p>
        <strong>{words('heldTitle')}</strong>
      </p>
      {kinds.length === 0 ? null : <p>{words('heldKinds', { kinds: new Intl.ListFormat(tag).format(kinds) })}</p>}
      {failure.isAboutFile === true && item.file !== null ? <p>{words('heldFile', { name: item.file.name })}</p> : null}
      <p>{words('heldText')}</p>
      <div className={classes['buttons']}>
        {details.length > 0 && (rest !== '' || item.file !== null) ? (
          <Button onClick={() => void outbox?.retry(item.localMessageId, rest)}>{words('sendWithout')}</Button>
        ) : null}
        <EditButtons item={item} />
      </div>
    </div>
  );
}

function FailedReason({ item, reason }: PendingProps & { readonly reason: string }) {
  const words = useTranslations('messagingThread.pending');
  const { outbox } = useThreadContext();
  return (
    <div className={classes['reason']} role="alert">
      <p>{words('failed', { reason })}</p>
      <div className={classes['buttons']}>
        <Button onClick={() => void outbox?.retry(item.localMessageId)}>{words('retry')}</Button>
        <EditButtons item={item} />
      </div>
    </div>
  );
}

/** A clock while it is on its way, and how much of the file is uploaded. */
function PendingStatus({ item, progress }: PendingProps & { readonly progress: number | undefined }) {
  const words = useTranslations('messagingThread.pending');
  const tag = useFormatLocale();
  const isOffline = useRealtimeState() === 'offline' && !navigator.onLine;
  const { outbox } = useThreadContext();
  const percent = new Intl.NumberFormat(tag, { style: 'percent' }).format(progress ?? 0);
  return (
    <div className={classes['meta']}>
      <IconClock size={14} aria-hidden />
      <span>{progress === undefined ? words(isOffline ? 'waiting' : 'sending') : words('uploading', { percent })}</span>
      {item.file === null && !isOffline ? null : (
        <Button variant="subtle" size="xs" mih={44} onClick={() => void outbox?.cancel(item.localMessageId)}>
          {words('cancel')}
        </Button>
      )}
    </div>
  );
}

export const UnsentRow = memo(function UnsentRow({ item, progress }: PendingProps & { readonly progress: number | undefined }) {
  const words = useTranslations('messagingThread');
  const time = useClockTime(item.createdAt);
  const { failure } = item;
  return (
    <RowArticle className={classes['row'] ?? ''} label={words('messageLabel', { name: words('you'), time })} own first>
      <div className={classes['line']} data-failed={failure === null ? undefined : true}>
        <div className={classes['bubble']}>
          {item.replyTo === null ? null : <QuotedMessage quoted={item.replyTo} />}
          {item.file === null ? null : <PendingFile file={item.file} />}
          {item.text === '' ? null : failure?.code === HELD ? (
            <MarkedText text={item.text} issues={failure.issues} />
          ) : (
            <MessageText text={item.text} />
          )}
          {failure === null ? <PendingStatus item={item} progress={progress} /> : null}
        </div>
        {failure === null ? null : <IconAlertCircle size={20} color="var(--mantine-color-error)" aria-hidden />}
      </div>
      {failure === null ? null : failure.code === HELD ? (
        <HeldReason item={item} failure={failure} />
      ) : (
        <FailedReason item={item} reason={failure.message} />
      )}
    </RowArticle>
  );
});
