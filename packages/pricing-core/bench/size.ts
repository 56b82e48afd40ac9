// What a browser downloads: the engine bundled with its dependencies, minified, and gzipped.

import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type Metafile } from 'esbuild';
import { printHeading, printTable, reached } from './report.ts';

const LIMIT_KB = 20;
const QUOTING = "export { compilePriceBook, parsePriceBook, parseQuoteRequest } from '@hosted-stay/pricing-core';";
const EVERYTHING = "export * from '@hosted-stay/pricing-core';";

interface Size {
  readonly minified: number;
  readonly gzipped: number;
  /** Minified bytes by what they come from: the engine itself, or a dependency. */
  readonly bySource: ReadonlyMap<string, number>;
}

/** Prints the size of what quoting takes against its limit, and of everything that is exported. */
export async function printSizes(): Promise<void> {
  const [quoting, everything] = await Promise.all([bundle(QUOTING), bundle(EVERYTHING)]);
  printHeading('Size in a browser (bundled with its dependencies, minified; kB of 1,000 bytes)');
  printTable([
    ['', 'minified', 'gzip -9', ''],
    ['what quoting takes', kilobytes(quoting.minified), kilobytes(quoting.gzipped), goal(quoting)],
    ...shares(quoting),
    ['everything exported', kilobytes(everything.minified), kilobytes(everything.gzipped), ''],
    ...shares(everything),
  ]);
}

async function bundle(contents: string): Promise<Size> {
  const { outputFiles, metafile } = await build({
    stdin: { contents, resolveDir: fileURLToPath(new URL('.', import.meta.url)), loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2023',
    conditions: ['@hosted-stay/source'],
    metafile: true,
    write: false,
  });
  const code = outputFiles[0]?.contents ?? new Uint8Array();
  return { minified: code.length, gzipped: gzipSync(code, { level: 9 }).length, bySource: bytesBySource(metafile) };
}

function bytesBySource({ outputs }: Metafile): Map<string, number> {
  const bytes = new Map<string, number>();
  for (const { inputs } of Object.values(outputs)) {
    for (const [path, { bytesInOutput }] of Object.entries(inputs)) {
      const source = sourceOf(path);
      bytes.set(source, (bytes.get(source) ?? 0) + bytesInOutput);
    }
  }
  return bytes;
}

/** `../../node_modules/@noble/hashes/sha2.js` → `@noble/hashes`. */
function sourceOf(path: string): string {
  const [, dependency] = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path) ?? [];
  return dependency ?? 'the engine itself';
}

function shares({ bySource }: Size): string[][] {
  const largestFirst = [...bySource].filter(([, bytes]) => bytes > 0).sort(([, a], [, b]) => b - a);
  return largestFirst.map(([source, bytes]) => [`  of it ${source}`, kilobytes(bytes)]);
}

function goal({ gzipped }: Size): string {
  return `under ${LIMIT_KB}: ${reached(gzipped < LIMIT_KB * 1000)}`;
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(2);
}

if (import.meta.main) await printSizes();
