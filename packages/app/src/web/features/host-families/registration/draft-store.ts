// The answers of a registration that isn't finished: in this browser, and on the server while it can be reached. Without markup, so that
// it can be tested without a page.

import type * as z from 'zod';
import type { keepRegistration, readRegistration } from '#contract/host-families/registration-drafts.endpoints.ts';
import { draftDocument } from '#contract/host-families/registration-drafts.shapes.ts';
import type { AnswerOf, BodyOf } from '#contract/platform/endpoint.ts';
import { createStore } from '#web/platform/store.ts';
import { isSameValue } from '#web/ui/form/form-values.ts';
import { isSendFailure, type SendFailure } from '#web/ui/form/problem.ts';
import type { HostDraft } from '../registration.model.ts';

export type ServerDraft = AnswerOf<typeof readRegistration>;

/** What this browser knows of the draft on the server. */
export interface KeptDraft {
  readonly token: string;
  readonly version: number;
  /** Whether the server has the answers as they are here. */
  readonly isSaved: boolean;
}

export interface StoredDraft {
  readonly answers: HostDraft;
  readonly kept: KeptDraft | null;
}

/** Where the answers are: `waiting` are sent later, since the server can't be reached; `local` only stand in this browser. */
export type KeepState = 'local' | 'saving' | 'saved' | 'waiting';

export interface DraftState {
  readonly keeps: KeepState;
  /** What another device has saved meanwhile, until somebody decides. */
  readonly conflict: ServerDraft | null;
  /** Whether the draft is no longer on the server: completed or deleted on another device, or expired. */
  readonly isGone: boolean;
  /** Counts how often answers of the server have replaced those here: forms begin anew. */
  readonly adoptions: number;
}

export interface DraftPlan {
  readonly read: () => StoredDraft;
  readonly write: (draft: StoredDraft | null) => void;
  readonly keepOnServer: (body: BodyOf<typeof keepRegistration>) => Promise<AnswerOf<typeof keepRegistration>>;
  readonly readFromServer: (token: string) => Promise<ServerDraft>;
  readonly discardOnServer: (token: string) => Promise<unknown>;
  /** Keeps the referral code of the draft, which counts on every device. */
  readonly keepReferral: (code: string) => void;
}

/** Whether it is worth trying again: no answer, too many requests, or a server that is down. */
const isPassing = ({ statusCode }: SendFailure) => statusCode === 0 || statusCode === 429 || statusCode >= 500;

/** Returns answers of the server as the steps hold them: nothing where nothing was answered. */
export function toHostDraft(answers: ServerDraft['answers']): HostDraft {
  return Object.fromEntries(Object.entries(answers).filter(([, value]) => value !== null && value !== undefined)) as HostDraft;
}

type Values = Readonly<Record<string, unknown>>;

/**
 * Returns the answers of a form that differ from what is kept. Left out are those that nobody has touched, those that can't be kept yet, such
 * as half a date, and the password.
 */
export function findTypedAnswers(values: Values, { initial, draft }: { readonly initial: Values; readonly draft: HostDraft }): HostDraft {
  const kept: Values = draft;
  const shapes: Readonly<Record<string, z.ZodType>> = draftDocument.shape;
  return Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => !isSameValue(value, kept[name] ?? initial[name]) && shapes[name]?.safeParse(value).success === true,
    ),
  );
}

