// Uploading over the wire: what is sent, what is told meanwhile, and how it fails. The other side is played here.

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiFailure } from './failure.ts';
import { uploads } from './uploads.ts';

const ANSWER = { random_ref: 'abcdefghijklmnopqrstuv', name: 'hill.webp', kind: 'image', media_type: 'image/webp', size: 9, alt: '' };

/** A request that answers when the test says so. */
class PlayedRequest {
  static readonly sent: PlayedRequest[] = [];
  readonly headers: Record<string, string> = {};
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  status = 0;
  statusText = '';
  responseText = '';
  withCredentials = false;
  address = '';
  body: FormData | undefined;
  onload = () => {};
  onerror = () => {};
  onabort = () => {};
  open(method: string, path: string): void {
    this.address = `${method} ${path}`;
  }
  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }
  send(body: FormData): void {
    this.body = body;
    PlayedRequest.sent.push(this);
  }
  abort(): void {
    this.onabort();
  }
  answer(status: number, body: unknown): void {
    this.status = status;
    this.responseText = JSON.stringify(body);
    this.onload();
  }
}

const file = new File(['x'], 'hill.png', { type: 'image/png' });
const watched = () => ({ signal: new AbortController().signal, onProgress: vi.fn() });
const request = async () => vi.waitUntil(() => PlayedRequest.sent[0]);

beforeEach(() => {
  PlayedRequest.sent.length = 0;
  // biome-ignore lint/suspicious/noDocumentCookie: the pair is read from there
  document.cookie = 'XSRF-TOKEN=pair';
  vi.stubGlobal('XMLHttpRequest', PlayedRequest);
});
afterEach(() => vi.unstubAllGlobals());

describe('an upload', () => {
  test('carries the file and what every request carries, tells its progress, answers in camelCase', async () => {
    const watch = watched();
    const answer = uploads.upload(file, watch);
    const sent = await request();
    expect(sent.address).toBe('POST /api/attachments');
    expect(sent.headers).toMatchObject({ 'X-Requested-With': 'XMLHttpRequest', Accept: 'application/json' });
    expect(sent.headers['X-XSRF-TOKEN']).toBe('pair');
    expect(sent.headers['Content-Type']).toBeUndefined();
    expect(sent.body?.get('file')).toMatchObject({ name: 'hill.png' });
    sent.upload.onprogress?.({ loaded: 1, total: 4 });
    expect(watch.onProgress).toHaveBeenLastCalledWith(0.25);
    sent.answer(200, ANSWER);
    expect(await answer).toMatchObject({ randomRef: ANSWER.random_ref, mediaType: 'image/webp' });
  });

  test('fails with the server’s sentence if it is refused', async () => {
    const answer = uploads.upload(file, watched());
    (await request()).answer(422, { status: 'error', code: 'imageUnreadable', message: 'This file can not be read as an image.' });
    await expect(answer).rejects.toMatchObject({
      statusCode: 422,
      code: 'imageUnreadable',
      message: 'This file can not be read as an image.',
    });
  });

  test('without an answer fails as other requests do', async () => {
    const answer = uploads.upload(file, watched());
    (await request()).onerror();
    await expect(answer).rejects.toBeInstanceOf(ApiFailure);
    await expect(answer).rejects.toMatchObject({ statusCode: 0 });
  });

  test('is given up when it is told to be', async () => {
    const controller = new AbortController();
    const answer = uploads.upload(file, { signal: controller.signal, onProgress: () => {} });
    await request();
    controller.abort();
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
  });
});

test('images are asked for in the width that fills their place', () => {
  expect(uploads.imageSource('abc', 150)).toBe('/api/attachments/image/abc?w=160');
  expect(uploads.imageSource('abc', 5000)).toBe('/api/attachments/image/abc?w=1920');
});
