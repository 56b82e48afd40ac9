// Rendered pages that are kept: until anything that they show has changed, and nothing of a visitor in them.

import { expect, test } from 'vitest';
import { cacheRendered } from './page-cache.ts';
import type { Rendering } from './renderer.ts';

type Asked = Parameters<Rendering>[0];

const SETTINGS: Asked['settings'] = {
  ...{ 'product-name': 'Stays', 'time-zone': 'Europe/Dublin', payments: '', translation: '', analytics: '' },
  'csp-nonce': 'none',
};

function start(answers: Record<string, unknown> = { '/api/menus': { entries: 1 }, '/api/blogs/a': { title: 'A' } }) {
  let [rendered, time] = [0, 0];
  const read: string[] = [];
  const render: Rendering = async (asked) => {
    rendered += 1;
    const found = await Promise.all(Object.keys(answers).map((one) => asked.read(one).catch(() => 'failed')));
    const html = `<style nonce="${asked.settings['csp-nonce']}">${JSON.stringify(found)}`;
    return { title: 'T', heading: 'T', description: '', html, data: asked.settings.payments };
  };
  const cached = cacheRendered(render, () => time);
  const ask = (path: string, settings: Partial<Asked['settings']> = {}) =>
    cached({
      address: `https://stays.example${path}`,
      settings: { ...SETTINGS, ...settings },
      ask: async () => ({ total: '1.00' }),
      read: async (address) => {
        read.push(address);
        if (answers[address] === undefined) throw new Error('Not found.');
        return answers[address];
      },
    });
  const pass = (ms: number) => {
    time += ms;
  };
  return { ask, answers, read, count: () => rendered, pass };
}

test('a page is rendered once, and each answer has its own nonce', async () => {
  const { ask, count } = start();
  const [one, two] = [await ask('/blog/a', { 'csp-nonce': 'first' }), await ask('/blog/a', { 'csp-nonce': 'second' })];
  expect(count()).toBe(1);
  expect(one?.html).toContain('nonce="first"');
  expect(two?.html).toContain('nonce="second"');
  expect(two?.html).not.toContain('first');
});

test('a page is rendered anew at once when anything that it has read has changed, which is read once', async () => {
  const { ask, answers, read, count } = start();
  await ask('/blog/a');
  answers['/api/blogs/a'] = { title: 'B' };
  read.splice(0);
  expect((await ask('/blog/a'))?.html).toContain('"title":"B"');
  expect(read.toSorted()).toEqual(['/api/blogs/a', '/api/menus']);
  expect((await ask('/blog/a'))?.html).toContain('"title":"B"');
  expect(count()).toBe(2);
});

test('a page that is gone, or could not be read, is not kept', async () => {
  const { ask, answers, count } = start();
  await ask('/blog/a');
  answers['/api/blogs/a'] = undefined;
  expect((await ask('/blog/a'))?.html).toContain('failed');
  answers['/api/blogs/a'] = { title: 'A' };
  expect((await ask('/blog/a'))?.html).toContain('"title":"A"');
  expect(count()).toBe(3);
});

test('a page is kept for each language and each setting apart, and for a minute', async () => {
  const { ask, count, pass } = start();
  await ask('/blog/a');
  await ask('/de/blog/a');
  expect((await ask('/blog/a', { payments: 'test' }))?.data).toBe('test');
  expect((await ask('/blog/a'))?.data).toBe('');
  expect(count()).toBe(3);
  pass(60_000);
  await ask('/blog/a');
  expect(count()).toBe(4);
});

test.each(['/login?email=ann%40example.test', '/preview/secret', '/no-such-page/at-all'])('%s is never kept', async (path) => {
  const { ask, count } = start();
  await ask(path);
  await ask(path);
  expect(count()).toBe(2);
});

test('no more than 200 pages are kept', async () => {
  const { ask, count } = start();
  for (let page = 0; page < 201; page += 1) await ask(`/blog/${page}`);
  await ask('/blog/200');
  expect(count()).toBe(201);
  await ask('/blog/0');
  expect(count()).toBe(202);
});