export function createDraftStore({ read, write, keepOnServer, readFromServer, discardOnServer, keepReferral }: DraftPlan) {
  const state = createStore<DraftState>({ keeps: 'local', conflict: null, isGone: false, adoptions: 0 });
  let sending: Promise<void> | null = null;
  let isDue = false;
  let step = 1;

  const change = (part: Partial<DraftState>) => state.set({ ...state.get(), ...part });

  function recordFailure(failure: unknown): void {
    if (!isSendFailure(failure)) throw failure;
    change({ keeps: isPassing(failure) ? 'waiting' : 'local' });
  }

  function forget(): void {
    write(null);
    change({ keeps: 'local', conflict: null, isGone: false });
  }

  /** Shows the answers of the server instead of those here. */
  function adopt(token: string, draft: ServerDraft): void {
    write({ answers: toHostDraft(draft.answers), kept: { token, version: draft.version, isSaved: true } });
    keepReferral(draft.referralCode);
    change({ keeps: 'saved', conflict: null, isGone: false, adoptions: state.get().adoptions + 1 });
  }

  async function recordKept(sent: HostDraft, { token, version }: AnswerOf<typeof keepRegistration>, isForced: boolean): Promise<void> {
    const { answers } = read();
    if (!isForced && Object.keys(answers).length === 0) {
      // Registered or deleted meanwhile.
      await discardOnServer(token);
      return;
    }
    const isSaved = isSameValue(answers, sent);
    write({ answers, kept: { token, version, isSaved } });
    change({ keeps: 'saved', isGone: false });
    if (!isSaved) isDue = true;
  }

  async function handleRefusal(failure: unknown, { answers, kept }: StoredDraft): Promise<void> {
    if (isSendFailure(failure) && failure.code === 'linkExpired' && kept !== null) {
      write({ answers, kept: null });
      isDue = true;
    } else if (isSendFailure(failure) && failure.code === 'changedMeanwhile' && kept !== null) {
      change({ conflict: await readFromServer(kept.token), keeps: 'local' });
    } else {
      recordFailure(failure);
    }
  }

  async function sendOnce(isForced: boolean): Promise<void> {
    const stored = read();
    const { answers, kept } = stored;
    if (state.get().conflict !== null || (!isForced && Object.keys(answers).length === 0)) return;
    change({ keeps: 'saving' });
    try {
      const proof = kept === null ? {} : { token: kept.token, version: kept.version };
      await recordKept(answers, await keepOnServer({ ...proof, step, answers }), isForced);
    } catch (failure) {
      await handleRefusal(failure, stored).catch(recordFailure);
    }
  }

  /** Sends the answers; one request at a time, and again for what was answered meanwhile. */
  async function send(isForced = false): Promise<void> {
    isDue = true;
    sending ??= (async () => {
      while (isDue) {
        isDue = false;
        await sendOnce(isForced);
      }
    })().finally(() => {
      sending = null;
    });
    await sending;
  }

  return {
    get: state.get,
    set: state.set,
    subscribe: state.subscribe,
    adopt,

    /** Keeps answers here at once, and sends them. */
    keep(filled: HostDraft, nextStep: number): HostDraft {
      const { answers, kept } = read();
      step = nextStep;
      const next = { ...answers, ...filled };
      write({ answers: next, kept: kept === null ? null : { ...kept, isSaved: false } });
      void send();
      return next;
    },

    /** Sends what the server doesn't have yet. */
    async retry(): Promise<void> {
      const { kept } = read();
      if (state.get().keeps === 'waiting' && kept?.isSaved !== true) await send();
    },

    /** Returns the token of the draft on the server, which then has the answers; null if it can't be reached. */
    async save(): Promise<string | null> {
      if (read().kept?.isSaved !== true) await send(true);
      const { kept } = read();
      return kept?.isSaved ? kept.token : null;
    },

    /** Looks whether another device has gone on. */
    async open(): Promise<void> {
      const { answers, kept } = read();
      if (kept === null) return;
      try {
        const draft = await readFromServer(kept.token);
        if (draft.version > kept.version && kept.isSaved) adopt(kept.token, draft);
        else if (draft.version > kept.version) change({ conflict: draft });
        else if (kept.isSaved) change({ keeps: 'saved' });
        else await send();
      } catch (failure) {
        if (isSendFailure(failure) && failure.code === 'linkExpired') {
          write({ answers, kept: null });
          change({ keeps: 'local', isGone: true });
        } else recordFailure(failure);
      }
    },

    /** Ends a conflict; null asks again with the next answers. */
    async decideConflict(choice: 'mine' | 'theirs' | null): Promise<void> {
      const { answers, kept } = read();
      const { conflict } = state.get();
      if (conflict === null || kept === null) return;
      change({ conflict: null });
      if (choice === 'theirs') adopt(kept.token, conflict);
      if (choice !== 'mine') return;
      write({ answers, kept: { ...kept, version: conflict.version } });
      await send();
    },

    /** Deletes the answers on the server, then here. */
    async discard(): Promise<void> {
      const { kept } = read();
      if (kept !== null) await discardOnServer(kept.token);
      forget();
    },

    /** Forgets the answers after a registration, which has deleted them on the server; what was sent meanwhile is deleted, too. */
    async complete(): Promise<void> {
      const { kept } = read();
      forget();
      if (kept !== null) await discardOnServer(kept.token).catch(recordFailure);
    },
  };
}
