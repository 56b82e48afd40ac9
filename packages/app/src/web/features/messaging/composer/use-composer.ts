// The state of a composer: its text, which is kept on the device, the chosen files, and the message that it replies to.

import { useEffect, useRef, useState } from 'react';
import type { MessageRecord } from '#contract/messaging/message.shapes.ts';
import type { OutboxItem } from '#web/features/messaging/outbox/outbox-item.ts';
import { uploads } from '#web/platform/api/uploads.ts';
import { FILES, findRefusal } from '#web/ui/upload/accepted.ts';
import { useAccepted } from '#web/ui/upload/use-uploads.ts';
import type { Composed, StagedFile } from './composer.model.ts';
import { readDraft, writeDraft } from './drafts.ts';

/** Milliseconds without a key after which a draft is written. */
const DRAFT_MS = 400;

export interface Composer extends Composed {
  /** What files are accepted. */
  readonly accepted: typeof FILES;
  /** Whether more files were chosen than can be sent at a time. */
  readonly isOverfull: boolean;
  setText(text: string): void;
  addFiles(files: readonly File[]): void;
  removeFile(key: number): void;
  setReplyTo(replyTo: Composed['replyTo']): void;
  /** Takes back a message that was not sent. */
  restore(item: OutboxItem): void;
  /** Takes out what was sent; what was written or chosen meanwhile stays. */
  clear(sent: Composed): void;
}

/** Writes the draft a moment after the last key, and at once when the thread is left. */
function useDraft(userId: number, conversationId: number, text: string): void {
  const latest = useRef(text);
  useEffect(() => {
    latest.current = text;
    const timer = setTimeout(() => writeDraft(userId, conversationId, text), DRAFT_MS);
    return () => clearTimeout(timer);
  }, [userId, conversationId, text]);
  useEffect(() => {
    const write = () => writeDraft(userId, conversationId, latest.current);
    window.addEventListener('pagehide', write);
    return () => {
      window.removeEventListener('pagehide', write);
      write();
    };
  }, [userId, conversationId]);
}

/** Returns what a reply shows of a message. */
export function toQuoted({ id, sender, content, file }: MessageRecord): NonNullable<Composed['replyTo']> {
  const text = typeof content === 'string' ? content : content.map((one) => one.text).join(' ');
  return { id, sender, preview: text === '' ? (file?.name ?? '') : text.slice(0, 200), isWithdrawn: false };
}

export function useComposer(userId: number, conversationId: number): Composer {
  const [text, setText] = useState(() => readDraft(userId, conversationId));
  const [staged, setStaged] = useState<readonly Omit<StagedFile, 'refused'>[]>([]);
  const [isOverfull, setOverfull] = useState(false);
  const [replyTo, setReplyTo] = useState<Composed['replyTo']>(null);
  const lastKey = useRef(0);
  const accepted = useAccepted(FILES, uploads);
  useDraft(userId, conversationId, text);
  // Checked anew with each render: the server's limit may come after the file was chosen.
  const files = staged.map((one) => ({ ...one, refused: findRefusal(one.file, accepted) }));

  function stage(added: readonly StagedFile['file'][]): void {
    if (added.length === 0) return;
    const room = accepted.maxFiles - staged.length;
    setOverfull(added.length > room);
    const next = added.slice(0, Math.max(0, room)).map((file) => ({ key: ++lastKey.current, file }));
    setStaged((now) => [...now, ...next]);
  }

  return {
    text,
    files,
    replyTo,
    accepted,
    isOverfull,
    setText,
    addFiles: stage,
    removeFile(key) {
      setOverfull(false);
      setStaged((now) => now.filter((one) => one.key !== key));
    },
    setReplyTo,
    restore(item) {
      setText((now) => (now.trim() === '' ? item.text : `${item.text}\n${now}`));
      if (item.replyTo !== null) setReplyTo(item.replyTo);
      if (item.file !== null) stage([new File([item.file.blob], item.file.name, { type: item.file.type })]);
    },
    clear(sent) {
      setText((now) => (now.startsWith(sent.text) ? now.slice(sent.text.length) : now));
      setStaged((now) => now.filter(({ key }) => !sent.files.some((one) => one.key === key)));
      setOverfull(false);
      setReplyTo((now) => (now === sent.replyTo ? null : now));
      writeDraft(userId, conversationId, '');
    },
  };
}
