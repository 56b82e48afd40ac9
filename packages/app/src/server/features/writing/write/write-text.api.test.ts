// Writing with the model: what is streamed and kept, what it costs, how it is stopped and fails, and what holds for the budget.

import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as endpoints from '#contract/writing/language-model.endpoints.ts';
import { writings } from '#server/db/schema/language-model.ts';
import { type LanguageModelFixture, startLanguageModelFixture } from '#server/testing/fixtures/language-model-fixture.ts';
import { startServer } from '#server/testing/start-server.ts';

const PRICES = {
  WRITING_PRICE_IN: '1000',
  WRITING_PRICE_OUT: '2000',
  WRITING_BUDGET: '20',
  WRITING_CURRENCY: 'EUR',
  WRITING_MAX_TOKENS: '1000',
};

let room: LanguageModelFixture;
beforeAll(async () => {
  room = await startLanguageModelFixture(PRICES);
});
afterAll(() => room.stop());
beforeEach(async () => {
  room.model.requests.length = 0;
  room.model.scripts.length = 0;
  room.model.aborted = 0;
  // Each test has the whole budget.
  await room.app.db.delete(writings);
});

const readState = async () => (await room.editor.ask(endpoints.readWritingState, {})).body;
const readLast = async () => (await room.editor.ask(endpoints.listWritings, { query: { perPage: 1 } })).body.data[0];

describe('a text', () => {
  test('is streamed in lines as the model writes it, and kept with what it cost', async () => {
    room.model.scripts.push({ text: 'Cork is a city in the south of Ireland.' });
    const { status, headers, events, writing } = await room.write({ text: 'Write about Cork.' });
    expect(status).toBe(200);
    expect(headers.get('Cache-Control')).toBe('no-store, no-transform');
    expect(headers.get('X-Accel-Buffering')).toBe('no');
    expect(headers.get('Content-Encoding')).toBeNull();
    expect(events.map(({ event }) => event)).toEqual(['start', 'text', 'text', 'text', 'text', 'end']);
    expect(writing).toMatchObject({
      ...{ state: 'done', failure: null, answer: 'Cork is a city in the south of Ireland.', isCut: false, isEstimated: false },
      ...{ model: 'stand-in', currency: 'EUR', request: 'Write about Cork.', tokensOut: 10, by: 'Page editor Test' },
    });
    const cost = ((writing?.tokensIn ?? 0) * 1000 + 10 * 2000) / 1e6;
    expect(Number(writing?.cost)).toBeCloseTo(cost, 6);
    expect(await readState()).toMatchObject({ model: 'stand-in', spent: writing?.cost, budget: '20', currency: 'EUR' });
    const { body } = await room.editor.ask(endpoints.readWriting, { params: { id: writing?.id ?? 0 } });
    expect(body).toEqual(writing);
  });

  test('is asked for with its variables filled in, and not without one of them', async () => {
    const { body: kept } = await room.editor.ask(endpoints.createPrompt, {
      body: { title: 'A town', text: 'Write about {{town}} in {{time}}.' },
    });
    const values = [
      { name: 'town', value: 'Cork' },
      { name: 'time', value: 'spring' },
    ];
    const refused = await room.write({ text: kept.text, values: values.slice(0, 1) });
    expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['values.time']]);
    const { writing } = await room.write({ text: kept.text, values, promptVersionId: kept.versionId });
    expect(writing).toMatchObject({ request: 'Write about Cork in spring.', promptTitle: 'A town', promptNumber: 1 });
    expect(room.model.requests[0]?.messages[1]?.content).toBe('Write about Cork in spring.');
    const unknown = await room.write({ text: 'Hello', promptVersionId: 987_654 });
    expect([unknown.status, Object.keys(unknown.body.errors ?? {})]).toEqual([422, ['promptVersionId']]);
  });

  test('has the list of the sources that it cites at its end', async () => {
    room.model.scripts.push({ text: 'It rains [2].' });
    const sources = [
      { title: 'One', text: 'It is dry.' },
      { title: 'Two', address: 'https://example.test/two', text: 'It rains.' },
    ];
    const { writing } = await room.write({ text: 'Does it rain?', sources });
    expect(writing?.answer).toBe('It rains [2].\n\n---\n\n\\[2\\] [Two](<https://example.test/two>)');
    expect(writing?.sources).toEqual([{ ...sources[0], address: '' }, sources[1]]);
    expect(room.model.requests[0]?.messages[1]?.content).toContain('[1] One\n"""\nIt is dry.\n"""');
    const wrong = await room.write({ text: 'Hello', sources: [{ title: 'One', address: 'ftp://x', text: 'x' }] });
    expect([wrong.status, Object.keys(wrong.body.errors ?? {})]).toEqual([422, ['sources.0.address']]);
  });

  test('says that it was cut, and that its cost is estimated', async () => {
    room.model.scripts.push({ text: 'abcdefgh', finish: 'length', hidesUsage: true });
    const { writing } = await room.write({ text: 'Write.' });
    expect(writing).toMatchObject({ state: 'done', isCut: true, isEstimated: true, tokensOut: 2 });
  });
});

