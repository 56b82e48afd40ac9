// Writes down which files each page needs, so that the server can name them in the page: a phone then asks for all of them at once, not
// for one after the other as each is found in the one before.

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
import type { PagePreloads, Preloads } from '../src/server/platform/http/pages/preloads.ts';
import type { FrameEntry, Route } from '../src/web/platform/route.ts';
import { indexModuleOf, MESSAGE_FILE } from './messages-plugin.ts';

const WEB = join(import.meta.dirname, '../src/web');

/** What somebody signed in needs beside the screen and its frame. */
const AREA = ['routes.tsx', 'area-frame.tsx'];

/** English messages that are found without the list of all. */
const FOUND_FIRST = ['titles', 'frame', 'sign-in'];

async function exported(file: string): Promise<Readonly<Record<string, unknown>>> {
  return await import(pathToFileURL(join(WEB, file)).href);
}

async function routesOf(): Promise<[string, Route][]> {
  const files = readdirSync(join(WEB, 'routes')).filter((file) => file.endsWith('.routes.ts'));
  const modules = await Promise.all(files.map((file) => exported(`routes/${file}`)));
  const tables = modules.flatMap((module) => Object.entries(module).filter(([name]) => name.endsWith('Routes')));
  return tables.flatMap(([, table]) => Object.entries(table as Record<string, Route>));
}

async function framesOf(): Promise<Readonly<Record<string, FrameEntry>>> {
  const [first, areas] = await Promise.all([exported('first-routes.ts'), exported('area-frames.ts')]);
  return { ...(first['FIRST'] as { frames: Record<string, FrameEntry> }).frames, ...(areas['AREA_FRAMES'] as Record<string, FrameEntry>) };
}

/** The file that a function imports: `() => import('#web/screens/…')`. */
function importedBy(load: () => unknown): string {
  const [, path = ''] = /import\(\s*['"](?:#web|\.)\/([^'"]+)['"]\s*\)/.exec(String(load)) ?? [];
  if (path === '') throw new Error(`What a page loads is not said plainly: ${load}`);
  return path;
}

type Chunk = Rolldown.OutputChunk;

/** Finds the files of a build: those that a module needs, without those that every page loads anyway. */
function finder(bundle: Rolldown.OutputBundle) {
  const chunks = Object.values(bundle).filter((output): output is Chunk => output.type === 'chunk');
  const byModule = new Map(chunks.flatMap((chunk) => chunk.moduleIds.map((id) => [id, chunk] as const)));
  function needed(chunk: Chunk | undefined, found = new Set<Chunk>()): Set<Chunk> {
    if (chunk === undefined || found.has(chunk)) return found;
    found.add(chunk);
    for (const file of chunk.imports) needed(bundle[file] as Chunk, found);
    return found;
  }
  const brought = needed(chunks.find(({ isEntry }) => isEntry));
  const stylesOf = (chunk: Chunk) => [...(chunk.viteMetadata?.importedCss ?? [])];
  return {
    words: [...byModule].flatMap(([id, chunk]) => {
      const [, locale, section] = MESSAGE_FILE.exec(id) ?? [];
      return locale === undefined || section === undefined || brought.has(chunk) ? [] : [{ locale, section, file: chunk.fileName }];
    }),
    fileOf: (id: string) => byModule.get(id)?.fileName,
    filesOf(paths: readonly string[]): Pick<PagePreloads, 'scripts' | 'styles'> {
      const all = new Set(paths.flatMap((path) => [...needed(byModule.get(join(WEB, path)))]));
      const own = [...all].filter((chunk) => !brought.has(chunk)).toSorted((a, b) => b.code.length - a.code.length);
      return { scripts: own.map(({ fileName }) => fileName), styles: own.flatMap(stylesOf) };
    },
  };
}

const fileName = (section: string) => section.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

export function preloadsPlugin(): Plugin {
  return {
    name: 'preloads',
    apply: 'build',
    async generateBundle(_, bundle) {
      const { filesOf, fileOf, words } = finder(bundle);
      const frames = await framesOf();
      const pages: Record<string, PagePreloads> = {};
      for (const [name, route] of await routesOf()) {
        const frame = route.kind === 'screen' ? frames[route.frame] : undefined;
        if (route.kind !== 'screen' || frame === undefined) continue;
        const area = route.frame === 'public' || route.frame === 'bare' ? [] : AREA;
        const files = filesOf([importedBy(route.load), importedBy(frame.load), ...area]);
        const sections = [...new Set(['titles', ...frame.words, ...route.words])].map(fileName);
        const isFirst = sections.every((section) => FOUND_FIRST.includes(section));
        pages[name] = { ...files, sections, isFirst, isForSignedIn: route.guard.who === 'signedIn' };
      }
      const preloads: Preloads = { pages, words: {} };
      for (const { locale, section, file } of words) {
        preloads.words[locale] ??= { index: `${fileOf(indexModuleOf(locale))}`, sections: {} };
        preloads.words[locale].sections[section] = file;
      }
      this.emitFile({ type: 'asset', fileName: '.vite/preloads.json', source: JSON.stringify(preloads) });
    },
  };
}
