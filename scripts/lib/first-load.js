// What the pages of visitors load first, read off what a built web interface says of itself.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** How much JavaScript the sign-in page may load, in bytes of gzip. */
export const FIRST_LOAD_LIMIT = 120_000;

/** How much JavaScript any other page that visitors can open may load before they touch it, in bytes of gzip. */
export const PUBLIC_PAGE_LIMIT = 150_000;

/** What the sign-in page is made of beside the page's own script: its screen with its frame, and their English messages. */
const GROUPS = ['sign-in', 'first-en'];

/** Named by the page itself, outside the bundler's manifest. */
const BESIDE = ['color-scheme.js', 'early-input.js'];

/** @typedef {Record<string, { file: string, name?: string, imports?: string[] }>} Manifest */

/**
 * The files that an entry of the manifest needs, its own among them.
 * @param {Manifest} manifest
 * @param {string} key
 * @param {Set<string>} found
 */
function collectFiles(manifest, key, found) {
  const chunk = manifest[key];
  if (chunk === undefined || found.has(chunk.file)) return;
  found.add(chunk.file);
  for (const needed of chunk.imports ?? []) collectFiles(manifest, needed, found);
}

/**
 * The size of a built file.
 * @param {string} folder what was built
 * @param {string} file
 */
export function gzipSize(folder, file) {
  return gzipSync(readFileSync(join(folder, file)), { level: 9 }).length;
}

/**
 * The scripts of the sign-in page, each with its bytes of gzip.
 * @param {string} folder what was built
 * @returns {Map<string, number>}
 */
export function listFirstLoad(folder) {
  /** @type {Manifest} */
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
  const groups = Object.keys(manifest).filter((key) => key.startsWith('_') && GROUPS.includes(manifest[key]?.name ?? ''));
  if (groups.length < GROUPS.length) throw new Error(`The build has not all of these parts: ${GROUPS.join(', ')}.`);
  /** @type {Set<string>} */
  const files = new Set();
  for (const key of ['index.html', ...groups]) collectFiles(manifest, key, files);
  const scripts = [...files].filter((file) => file.endsWith('.js'));
  return new Map([...scripts, ...BESIDE].map((file) => [file, gzipSize(folder, file)]));
}

/**
 * @typedef {{ scripts: string[], sections: string[] }} PageFiles
 * @typedef {{ pages: Record<string, { visitor?: PageFiles }>, words: Record<string, { index: string, sections: Record<string, string> }> }} Preloads
 */

/**
 * The scripts of each page that visitors load more for than the first bundle, with their bytes of gzip, the heaviest first; in English.
 * @param {string} folder what was built
 * @returns {Map<string, [file: string, bytes: number][]>}
 */
export function listPublicPages(folder) {
  /** @type {Manifest} */
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
  /** @type {Preloads} */
  const { pages, words } = JSON.parse(readFileSync(join(folder, '.vite/preloads.json'), 'utf8'));
  /** @type {Set<string>} */
  const first = new Set();
  collectFiles(manifest, 'index.html', first);
  /** @type {Map<string, [file: string, bytes: number][]>} */
  const listed = new Map();
  for (const [name, { visitor }] of Object.entries(pages)) {
    if (visitor === undefined) continue;
    const texts = ['common', 'errors', ...visitor.sections].map((section) => words.en?.sections[section] ?? '');
    const files = new Set([...first, ...visitor.scripts, ...texts, words.en?.index ?? '', ...BESIDE]);
    /** @type {[file: string, bytes: number][]} */
    const scripts = [...files].filter((file) => file.endsWith('.js')).map((file) => [file, gzipSize(folder, file)]);
    listed.set(
      name,
      scripts.toSorted(([, a], [, b]) => b - a),
    );
  }
  return listed;
}
