// What the build reads of messages: every page loads the sections that its modules ask for, and no call escapes the build.

import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createMessageReader, SECTIONS_OF_EVERY_PAGE } from '../../../build/needed-messages.ts';
import { neededMessagesPlugin } from '../../../build/needed-messages-plugin.ts';

const WEB = join(import.meta.dirname, '..');

async function listSources(): Promise<string[]> {
  const names = await readdir(WEB, { recursive: true });
  return names.filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name) && !/^(messages|testing)\//.test(name));
}

/** Files of a folder that is gone after the test, by name. */
async function writeModules(sources: Readonly<Record<string, string>>): Promise<(name: string) => string> {
  const folder = await mkdtemp(join(tmpdir(), 'needed-messages-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [name, source] of Object.entries(sources)) await writeFile(join(folder, name), source);
  return (name) => join(folder, name);
}

describe('in the sources of the screens', () => {
  const reader = createMessageReader();

  test('the build can read what every module asks for', async () => {
    for (const name of await listSources()) expect(() => reader.listLazyCalls(join(WEB, name)), name).not.toThrow();
  });

  test('messages are had by useTranslations under its own name alone', async () => {
    const others: string[] = [];
    for (const name of await listSources()) {
      const source = await readFile(join(WEB, name), 'utf8');
      if (/\b(?:useTranslations|needsMessages|withMessages) as\b/.test(source) || /\buseMessages\b/.test(source)) others.push(name);
    }
    expect(others).toEqual(['ui/text/translations.ts']);
  });

  test('a module that loads messages of any section declares which', async () => {
    for (const name of await listSources()) {
      const source = await readFile(join(WEB, name), 'utf8');
      if (name !== 'ui/text/translations.ts' && source.includes('useLoadedTranslations(')) expect(source, name).toContain('needsMessages(');
    }
  });

  test('every screen and frame is imported by withMessages', async () => {
    const sources = await listSources();
    const imported = new Set(sources.flatMap((name) => reader.listLazyCalls(join(WEB, name)).flatMap(({ imports }) => imports)));
    const shown = sources.filter((name) =>
      /\.screen\.tsx$|^features\/shell\/frames\/(public|bare|own|travel|host-family|hub|mobile)-frame\.tsx$/.test(name),
    );
    expect(shown.filter((name) => name.endsWith('-frame.tsx'))).toHaveLength(7);
    expect(shown.length).toBeGreaterThan(70);
    expect(shown.filter((name) => !imported.has(join(WEB, name)))).toEqual([]);
  });

  test('the frame of every page needs no messages that only some pages load, except for the question for a day', () => {
    const asked = reader.listSections([join(WEB, 'ui/dialog/ask-day.ts')]);
    expect(reader.listSections([join(WEB, 'main.tsx')])).toEqual(asked);
  });

  test('a page brings what it asks for by way of its parts, and of parts that it loads later', () => {
    expect(reader.listSections([join(WEB, 'screens/public/sign-in.screen.tsx')])).toEqual(['signIn']);
    // Its filters; the names of what is in its table.
    expect(reader.listSections([join(WEB, 'screens/hub/administration/change-log.screen.tsx')])).toEqual(
      expect.arrayContaining(['list', 'names', 'trail']),
    );
    // The price is loaded with the last step.
    expect(reader.listSections([join(WEB, 'screens/travel/booking.screen.tsx')])).toContain('search');
  });
});

describe('the reader', () => {
  test('follows imports of code, not of types, and leaves to withMessages what that loads', async () => {
    const at = await writeModules({
      'page.tsx': `import { part } from './part.ts'; import type { typed } from './typed.ts'; import './style.css';
        // useTranslations('comment')
        export const Later = lazy(() => import('./later.tsx')); export const PANEL = withMessages(() => import('./panel.tsx'));
        export function Page() { return useTranslations('page.title'); }`,
      'part.ts': `export * from './passed-on.ts'; needsMessages('lists', 'names');`,
      'passed-on.ts': `import { part } from './part.ts'; export const text = () => useTranslations('passedOn');`,
      'typed.ts': `export const typed = () => useTranslations('typed');`,
      'later.tsx': `export default () => useTranslations('later');`,
      'panel.tsx': `export default () => useTranslations('panel');`,
    });
    const reader = createMessageReader();
    expect(reader.listSections([at('page.tsx')])).toEqual(['later', 'lists', 'names', 'page', 'passedOn']);
    expect(reader.listLazyCalls(at('page.tsx')).map(({ imports }) => imports)).toEqual([[at('panel.tsx')]]);
  });

  test('leaves out what every page has', async () => {
    const at = await writeModules({ 'page.tsx': SECTIONS_OF_EVERY_PAGE.map((section) => `useTranslations('${section}');`).join('\n') });
    expect(createMessageReader().listSections([at('page.tsx')])).toEqual([]);
  });

  test('reads a file anew once it is forgotten', async () => {
    const at = await writeModules({ 'page.tsx': `useTranslations('before');` });
    const reader = createMessageReader();
    expect(reader.listSections([at('page.tsx')])).toEqual(['before']);
    await writeFile(at('page.tsx'), `useTranslations('after');`);
    expect(reader.listSections([at('page.tsx')])).toEqual(['before']);
    reader.forget(at('page.tsx'));
    expect(reader.listSections([at('page.tsx')])).toEqual(['after']);
  });

  test.each([
    ['a section in a variable', 'const section = "users"; useTranslations(section);', /literals only/],
    ['sections in a variable', 'needsMessages(...SECTIONS);', /literals only/],
    ['messages that are given by hand', `withMessages(() => import('./panel.tsx'), ['users']);`, /adds the messages/],
  ])('refuses %s', async (_, source, message) => {
    const at = await writeModules({ 'page.tsx': source });
    expect(() => createMessageReader().listSections([at('page.tsx')])).toThrow(message);
  });
});

test('the build writes the sections into the call', async () => {
  const at = join(WEB, 'pages/first-pages.ts');
  const { transform } = neededMessagesPlugin();
  if (typeof transform !== 'object') throw new TypeError('the plugin does not change code');
  const handler = transform.handler as (code: string, file: string) => { readonly code: string };
  const { code } = handler(await readFile(at, 'utf8'), at);
  expect(code).toContain(`withMessages(() => import('#web/features/shell/frames/public-frame.tsx'), ["frame"])`);
});
