// What a page downloads for each widget, minified and gzipped, React not counted; ends with 1 when a limit is passed.

import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';

const folder = fileURLToPath(new URL('..', import.meta.url));

/** One way to use the package: the program a host page would write, and the most bytes that may cost. */
interface Use {
  readonly name: string;
  readonly program: string;
  readonly limit: number | null;
}

const USES: readonly Use[] = [
  {
    name: 'live total, endpoint source, English',
    program: `import { LiveTotal, endpointSource } from '@hosted-stay/pricing-react/live-total';
      import { enTotal } from '@hosted-stay/pricing-react/locales/en';
      globalThis.page = [LiveTotal, endpointSource, enTotal];`,
    limit: 6_000,
  },
  {
    name: 'calculator, engine, date picking, English',
    program: `import { PriceCalculator, openPriceBook } from '@hosted-stay/pricing-react';
      import { enCalculator } from '@hosted-stay/pricing-react/locales/en';
      globalThis.page = [PriceCalculator, openPriceBook, enCalculator];`,
    limit: 40_000,
  },
  {
    name: 'all of it but the PDF maker, English',
    program: `import * as all from '@hosted-stay/pricing-react';
      import { en } from '@hosted-stay/pricing-react/locales/en';
      globalThis.page = [all, en];`,
    limit: null,
  },
];

/** What one file of a bundle weighs, and which modules are in it, the heaviest first. */
interface Chunk {
  readonly name: string;
  readonly bytes: number;
  readonly parts: readonly string[];
}

/** What a page loads before a widget can be used, and what is only asked for by `import()`. */
interface Bundle {
  readonly atOnce: readonly Chunk[];
  readonly onDemand: readonly Chunk[];
}

/** Bundles a program with Vite, as a host page would. */
async function bundled(program: string): Promise<Bundle> {
  const entry = 'host-page.js';
  const built = await build({
    configFile: false,
    logLevel: 'error',
    root: folder,
    resolve: { conditions: ['@hosted-stay/source'] },
    plugins: [
      {
        name: 'host-page',
        resolveId: (id) => (id === entry ? folder + entry : null),
        load: (id) => (id === folder + entry ? program : null),
      },
    ],
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: entry, external: ['react', 'react-dom', 'react/jsx-runtime', 'react-dom/client', /^node:/] },
    },
  });
  const chunks = [built]
    .flat()
    .flatMap((bundle) => ('output' in bundle ? bundle.output : []))
    .filter((file) => file.type === 'chunk');
  const wanted = new Set(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
  for (const name of wanted) for (const needed of chunks.find(({ fileName }) => fileName === name)?.imports ?? []) wanted.add(needed);
  const [atOnce, onDemand] = [true, false].map((first) => chunks.filter(({ fileName }) => wanted.has(fileName) === first).map(weighed));
  return { atOnce: atOnce ?? [], onDemand: onDemand ?? [] };
}

function weighed({ name, code, modules }: Rolldown.OutputChunk): Chunk {
  const parts = Object.entries(modules).sort(([, a], [, b]) => b.renderedLength - a.renderedLength);
  return {
    name,
    bytes: gzipSync(code, { level: 9 }).length,
    parts: parts.map(([file, { renderedLength }]) => `${String(renderedLength).padStart(9)}  ${relative(folder, file)}`),
  };
}

/** Files of the build that a page without a bundler loads as they are. */
const FILES: readonly { readonly name: string; readonly file: string; readonly limit: number | null }[] = [
  { name: 'script tag: React, engine, all widgets, English', file: 'dist/browser/pricing.js', limit: 120_500 },
  { name: 'script tag: German on top', file: 'dist/browser/pricing.de.js', limit: null },
  { name: 'styles', file: 'dist/styles.css', limit: null },
];

let passed = true;

function print(name: string, bytes: number, limit: number | null): void {
  const verdict = limit === null ? '' : `of ${limit.toLocaleString('en')}  ${bytes <= limit ? 'reached' : 'MISSED'}`;
  console.log(`  ${name.padEnd(50)} ${bytes.toLocaleString('en').padStart(9)} bytes ${verdict}`);
  if (limit !== null && bytes > limit) passed = false;
}

console.log('\nWhat a page downloads, minified and gzipped');
for (const { name, program, limit } of USES) {
  const { atOnce, onDemand } = await bundled(program);
  const bytes = atOnce.reduce((sum, chunk) => sum + chunk.bytes, 0);
  print(name, bytes, limit);
  for (const chunk of onDemand) print(`  on demand: ${chunk.name}`, chunk.bytes, null);
  if (process.argv.includes('--parts') || (limit !== null && bytes > limit)) {
    console.log(atOnce.flatMap(({ parts }) => parts.slice(0, 40)).join('\n'));
  }
}
for (const { name, file, limit } of FILES) {
  if (existsSync(folder + file)) print(name, gzipSync(readFileSync(folder + file), { level: 9 }).length, limit);
  else {
    console.log(`  ${name}: ${file} is not built`);
    passed = false;
  }
}
process.exitCode = passed ? 0 : 1;