describe('a model that fails', () => {
  test.each([
    [{ status: 429 }, 'overloaded'],
    [{ status: 500 }, 'unavailable'],
    [{ status: 401 }, 'keyRefused'],
  ] as const)('before it writes (%j) is told, and costs nothing', async (script, failure) => {
    room.model.scripts.push(script);
    const { status, writing } = await room.write({ text: 'Write.' });
    expect(status).toBe(200);
    expect(writing).toMatchObject({ state: 'failed', failure, cost: '0', answer: '' });
    expect((await readState()).spent).toBe('0');
  });

  test('in the middle leaves what it has written, and what that is estimated to cost', async () => {
    room.model.scripts.push({ text: 'a'.repeat(120), after: 5, turn: 'garble', pause: 2 });
    const { writing } = await room.write({ text: 'Write.' });
    expect(writing).toMatchObject({ state: 'failed', failure: 'broken', answer: 'a'.repeat(60), isEstimated: true, tokensOut: 15 });
    expect(Number(writing?.cost)).toBeGreaterThan(0.03);
  });

  test('never has its key in an answer', async () => {
    const { text } = await room.write({ text: 'Write.' });
    expect(text).not.toContain('sk-a-key');
    expect(JSON.stringify(await readState())).not.toContain('sk-a-key');
  });
});

test.each([
  ['while it writes', { text: 'a'.repeat(4000), pause: 15 }],
  ['while it says nothing', { text: 'a'.repeat(24), after: 1, turn: 'stall' }],
] as const)('a reader who goes away %s stops the model, and what was set aside is settled', async (_, script) => {
  room.model.scripts.push(script);
  await room.editor.send('GET', '/api/user');
  const headers = {
    ...{ 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
    'X-XSRF-TOKEN': decodeURIComponent(room.editor.cookies.get('XSRF-TOKEN') ?? ''),
    Cookie: [...room.editor.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  };
  const sent = httpRequest(`${room.origin}/api/writings`, { method: 'POST', headers }).end(JSON.stringify({ text: 'Write at length.' }));
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  await once(response, 'data');
  expect(await readLast()).toMatchObject({ state: 'running' });
  const { spent: setAside } = await readState();
  response.destroy();
  await expect.poll(() => room.model.aborted).toBe(1);
  await expect.poll(async () => (await readLast())?.state).toBe('stopped');
  expect(Number((await readState()).spent)).toBeLessThan(Number(setAside));
});

describe('the budget of a month', () => {
  test('refuses a text that could cost more than is left, and says how much that is', async () => {
    const { status, body } = await room.write({ text: 'a'.repeat(19_000) });
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'writingBudgetUsed' });
    expect(body.message).toMatch(/^This text could cost up to 2\d\.\d+ EUR, but only 20 EUR of this month’s budget of 20 EUR is left\./);
    expect(room.model.requests).toEqual([]);
    expect((await readState()).spent).toBe('0');
  });

  test('is not passed by texts that begin at once: what each could cost is set aside', async () => {
    // Each may cost between 9 and 10.
    const text = 'a'.repeat(6000);
    for (let count = 0; count < 8; count += 1) room.model.scripts.push({ text: 'a', pause: 300 });
    const all = await Promise.all(Array.from({ length: 8 }, () => room.write({ text })));
    const begun = all.filter(({ status }) => status === 200).length;
    expect([begun, all.filter(({ body }) => body?.code === 'writingBudgetUsed').length]).toEqual([2, 6]);
    expect(room.model.requests).toHaveLength(2);
    expect(Number((await readState()).spent)).toBeLessThan(20);
  });

  test('begins anew with a month of the platform’s calendar', async () => {
    const started = room.time.now;
    await room.write({ text: 'Write.' });
    const { spent } = await readState();
    expect(Number(spent)).toBeGreaterThan(0);
    // Still June in UTC, already July in Dublin.
    for (const [now, isNew] of [
      ['2026-06-30T22:30:00Z', false],
      ['2026-06-30T23:30:00Z', true],
    ] as const) {
      room.time.now = new Date(now);
      const later = await room.signInAs('Page editor');
      expect((await later.ask(endpoints.readWritingState, {})).body.spent).toBe(isNew ? '0' : spent);
    }
    room.time.now = started;
  });
});

test('a text whose server died is settled after a while, with what was noted of it', async () => {
  room.model.scripts.push({ text: 'a'.repeat(24), after: 1, turn: 'stall' });
  const writing = room.write({ text: 'Write.' }).catch(() => undefined);
  await expect.poll(async () => (await readLast())?.state).toBe('running');
  await room.runJobs({ scheduled: true });
  expect((await readLast())?.state).toBe('running');
  room.time.now = new Date(room.time.now.getTime() + 6 * 60_000);
  await room.runJobs({ scheduled: true });
  expect(await readLast()).toMatchObject({ state: 'failed', failure: 'interrupted', isEstimated: true });
  expect(Number((await readState()).spent)).toBeLessThan(0.1);
  room.model.scripts.length = 0;
  await room.stop();
  await writing;
  room = await startLanguageModelFixture(PRICES);
});

test('without a model nothing is written, and everything else works', async () => {
  const plain = await startServer();
  const editor = await plain.signInAs('Page editor');
  expect((await editor.ask(endpoints.readWritingState, {})).body).toMatchObject({ model: null, spent: '0' });
  const { status, body } = await editor.ask(endpoints.writeText, { body: { text: 'Write.' } });
  expect([status, (body as { code: string }).code]).toEqual([409, 'writingOff']);
  expect((await editor.ask(endpoints.createPrompt, { body: { title: 'A', text: 'B' } })).status).toBe(200);
  const target = { to: 'new', kind: 'page', title: 'By hand', slug: 'by-hand', description: '' } as const;
  expect((await editor.ask(endpoints.saveAnswer, { body: { answer: 'By hand', target } })).status).toBe(200);
  expect((await editor.ask(endpoints.listWritings, {})).body.total).toBe(0);
  await plain.stop();
});
