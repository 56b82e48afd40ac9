// What is typed of a request: it stays while somebody looks at another tab or page, until the browser is closed.

import { useState } from 'react';
import * as z from 'zod';
import type { StoredName } from '#contract/platform/stored-in-browsers.ts';
import { locale } from '#contract/platform/validation/fields.ts';
import type { Prompt } from '#contract/writing/language-model.shapes.ts';
import { listVariables } from '#contract/writing/prompt-text.ts';

const draft = z.object({
  promptId: z.int().nullable(),
  text: z.string(),
  values: z.record(z.string(), z.string()),
  sources: z.array(z.object({ title: z.string(), address: z.string(), text: z.string() })),
  answer: z.string(),
  /** What the model has written of the answer. */
  writingId: z.int().nullable(),
  /** The content item that it is written for, with its page or article. */
  item: z.object({ id: z.int(), title: z.string(), locale, articleId: z.int().nullable() }).nullable(),
});

export type RequestDraft = z.output<typeof draft>;

const EMPTY: RequestDraft = { promptId: null, text: '', values: {}, sources: [], answer: '', writingId: null, item: null };
const KEY: StoredName<'sessionStorage'> = 'writing-draft';

function readKept(): RequestDraft {
  try {
    return draft.safeParse(JSON.parse(sessionStorage.getItem(KEY) ?? 'null')).data ?? EMPTY;
  } catch {
    return EMPTY;
  }
}

function keep(request: RequestDraft): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(request));
  } catch {
    // A full or forbidden storage keeps nothing.
  }
}

export const isEmptyRequest = ({ text, sources, answer }: RequestDraft) =>
  text.trim() === '' && sources.length === 0 && answer.trim() === '';

export function useRequest() {
  const [request, setRequest] = useState(readKept);
  function change(part: Partial<RequestDraft>): void {
    setRequest((before) => {
      const next = { ...before, ...part };
      keep(next);
      return next;
    });
  }
  return { request, change };
}

/** Returns the body of a request; sources without anything in them are left out. */
export function toBody({ text, values, sources, promptId }: RequestDraft, prompts: readonly Prompt[]) {
  const prompt = prompts.find(({ id }) => id === promptId);
  return {
    text,
    values: listVariables(text).map((name) => ({ name, value: values[name] ?? '' })),
    sources: sources.filter(({ title, address, text: said }) => title + address + said !== ''),
    promptVersionId: prompt?.text === text.trim() ? prompt.versionId : null,
  };
}
