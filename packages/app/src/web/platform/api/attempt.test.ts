// A request made by a button: told when it fails, unless the error catalogue tells it.

import { beforeEach, expect, test } from 'vitest';
import { clearToasts, listToasts } from '#web/testing/toasts.ts';
import { attemptRequest } from './attempt.ts';
import { ApiFailure } from './failure.ts';

const failing = (statusCode: number) =>
  Promise.reject(
    new ApiFailure({
      statusCode,
      statusText: '',
      code: '',
      message: 'Please wait a minute.',
      fromServer: true,
      errors: {},
      current: undefined,
      issues: [],
    }),
  );

beforeEach(() => clearToasts());

test('answers what the request answers', async () => {
  expect(await attemptRequest(Promise.resolve(7))).toBe(7);
  expect(listToasts()).toEqual([]);
});

test('tells a failure in the words of the server, once', async () => {
  expect(await attemptRequest(failing(429))).toBeNull();
  expect(listToasts().map(({ text, kind }) => [text, kind])).toEqual([['Please wait a minute.', 'error']]);
});

test.each([0, 401, 403, 419, 500, 503])('leaves a %i to the error catalogue', async (statusCode) => {
  expect(await attemptRequest(failing(statusCode))).toBeNull();
  expect(listToasts()).toEqual([]);
});

test('hides no error of the program', async () => {
  await expect(attemptRequest(Promise.reject(new TypeError('a mistake')))).rejects.toThrow('a mistake');
});
