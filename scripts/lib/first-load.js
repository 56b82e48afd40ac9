// What the sign-in page loads first, read off the manifest of a built web interface.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** How much JavaScript the sign-in page may load, in bytes of gzip. */
export const FIRST_LOAD_LIMIT = 120_000;

/** What it is made of beside the page's own script: its screen with its frame, and their English messages. */
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
