// The basis of most tests of components: a mock server, a signed-in user, an address, and the messages of a page.

import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import type { User } from '#contract/identity/user.ts';
import type { Locale } from '#contract/platform/locales.ts';
import type { SectionName } from '#web/messages/sections.ts';
import { DataProvider } from '#web/platform/api/data-provider.tsx';
import { queryClient } from '#web/platform/api/query-client.ts';
import { clearToasts, listToasts } from '#web/testing/toasts.ts';
import { createMemoryHistory, type MemoryHistory } from './memory-router.tsx';
import { signInAs } from './page.tsx';
import { type Answers, type Asked, playServer } from './play-server.ts';
import { show } from './render.tsx';

interface Setting {
  /** The address of the part, with its query. */
  readonly at: string;
  readonly words: readonly SectionName[];
  readonly user: User | null;
  /** The heading of the page; omitted if the part has its own. */
  readonly heading?: string;
}

export interface Opening {
  readonly at?: string;
  readonly scheme?: 'light' | 'dark';
  readonly locale?: Locale;
}

interface Parts {
  /** The server's responses, by method and path; empty before each test. */
  readonly answers: Answers;
  /** The requests so far, in order; empty before each test. */
  readonly asked: readonly Asked[];
  /** Renders the part; returns the history, which follows the address. */
  open(part: ReactNode, opening?: Opening): Promise<MemoryHistory>;
  /** Returns the last body sent to an endpoint, such as "POST /api/invoices"; undefined if there is none. */
  sent(key: string): unknown;
}

/**
 * Sets up each test of a file, and cleans up after it: cached responses, notices, the session, the mock server.
 * @example const { answers, open, sent } = partsOf({ at: '/hub/payments', words, user: userWith(['Finance']) });
 */
export function partsOf({ at, words, user, heading }: Setting): Parts {
  const answers: Answers = {};
  const asked: Asked[] = [];

  beforeEach(() => {
    for (const key of Object.keys(answers)) delete answers[key];
    asked.length = 0;
    clearToasts();
    signInAs(user);
    // biome-ignore lint/suspicious/noDocumentCookie: the forgery pair, as the server would have set it
    document.cookie = 'XSRF-TOKEN=token; path=/';
    vi.stubGlobal('fetch', playServer(answers, asked));
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    queryClient.clear();
    clearToasts();
  });

  return {
    answers,
    asked,
    async open(part, opening = {}) {
      const { history, MemoryRouter } = createMemoryHistory(opening.at ?? at);
      await show(
        <DataProvider>
          <MemoryRouter>
            {heading === undefined ? null : <h1>{heading}</h1>}
            {part}
          </MemoryRouter>
        </DataProvider>,
        { words, scheme: opening.scheme ?? 'light', locale: opening.locale ?? 'en' },
      );
      return history;
    },
    sent: (key) => asked.findLast((request) => request.key === key)?.body,
  };
}

/** Returns a button by its full name. */
export const button = (name: string): Locator => page.getByRole('button', { name, exact: true });

/** Returns a button of the topmost dialog. */
export const inDialog = (name: string): Locator => page.getByRole('dialog').last().getByRole('button', { name, exact: true });

/** Waits until a notice has this text. */
export async function expectTold(text: string): Promise<void> {
  await vi.waitFor(() => expect(listToasts().map((toast) => toast.text)).toContain(text));
}
