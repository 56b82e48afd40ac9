// Records which files each page needs, so that the server can list them in the page: a phone then requests all of them at once, instead of
// discovering them one after the other.

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
import type { PagePreloads, Preloads } from '../src/server/platform/http/pages/preloads.ts';
import type { LazyFrame, PageTable, Tables } from '../src/web/platform/navigation/page-record.ts';
import { findLaterParts } from './later-parts.ts';
import { indexModuleOf, MESSAGE_FILE } from './messages-plugin.ts';
import { createMessageReader } from './needed-messages.ts';

const WEB = join(import.meta.dirname, '../src/web');

/** What signed-in users need beside the screen and its frame. */
const PAGES = 'pages/pages.ts';
const AROUND_AREA = 'area-frame.tsx';

/** What public pages have around them that comes later, but is rendered with them: its styles are needed at once. */
const IN_PUBLIC_FRAME = ['features/shell/frames/public-menus.tsx'];

/** What keeps a page as it was sent to who has signed in, until it is touched. */
const STILL_PAGE = 'platform/lazy/still-page.ts';

/** English messages that are found without the index. */
const FOUND_FIRST = ['titles', 'frame', 'sign-in'];

async function exported(file: string): Promise<Readonly<Record<string, unknown>>> {
  return await import(pathToFileURL(join(WEB, file)).href);
}

/** What visitors load with these pages: nothing of what surrounds the pages of who has signed in. */
const VISITOR = 'pages/visitor.pages.ts';

async function loadPages(): Promise<PageTable> {
  return (await exported(PAGES))['PAGES'] as PageTable;
}

type Frames = Readonly<Record<string, LazyFrame>>;

/** Returns the frames of everybody, and those that visitors see instead of some. */
async function loadFrames(): Promise<{ readonly all: Frames; readonly forVisitors: Frames }> {
  const first = (await exported('pages/first-pages.ts'))['FIRST'] as Tables;
  const { frames: forVisitors } = (await exported(VISITOR))['VISITOR'] as Tables;
  const areas = (await exported('pages/area-frames.ts'))['AREA_FRAMES'] as Frames;
  return { all: { ...first.frames, ...forVisitors, ...areas }, forVisitors: { ...forVisitors } };
}

/** Returns the file that a function imports: `() => import('#web/screens/…')`. */
function importedBy({ load }: { readonly load: () => unknown }): string {
  const [, path = ''] = /import\(\s*['"]#web\/([^'"]+)['"]\s*\)/.exec(String(load)) ?? [];
  if (path === '') throw new Error(`What a page loads is not said plainly: ${load}`);
  return path;
}

type Chunk = Rolldown.OutputChunk;

/** Returns a function that lists the files a module needs, without those that every page loads anyway. */
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
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    async generateBundle(_, bundle) {
      const { filesOf, fileOf, words } = finder(bundle);
      const [visitorPages, frames] = await Promise.all([exported(VISITOR), loadFrames()]);
      const forVisitors = (visitorPages['VISITOR'] as Tables).pages;
      const reader = createMessageReader();
      const pages: Record<string, PagePreloads> = {};
      for (const [name, page] of Object.entries(await loadPages())) {
        const frame = page.kind === 'screen' ? frames.all[page.frame] : undefined;
        if (page.kind !== 'screen' || frame === undefined) continue;
        const shown = [importedBy(page.screen), importedBy(frame)];
        const sectionsOf = (paths: readonly string[]) =>
          ['titles', ...reader.listSections(paths.map((path) => join(WEB, path)))].map(fileName);
        const isInArea = page.frame !== 'public' && page.frame !== 'bare';
        const whole = isInArea ? [...shown, AROUND_AREA] : shown;
        const around = page.frame === 'public' ? IN_PUBLIC_FRAME : [];
        const withStylesAround = (styles: readonly string[]) => [...new Set([...styles, ...filesOf(around).styles])];
        const found = filesOf(isInArea ? [...whole, PAGES] : whole);
        const files = { ...found, styles: withStylesAround(found.styles) };
        const sections = sectionsOf(whole);
        const isFirst = sections.every((section) => FOUND_FIRST.includes(section));
        // The code of a still page comes when it is touched; until then its text needs its styles.
        const first = [importedBy(page.still ?? page.screen), importedBy(frames.forVisitors[page.frame] ?? frame)];
        const parts = findLaterParts(importedBy(page.screen), { web: WEB, importsOf: (id) => this.getModuleInfo(id)?.importedIds ?? [] });
        const { scripts } = filesOf([...first, VISITOR]);
        const { styles } = filesOf([...first, importedBy(page.screen), ...parts, VISITOR]);
        const visitor = name in forVisitors ? { visitor: { scripts, styles: withStylesAround(styles), sections: sectionsOf(first) } } : {};
        const still = page.isServerRendered
          ? { still: { scripts: filesOf([STILL_PAGE]).scripts, styles: withStylesAround(filesOf([...whole, ...parts, PAGES]).styles) } }
          : {};
        pages[name] = { ...files, sections, isFirst, isForSignedIn: page.guard.who === 'signedIn', ...visitor, ...still };
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
