// What a page downloads for each widget, minified and gzipped, React not counted; ends with 1 when a limit is passed.

import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type Metafile } from 'esbuild';

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

/** Bundles a program as a host page would; what `import()` loads later is not counted. */
async function bundled(program: string): Promise<{ bytes: number; heaviest: string[] }> {
  const { outputFiles, metafile } = await build({
    stdin: { contents: program, resolveDir: folder },
    bundle: true,
    minify: true,
    write: false,
    splitting: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    outdir: 'out',
    conditions: ['@hosted-stay/source'],
    external: ['react', 'react-dom', 'react/jsx-runtime', 'react-dom/client', 'node:*'],
    metafile: true,
  });
  const wanted = loadedAtOnce(metafile.outputs);
  const bytes = outputFiles
    .filter(({ path }) => wanted.some((name) => path.endsWith(name)))
    .reduce((sum, { contents }) => sum + gzipSync(contents, { level: 9 }).length, 0);
  const inputs = wanted.flatMap((name) => Object.entries(metafile.outputs[name]?.inputs ?? {}));
  inputs.sort(([, a], [, b]) => b.bytesInOutput - a.bytesInOutput);
  return { bytes, heaviest: inputs.map(([file, { bytesInOutput }]) => `${String(bytesInOutput).padStart(9)}  ${file}`) };
}

/** The entry and what it imports statically: what `import()` asks for later is not counted. */
function loadedAtOnce(outputs: Metafile['outputs']): string[] {
  const wanted = new Set(Object.keys(outputs).filter((name) => outputs[name]?.entryPoint === '<stdin>'));
  for (const name of wanted) {
    for (const { path, kind } of outputs[name]?.imports ?? []) if (kind === 'import-statement' && path in outputs) wanted.add(path);
  }
  return [...wanted];
}

/** Files of the build that a page without a bundler loads as they are. */
const FILES: readonly { readonly name: string; readonly file: string; readonly limit: number | null }[] = [
  { name: 'script tag: React, engine, all widgets, English', file: 'dist/browser/pricing.js', limit: 120_000 },
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
  const { bytes, heaviest } = await bundled(program);
  print(name, bytes, limit);
  if (process.argv.includes('--parts') || (limit !== null && bytes > limit)) console.log(heaviest.slice(0, 40).join('\n'));
}
for (const { name, file, limit } of FILES) {
  if (existsSync(folder + file)) print(name, gzipSync(readFileSync(folder + file), { level: 9 }).length, limit);
  else {
    console.log(`  ${name}: ${file} is not built`);
    passed = false;
  }
}
process.exitCode = passed ? 0 : 1;
