// What the language model writes, as it comes: started, stopped, and kept until the next one.

import { useEffect, useRef, useState } from 'react';
import type { EndpointDefinition, RequestOf } from '#contract/platform/endpoint.ts';
import { listWritings, readWritingState } from '#contract/writing/language-model.endpoints.ts';
import { type WholeWriting, writingEvent } from '#contract/writing/language-model.shapes.ts';
import { toQueryKey } from '#web/platform/api/endpoint-hooks.ts';
import { ApiFailure } from '#web/platform/api/failure.ts';
import { queryClient } from '#web/platform/api/query-client.ts';
import { streamLines } from '#web/platform/api/stream.ts';

export interface StreamState {
  readonly isRunning: boolean;
  readonly text: string;
  readonly progress: { readonly done: number; readonly all: number } | null;
  /** How it ended; null before, and if it was stopped here. */
  readonly writing: WholeWriting | null;
  readonly isStopped: boolean;
  readonly failure: ApiFailure | null;
}

const EMPTY: StreamState = { isRunning: false, text: '', progress: null, writing: null, isStopped: false, failure: null };

function applyEvent(state: StreamState, line: unknown): StreamState {
  const { data } = writingEvent.safeParse(line);
  switch (data?.event) {
    case 'text':
      return { ...state, text: state.text + data.text };
    case 'progress':
      return { ...state, progress: { done: data.done, all: data.all } };
    case 'end':
      return { ...state, writing: data.writing };
    default:
      return state;
  }
}

/** Loads what a finished text changes. */
function reload(): void {
  for (const endpoint of [readWritingState, listWritings]) void queryClient.invalidateQueries({ queryKey: toQueryKey(endpoint) });
}

/** @param onText told of the whole text whenever more of it has come */
export function useStream(onText?: (text: string) => void) {
  const [state, setState] = useState(EMPTY);
  const running = useRef<AbortController | null>(null);
  // Whoever leaves the page wants no more of it.
  useEffect(() => () => running.current?.abort(), []);

  async function start<E extends EndpointDefinition>(endpoint: E, request: RequestOf<E>): Promise<StreamState> {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    let current: StreamState = { ...EMPTY, isRunning: true };
    const keep = (next: StreamState) => {
      current = next;
      if (running.current === controller) setState(next);
    };
    keep(current);
    try {
      for await (const line of streamLines(endpoint, request, controller.signal)) {
        const { text } = current;
        keep(applyEvent(current, line));
        if (current.text !== text) onText?.(current.text);
      }
    } catch (error) {
      if (!controller.signal.aborted && !(error instanceof ApiFailure)) throw error;
      keep({ ...current, ...(error instanceof ApiFailure ? { failure: error } : { isStopped: true }) });
    } finally {
      keep({ ...current, isRunning: false });
      reload();
    }
    return current;
  }

  return { state, start, stop: () => running.current?.abort() };
}
