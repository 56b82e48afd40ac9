// A message, or images that were sent at once: who wrote what when, who has seen it, and what can be done with it.

import { memo, type ReactNode, useId } from 'react';
import { useTimeZone } from 'use-intl/react';
import type { MessageRecord } from '#contract/messaging/message.shapes.ts';
import { MESSAGE_TYPE } from '#contract/messaging/message.ts';
import { PersonPicture } from '#web/ui/person-picture.tsx';
import { useFormatLocale } from '#web/ui/text/format-locale.ts';
import { writeClockTime } from '#web/ui/text/instant-text.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { ActionButtons } from './action-buttons.tsx';
import { LinkCard } from './link-card.tsx';
import classes from './message.module.css';
import { MessageFileView, MessageImage } from './message-file.tsx';
import { MessageMenu } from './message-menu.tsx';
import { QuotedMessage } from './quoted-message.tsx';
import { useThreadContext } from './thread-context.ts';
import type { MessageRow as Row } from './thread-rows.model.ts';
import { TranslatedText } from './translated-text.tsx';
import { getWrittenText } from './translations.ts';

/** Returns the time of a message for the reader. */
export function useClockTime(instant: string): string {
  return writeClockTime(instant, { tag: useFormatLocale(), timeZone: useTimeZone() ?? 'UTC' });
}

/** The sentences of the product that are for the reader. */
function toSentences({ content }: MessageRecord): readonly string[] {
  return typeof content === 'string' ? [content] : content.map(({ text }) => text);
}

function SystemMessage({ message }: { readonly message: MessageRecord }) {
  const time = useClockTime(message.createdAt);
  const sentences = toSentences(message);
  return (
    <div className={classes['systemText']}>
      {sentences.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {message.action === null ? null : <ActionButtons action={message.action} />}
      <time className={classes['dimmed']} dateTime={message.createdAt}>
        {time}
      </time>
    </div>
  );
}

function Withdrawn({ message, isOwn }: { readonly message: MessageRecord; readonly isOwn: boolean }) {
  const words = useTranslations('messagingThread');
  return <p className={classes['gone']}>{isOwn ? words('withdrawnByYou') : words('withdrawnBy', { name: message.sender })}</p>;
}

/** One image, or several with actions of their own for each. */
function Images({ messages, isOwn }: Pick<Row, 'messages' | 'isOwn'>) {
  const words = useTranslations('messagingThread.actions');
  const { onOpenImage } = useThreadContext();
  const isOne = messages.length === 1;
  return (
    <div className={classes['images']} data-one={isOne || undefined}>
      {messages.map((message) => {
        const { id, file } = message;
        if (file === null) return null;
        return (
          <div key={id} className={classes['frame']}>
            <MessageImage file={file} isOne={isOne} onOpen={() => onOpenImage(id)} />
            {isOne ? null : (
              <div className={`${classes['tools']} ${classes['onImage']}`}>
                <MessageMenu message={message} isOwn={isOwn} label={words('openImage', { name: file.name })} isTabStop />
              </div>
            )}
          </div>
        );
      })}
    </div>
  );
}

function Content({ message, isOwn }: { readonly message: MessageRecord; readonly isOwn: boolean }) {
  const { file, link } = message;
  if (message.withdrawnAt !== null) return <Withdrawn message={message} isOwn={isOwn} />;
  const text = getWrittenText(message);
  return (
    <>
      {file === null || file.kind === 'image' ? null : <MessageFileView file={file} />}
      {text === null ? null : <TranslatedText message={message} text={text} isOwn={isOwn} />}
      {link === null ? null : <LinkCard link={link} />}
    </>
  );
}

/** The name with the role; one’s own messages stand on the other side and need none. */
function useSenderLabel({ sender, senderRole }: MessageRecord): string {
  const words = useTranslations('conversations');
  const own = useTranslations('messagingThread');
  const name = sender === '' ? own('deletedAccount') : sender;
  return senderRole === null ? name : words('senderLabel', { name, role: senderRole });
}

function Sender({ message, label }: { readonly message: MessageRecord; readonly label: string }) {
  const person = { firstName: message.sender, lastName: '', avatarRef: message.senderAvatarRef };
  return (
    <div className={classes['sender']} aria-hidden>
      <PersonPicture person={person} size={24} />
      <span>{label}</span>
    </div>
  );
}

function SeenBy({ names }: { readonly names: readonly string[] }) {
  const words = useTranslations('messagingThread');
  const tag = useFormatLocale();
  return <div className={classes['seen']}>{words('seenBy', { names: new Intl.ListFormat(tag).format(names) })}</div>;
}

/** The frame of a row, which can have the focus. */
interface RowFrame {
  readonly className: string;
  readonly label: string;
  readonly own?: boolean;
  readonly first?: boolean;
  readonly children: ReactNode;
}

export function RowArticle({ className, label, own = false, first = false, children }: RowFrame) {
  const id = useId();
  return (
    <article className={className} aria-labelledby={id} data-own={own || undefined} data-first={first || undefined}>
      <span id={id} className="visually-hidden">
        {label}
      </span>
      {children}
    </article>
  );
}

export const MessageRow = memo(function MessageRow({ row: { messages, isOwn, isFirst, seenBy } }: { readonly row: Row }) {
  const words = useTranslations('messagingThread');
  const [message] = messages;
  const last = messages.at(-1) ?? message;
  const time = useClockTime(last.createdAt);
  const sender = useSenderLabel(message);
  if (message.messageType !== MESSAGE_TYPE.conversation) {
    return (
      <RowArticle className={`${classes['row']} ${classes['system']}`} label={words('messageLabel', { name: words('system'), time })}>
        <SystemMessage message={message} />
      </RowArticle>
    );
  }
  const name = isOwn ? words('you') : sender;
  const isGone = message.withdrawnAt !== null;
  return (
    <RowArticle className={classes['row'] ?? ''} label={words('messageLabel', { name, time })} own={isOwn} first={isFirst}>
      {isFirst && !isOwn ? <Sender message={message} label={sender} /> : null}
      <div className={classes['line']}>
        <div className={classes['bubble']}>
          {message.replyTo === null || isGone ? null : <QuotedMessage quoted={message.replyTo} />}
          {message.file?.kind === 'image' && !isGone ? <Images messages={messages} isOwn={isOwn} /> : null}
          {messages.map((one) => (
            <Content key={one.id} message={one} isOwn={isOwn} />
          ))}
          <div className={classes['meta']}>
            <time dateTime={last.createdAt}>{time}</time>
          </div>
        </div>
        {isGone || messages.length > 1 ? null : (
          <div className={classes['tools']}>
            <MessageMenu
              message={last}
              isOwn={isOwn}
              label={isOwn ? words('actions.openOwn', { time }) : words('actions.open', { name, time })}
            />
          </div>
        )}
      </div>
      {seenBy.length === 0 ? null : <SeenBy names={seenBy.map(({ firstName }) => firstName)} />}
    </RowArticle>
  );
});
