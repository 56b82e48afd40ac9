// Calls the API as the page of a journey would.

import { type BrowserContext, expect } from '@playwright/test';

interface Change {
  readonly method: 'PATCH' | 'POST';
  readonly data?: object;
  readonly multipart?: { readonly file: { readonly name: string; readonly mimeType: string; readonly buffer: Buffer } };
}

/** Gets the token that changes need: any answer of the API brings it to a new visitor. */
export async function askForToken(context: BrowserContext): Promise<void> {
  await context.request.get('/api/user', { headers: { Accept: 'application/json' } });
}

/** Calls the API with the session of the context. */
export async function ask<Answer>(context: BrowserContext, path: string, change?: Change): Promise<Answer> {
  const pair = (await context.cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  const headers = { Accept: 'application/json', 'X-Requested-With': 'XMLHttpRequest', 'X-XSRF-TOKEN': decodeURIComponent(pair) };
  const answer = await context.request.fetch(path, { method: 'GET', headers, ...change });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as Answer;
}
