// The answers of the registration in this browser, connected with its storage and with the server.

import { useEffect } from 'react';
import { discardRegistration, keepRegistration, readRegistration } from '#contract/host-families/registration-drafts.endpoints.ts';
import { call } from '#web/platform/api/api.ts';
import { getReferral } from '#web/platform/navigation/referral.ts';
import { persist } from '#web/platform/session/app-persist.ts';
import { useStore } from '#web/platform/store.ts';
import type { HostDraft } from '../registration.model.ts';
import { createDraftStore, type DraftState, type KeptDraft, type StoredDraft } from './draft-store.ts';

const IN_BACKGROUND = { quiet: true, background: true } as const;

const RETRY_MS = 30_000;

function toKept(found: unknown): KeptDraft | null {
  const { token, version, isSaved } = (found ?? {}) as Partial<Record<keyof KeptDraft, unknown>>;
  return typeof token === 'string' && typeof version === 'number' ? { token, version, isSaved: isSaved === true } : null;
}

function toStored({ kept, ...answers }: Readonly<Record<string, unknown>> = {}): StoredDraft {
  return { answers: answers as HostDraft, kept: toKept(kept) };
}

/** Returns what this browser has of the registration. */
export const readStoredDraft = () => toStored(persist.get().hostDraft);

export const draftStore = createDraftStore({
  read: readStoredDraft,
  write: (draft) =>
    persist.update({ hostDraft: draft === null ? undefined : { ...draft.answers, ...(draft.kept === null ? {} : { kept: draft.kept }) } }),
  keepOnServer: (body) => {
    const referralCode = getReferral();
    return call(keepRegistration, { body: { ...body, ...(referralCode === undefined ? {} : { referralCode }) } }, IN_BACKGROUND);
  },
  readFromServer: (token) => call(readRegistration, { params: { token } }, IN_BACKGROUND),
  discardOnServer: (token) => call(discardRegistration, { params: { token } }),
  keepReferral: (code) => {
    if (code !== '') persist.update({ referral: code });
  },
});

/** Returns the answers and where they are; what the server doesn't have yet is sent once it can be reached. */
export function useRegistrationDraft(): { readonly draft: HostDraft; readonly state: DraftState } {
  const { answers } = toStored(useStore(persist).hostDraft);
  const state = useStore(draftStore);
  useEffect(() => {
    void draftStore.open();
  }, []);
  const isWaiting = state.keeps === 'waiting';
  useEffect(() => {
    if (!isWaiting) return;
    const retry = () => void draftStore.retry();
    const timer = setInterval(retry, RETRY_MS);
    window.addEventListener('online', retry);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', retry);
    };
  }, [isWaiting]);
  return { draft: answers, state };
}
