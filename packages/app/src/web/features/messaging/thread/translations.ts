// Translations of messages into the reader's language, one by one or of the whole conversation. The original is always one tap away.

import { useEffect } from 'react';
import type { MessageRecord } from '#contract/messaging/message.shapes.ts';
import { MESSAGE_TYPE } from '#contract/messaging/message.ts';
import { translateMessage } from '#contract/messaging/translations.endpoints.ts';
import { call } from '#web/platform/api/api.ts';
import { createStore, type Store, useStore } from '#web/platform/store.ts';

export type Translation =
  | { readonly kind: 'running' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'done'; readonly text: string; readonly source: string | null };

interface TranslationsState {
  /** Whether the whole conversation is translated as it is read. */
  readonly isAll: boolean;
  readonly byId: Readonly<Record<number, Translation>>;
  /** Messages whose reader has decided otherwise than for the conversation. */
  readonly wanted: Readonly<Record<number, boolean>>;
}

export interface TranslationStore {
  readonly state: Store<TranslationsState>;
  /** Translates all messages from now on, or shows all originals. */
  setAll(isAll: boolean): void;
  setWanted(messageId: number, isWanted: boolean): void;
  /** Asks for a translation once. */
  request(messageId: number): void;
}

/** Creates the translations of a thread. */
export function createTranslationStore(): TranslationStore {
  const state = createStore<TranslationsState>({ isAll: false, byId: {}, wanted: {} });
  const note = (id: number, translation: Translation) => state.set({ ...state.get(), byId: { ...state.get().byId, [id]: translation } });

  async function translate(messageId: number): Promise<void> {
    note(messageId, { kind: 'running' });
    try {
      const { text, source } = await call(translateMessage, { body: { messageId } }, { background: true, quiet: true });
      note(messageId, { kind: 'done', text, source });
    } catch {
      note(messageId, { kind: 'failed' });
    }
  }

  return {
    state,
    setAll: (isAll) => state.set({ ...state.get(), isAll, wanted: {} }),
    setWanted(messageId, isWanted) {
      const { byId, wanted } = state.get();
      // Wanted again after a failure, it is asked for again.
      const { [messageId]: known, ...others } = byId;
      state.set({ ...state.get(), byId: known?.kind === 'failed' ? others : byId, wanted: { ...wanted, [messageId]: isWanted } });
    },
    request(messageId) {
      if (state.get().byId[messageId] === undefined) void translate(messageId);
    },
  };
}

/** Returns the written text of a message; null for files without one, for messages of the product, and for withdrawn ones. */
export function getWrittenText({ content, messageType, withdrawnAt }: MessageRecord): string | null {
  if (typeof content !== 'string' || content === '' || messageType !== MESSAGE_TYPE.conversation || withdrawnAt !== null) return null;
  return content;
}

/** The translation of a message, asked for when it is shown and wanted; null if the original is wanted. */
export function useTranslation(store: TranslationStore, message: MessageRecord, isOwn: boolean): Translation | null {
  const { isAll, byId, wanted } = useStore(store.state);
  const isWanted = getWrittenText(message) !== null && (wanted[message.id] ?? (isAll && !isOwn));
  useEffect(() => {
    if (isWanted) store.request(message.id);
  }, [store, isWanted, message.id]);
  return isWanted ? (byId[message.id] ?? { kind: 'running' }) : null;
}
