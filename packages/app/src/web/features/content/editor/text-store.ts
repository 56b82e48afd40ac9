// The draft of a text while it is edited: saved as one types, kept in this browser until the server has it, and never lost to another
// editor. Without markup, so that it can be tested without a page.

import { createStore } from '#web/platform/store.ts';
import { isSameValue } from '#web/ui/form/form-values.ts';
import { isSendFailure } from '#web/ui/form/problem.ts';
import { type Choice, type Conflict, mergeTexts, type Said } from './merge-texts.ts';

/** A text with the revision of the server that it was made from. */
export interface RevisedText {
  readonly revision: number;
  readonly said: Said;
}

/** `waiting` is sent again once the server can be reached; `refused` needs another change. */
export type SaveState = 'saved' | 'unsaved' | 'saving' | 'waiting' | 'refused';

export interface TextState {
  readonly said: Said;
  readonly saves: SaveState;
  /** Why the server has refused it; empty otherwise. */
  readonly refusal: string;
  /** What somebody else has saved meanwhile, until it is chosen what remains of both. */
  readonly conflict: RevisedText | null;
  /** The text that both began with; null if it isn't known. */
  readonly base: Said | null;
}

export interface TextPlan {
  readonly initial: RevisedText;
  /** The text that this browser has kept and the server doesn't have. */
  readonly kept: RevisedText | null;
  readonly keep: (text: RevisedText | null) => void;
  /** Sends the text; returns it as it is stored. */
  readonly send: (text: RevisedText) => Promise<RevisedText>;
  /** Returns the text as somebody else has saved it. */
  readonly toConflict: (failure: unknown) => RevisedText | null;
  /** Called when the changes of another editor have come together with those here. */
  readonly onMerged: () => void;
}

/** Milliseconds without typing before a text is sent. */
const PAUSE_MS = 900;

/** Whether it is worth trying again: no answer, too many requests, or a server that is down. */
const isPassing = (statusCode: number) => statusCode === 0 || statusCode === 429 || statusCode >= 500;

export function createTextStore({ initial, kept, keep, send, toConflict, onMerged }: TextPlan) {
  let { revision } = initial;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<void> | null = null;
  /**
   * What was sent and got no answer. It is sent again as it is, before anything that was typed since: the server knows a text that it has
   * saved already, though it may have cleaned it.
   */
  let unanswered: Said | null = null;
  const isKept = kept !== null && !isSameValue(kept.said, initial.said);
  const isOlder = isKept && kept.revision !== initial.revision;
  const state = createStore<TextState>({
    said: isKept ? kept.said : initial.said,
    saves: isKept ? 'unsaved' : 'saved',
    refusal: '',
    conflict: isOlder ? initial : null,
    base: isOlder ? null : initial.said,
  });
  const change = (part: Partial<TextState>) => state.set({ ...state.get(), ...part });

  /** Takes what only the other editor has changed; the rest is to be chosen. */
  function meet(theirs: RevisedText): void {
    const { base, said: mine } = state.get();
    const { said, conflicts } = mergeTexts({ base, mine, theirs: theirs.said });
    if (conflicts.length > 0) {
      change({ saves: 'unsaved', conflict: theirs });
      return;
    }
    ({ revision } = theirs);
    keep({ revision, said });
    change({ said, base: theirs.said, saves: 'unsaved' });
    plan();
    onMerged();
  }

  async function sendOnce(): Promise<void> {
    const { conflict, saves } = state.get();
    if (conflict !== null || saves === 'saved') return;
    const said = unanswered ?? state.get().said;
    unanswered = null;
    change({ saves: 'saving' });
    try {
      const stored = await send({ revision, said });
      ({ revision } = stored);
      change({ base: stored.said });
      if (state.get().said === said) {
        keep(null);
        change({ saves: 'saved', refusal: '' });
      } else {
        keep({ revision, said: state.get().said });
        change({ saves: 'unsaved', refusal: '' });
        plan();
      }
    } catch (failure) {
      if (!isSendFailure(failure)) throw failure;
      const theirs = failure.code === 'changedMeanwhile' ? toConflict(failure) : null;
      if (theirs !== null) meet(theirs);
      else if (isPassing(failure.statusCode)) {
        unanswered = said;
        change({ saves: 'waiting' });
      } else change({ saves: 'refused', refusal: failure.message });
    }
  }

  /** Sends what got no answer, and then what was typed since. */
  async function sendAll(): Promise<void> {
    const isAgain = unanswered !== null;
    await sendOnce();
    if (isAgain && state.get().saves === 'unsaved') await sendOnce();
  }

  /** Sends what isn't saved, one request at a time. */
  async function flush(): Promise<void> {
    clearTimeout(timer);
    while (sending !== null) await sending;
    if (state.get().saves === 'saved') return;
    sending = sendAll().finally(() => {
      sending = null;
    });
    await sending;
  }

  function plan(): void {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), PAUSE_MS);
  }

  return {
    get: state.get,
    set: state.set,
    subscribe: state.subscribe,
    flush,

    /** Changes the text; it is in this browser at once, and on the server soon. */
    edit(part: Partial<Said>): void {
      const said = { ...state.get().said, ...part };
      keep({ revision, said });
      change({ said, saves: 'unsaved' });
      plan();
    },

    /** Takes what another editor has saved, if nothing here waits to be saved. */
    receive(theirs: RevisedText): void {
      if (sending !== null || state.get().saves !== 'saved' || theirs.revision <= revision) return;
      ({ revision } = theirs);
      change({ said: theirs.said, base: theirs.said });
    },

    /** Returns whether the server has everything. */
    isSaved: () => state.get().saves === 'saved',

    /** Returns what both editors have changed, each in another way. */
    listConflicts(): readonly Conflict[] {
      const { base, said, conflict } = state.get();
      return conflict === null ? [] : mergeTexts({ base, mine: said, theirs: conflict.said }).conflicts;
    },

    /** Ends a conflict: with one choice for all of it, or one for each key. What only one of both has changed is kept. */
    async resolve(choice: Choice | ReadonlyMap<string, Choice>): Promise<void> {
      const { base, said: mine, conflict } = state.get();
      if (conflict === null) return;
      const sides = { base, mine, theirs: conflict.said };
      const choices = typeof choice === 'string' ? new Map(mergeTexts(sides).conflicts.map(({ key }) => [key, choice])) : choice;
      const { said } = mergeTexts(sides, choices);
      ({ revision } = conflict);
      const ended = { conflict: null, base: conflict.said, refusal: '' };
      if (isSameValue(said, conflict.said)) {
        keep(null);
        change({ said: conflict.said, saves: 'saved', ...ended });
        return;
      }
      keep({ revision, said });
      change({ said, saves: 'unsaved', ...ended });
      await flush();
    },

    /** Sends what waits, when the browser is online again. */
    async retry(): Promise<void> {
      if (state.get().saves === 'waiting') await flush();
    },
  };
}

export type TextStore = ReturnType<typeof createTextStore>;
