// Where a message is written: text with emoji, files by button, drop, paste or camera, and the message that it replies to.

import { ActionIcon, FileButton, Text, Textarea } from '@mantine/core';
import { IconCamera, IconPaperclip, IconSend2 } from '@tabler/icons-react';
import { type ClipboardEvent, type KeyboardEvent, lazy, Suspense, useId, useRef, useState } from 'react';
import { isComposing } from '#web/ui/input-method.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { canSend, countLeft, insertText } from './composer.model.ts';
import classes from './composer.module.css';
import { COMPOSER_ID } from './composer-focus.ts';
import { EmojiButton } from './emoji-button.tsx';
import { ReplyBar } from './reply-bar.tsx';
import { FileLimits, StagedFiles } from './staged-files.tsx';
import type { Composer as ComposerState } from './use-composer.ts';
import { useTypingNotice } from './use-typing-notice.ts';

const SavedRepliesButton = lazy(() => import('./saved-replies-button.tsx'));

interface ComposerProps {
  readonly composer: ComposerState;
  readonly conversationId: number;
  /** Whether messages can be kept: not until the store of the device is open. */
  readonly isReady: boolean;
  /** Whether the writer has saved replies: staff who answer somebody. */
  readonly hasReplies: boolean;
  readonly onSend: () => void;
}

/** With fingers, Enter is a new line: the keyboard on screen has no Shift+Enter. */
const isTouch = () => window.matchMedia('(pointer: coarse)').matches;

function CharactersLeft({ text, id }: { readonly text: string; readonly id: string }) {
  const words = useTranslations('messagingComposer');
  const left = countLeft(text);
  return (
    <Text id={id} size="sm" role="status" {...(left !== null && left < 0 ? { c: 'red' as const } : { c: 'dimmed' })}>
      {left === null ? null : left < 0 ? words('tooLong', { count: -left }) : words('characters', { count: left })}
    </Text>
  );
}

export function Composer({ composer, conversationId, isReady, hasReplies, onSend }: ComposerProps) {
  const words = useTranslations('messagingComposer');
  const field = useRef<HTMLTextAreaElement>(null);
  const hint = useId();
  const [isChoosing, setChoosing] = useState(false);
  const typing = useTypingNotice(conversationId);
  const { text, accepted, setText, addFiles } = composer;
  const isSendable = isReady && canSend(composer);

  function change(next: string): void {
    setText(next);
    if (next === '') typing.stop();
    else typing.noteKey();
  }

  function send(): void {
    if (!isSendable) return;
    typing.stop();
    onSend();
    field.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>): void {
    if (event.key === '/' && hasReplies && text === '' && !isComposing(event)) {
      event.preventDefault();
      setChoosing(true);
    }
    if (event.key !== 'Enter' || event.shiftKey || event.altKey || isComposing(event)) return;
    // Ctrl+Enter and ⌘+Enter send everywhere.
    if (isTouch() && !event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    send();
  }

  function onPaste(event: ClipboardEvent<HTMLTextAreaElement>): void {
    const files = [...event.clipboardData.files];
    // Spreadsheets and word processors put an image beside the text: the text is meant.
    if (files.length === 0 || event.clipboardData.types.includes('text/plain')) return;
    event.preventDefault();
    addFiles(files);
  }

  function insert(added: string): void {
    const { selectionStart, selectionEnd } = field.current ?? { selectionStart: text.length, selectionEnd: text.length };
    const inserted = insertText(text, added, { start: selectionStart, end: selectionEnd });
    change(inserted.text);
    requestAnimationFrame(() => field.current?.setSelectionRange(inserted.cursor, inserted.cursor));
  }

  const focusField = () => requestAnimationFrame(() => field.current?.focus());

  function insertReply(reply: string): void {
    setChoosing(false);
    focusField();
    insert(reply);
  }

  return (
    <form
      className={classes['composer']}
      aria-label={words('label')}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {composer.replyTo === null ? null : <ReplyBar quoted={composer.replyTo} onCancel={() => composer.setReplyTo(null)} />}
      <StagedFiles composer={composer} />
      <div className={classes['bar']}>
        <FileButton multiple accept={accepted.mediaTypes.join(',')} onChange={addFiles}>
          {(props) => (
            <ActionIcon {...props} aria-label={words('attach')} aria-describedby={`${hint}-limits`}>
              <IconPaperclip size={24} stroke={1.75} aria-hidden />
            </ActionIcon>
          )}
        </FileButton>
        <div className={classes['camera']}>
          <FileButton accept="image/*" capture="environment" onChange={(photo) => addFiles(photo === null ? [] : [photo])}>
            {(props) => (
              <ActionIcon {...props} aria-label={words('photo')}>
                <IconCamera size={24} stroke={1.75} aria-hidden />
              </ActionIcon>
            )}
          </FileButton>
        </div>
        <EmojiButton onChoose={insert} />
        {hasReplies && (
          <Suspense>
            <SavedRepliesButton
              conversationId={conversationId}
              isOpen={isChoosing}
              onOpenChange={setChoosing}
              onChoose={insertReply}
              onCancel={focusField}
            />
          </Suspense>
        )}
        <Textarea
          ref={field}
          id={COMPOSER_ID}
          className={classes['field'] ?? ''}
          aria-label={words('label')}
          aria-describedby={`${hint}-keys ${hint}-count`}
          placeholder={words('placeholder')}
          dir="auto"
          autosize
          minRows={1}
          maxRows={8}
          value={text}
          onChange={({ currentTarget }) => change(currentTarget.value)}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          onBlur={typing.stop}
        />
        <ActionIcon type="submit" variant="filled" color="teal" aria-label={words('send')} disabled={!isSendable}>
          <IconSend2 size={24} stroke={1.75} aria-hidden />
        </ActionIcon>
      </div>
      <div className={classes['hints']}>
        <span id={`${hint}-keys`} className={classes['keys']}>
          {words('hintDesk')} {hasReplies && words('replies.hint')}
        </span>
        <span id={`${hint}-limits`} className={classes['limits']}>
          <FileLimits accepted={accepted} />
        </span>
        <CharactersLeft id={`${hint}-count`} text={text} />
      </div>
    </form>
  );
}
