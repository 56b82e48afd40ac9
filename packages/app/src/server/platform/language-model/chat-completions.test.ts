// Writing by a service with OpenAI's protocol: what is sent, how it comes back, and what its faults become.

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '#server/platform/config/config.ts';
import { createLogger } from '#server/platform/log/log.ts';
import { MODEL_KEY, MODEL_NAME, type ModelServer, startModelServer } from '#server/testing/language-model-server.ts';
import { createChatModel } from './chat-completions.ts';
import { getLanguageModel } from './configured-model.ts';
import { ModelError, type ModelPiece } from './language-model.ts';

let service: ModelServer;
beforeAll(async () => {
  service = await startModelServer();
});
afterAll(() => service.stop());
beforeEach(() => {
  service.requests.length = 0;
  service.scripts.length = 0;
  service.aborted = 0;
});

const log = createLogger(readConfig({ LOG_LEVEL: 'silent' }));

const createModel = (options: { key?: string; url?: string; patience?: number } = {}) =>
  createChatModel({ url: service.url, key: MODEL_KEY, model: MODEL_NAME, log, ...options });

const ASKED = { messages: [{ role: 'user', content: 'Write about Cork.' }], maxTokens: 500 } as const;

async function write(model = createModel(), signal = new AbortController().signal): Promise<ModelPiece[]> {
  const pieces: ModelPiece[] = [];
  for await (const piece of model.write({ ...ASKED, signal })) pieces.push(piece);
  return pieces;
}

const textOf = (pieces: readonly ModelPiece[]) => pieces.map((piece) => (piece.kind === 'text' ? piece.text : '')).join('');

const failureOf = (model = createModel()) =>
  write(model).then(
    () => 'none',
    (error: unknown) => (error instanceof ModelError ? [error.reason, error.isFree] : error),
  );

describe('getLanguageModel', () => {
  test('returns null without settings, and the configured model with them, with or without a trailing slash', async () => {
    expect(getLanguageModel({ config: readConfig({}), log })).toBeNull();
    for (const url of [service.url, `${service.url}/`]) {
      const config = readConfig({ WRITING_URL: url, WRITING_MODEL: MODEL_NAME, WRITING_KEY: MODEL_KEY });
      const model = getLanguageModel({ config, log });
      expect(model?.name).toBe(MODEL_NAME);
      expect(textOf(await write(model ?? undefined))).toBe('# A title\n\nA text of a model.');
    }
  });
});

describe('write', () => {
  test('sends the messages and the limit, and asks for the usage', async () => {
    await write();
    expect(service.requests).toEqual([
      { model: MODEL_NAME, messages: ASKED.messages, stream: true, stream_options: { include_usage: true }, max_tokens: 500 },
    ]);
  });

  test('returns the text in pieces, in any script, and the usage at the end', async () => {
    const text = 'Stadt Köln 🎈 東京の街を歩く 서울에서 산책하기\n\n'.repeat(20);
    service.scripts.push({ text });
    const pieces = await write();
    expect(textOf(pieces)).toBe(text);
    expect(pieces.at(-1)).toEqual({ kind: 'end', usage: { tokensIn: 5, tokensOut: Math.ceil(text.length / 4) }, isCut: false });
  });

  test('tells no usage if the service does not, and that an answer was cut', async () => {
    service.scripts.push({ hidesUsage: true, finish: 'length' });
    expect((await write()).at(-1)).toEqual({ kind: 'end', usage: null, isCut: true });
  });

  test('reads a whole answer of a service that does not stream', async () => {
    service.scripts.push({ isWhole: true, text: 'All at once' });
    expect(await write()).toEqual([
      { kind: 'text', text: 'All at once' },
      { kind: 'end', usage: null, isCut: false },
    ]);
  });

  test('takes the other name of the limit for models that want it, and remembers it', async () => {
    const model = createModel();
    service.scripts.push({ wantsNewLimit: true });
    await write(model);
    await write(model);
    expect(service.requests.map(({ max_tokens: former, max_completion_tokens: newer }) => [former, newer])).toEqual([
      [undefined, 500],
      [undefined, 500],
    ]);
  });

  test('ends the request at the service when its reader stops', async () => {
    const stop = new AbortController();
    service.scripts.push({ text: 'a'.repeat(2000), pause: 20 });
    const pieces = createModel().write({ ...ASKED, signal: stop.signal });
    expect((await pieces.next()).value).toMatchObject({ kind: 'text' });
    stop.abort(new Error('stopped'));
    await expect(pieces.next()).rejects.toThrow('stopped');
    await expect.poll(() => service.aborted).toBe(1);
  });

  test('does not need a key', async () => {
    expect(await failureOf(createChatModel({ url: service.url, key: undefined, model: MODEL_NAME, log }))).toEqual(['keyRefused', true]);
  });
});

describe('a failing language model', () => {
  test.each([
    [429, {}, 'overloaded'],
    [429, { code: 'insufficient_quota' }, 'quota'],
    [402, {}, 'quota'],
    [400, { code: 'context_length_exceeded' }, 'tooLong'],
    [400, {}, 'requestRefused'],
    [403, {}, 'keyRefused'],
    [404, { code: 'model_not_found' }, 'keyRefused'],
    [500, {}, 'unavailable'],
    [503, {}, 'unavailable'],
  ] as const)('with status %d and %j is told as %s, and costs nothing', async (status, error, reason) => {
    service.scripts.push({ status, error });
    expect(await failureOf()).toEqual([reason, true]);
  });

  test.each(['error', 'garble', 'hangUp'] as const)('in the middle of an answer (%s) is told after what it has written', async (turn) => {
    service.scripts.push({ text: 'a'.repeat(100), after: 3, turn, pause: 5 });
    const pieces: ModelPiece[] = [];
    const reading = (async () => {
      for await (const piece of createModel().write({ ...ASKED, signal: new AbortController().signal })) pieces.push(piece);
    })();
    await expect(reading).rejects.toMatchObject({ reason: 'broken', isFree: false });
    expect(textOf(pieces)).toMatch(/^a{12,36}$/);
  });

  test('is given up if it says nothing for too long', async () => {
    service.scripts.push({ text: 'a'.repeat(100), after: 2, turn: 'stall' });
    expect(await failureOf(createModel({ patience: 150 }))).toEqual(['stalled', false]);
  });

  test('is told as unavailable if it can not be reached', async () => {
    expect(await failureOf(createModel({ url: 'http://127.0.0.1:2' }))).toEqual(['unavailable', true]);
  });
});
