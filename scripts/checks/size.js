// What a browser loads to quote, for the product's sign-in page and for each page of visitors, minified and gzipped, stays under the promised size.

import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { FIRST_LOAD_LIMIT, listFirstLoad, listPublicPages, PUBLIC_PAGE_LIMIT } from '../lib/first-load.js';

const limit = 20_000;
const program = `
import { compilePriceBook, parsePriceBook, parseQuoteRequest } from '@hosted-stay/pricing-core';
globalThis.quoting = { compilePriceBook, parsePriceBook, parseQuoteRequest };`;

const bundle = await build({
  stdin: { contents: program, resolveDir: 'packages/pricing-cli' },
  bundle: true,
  minify: true,
  write: false,
  format: 'esm',
  platform: 'browser',
  target: 'es2022',
  metafile: true,
});
const size = bundle.outputFiles.reduce((sum, { contents }) => sum + gzipSync(contents, { level: 9 }).length, 0);
const inputs = Object.keys(bundle.metafile.outputs).flatMap((name) => Object.entries(bundle.metafile.outputs[name]?.inputs ?? {}));
const heaviest = inputs.sort(([, a], [, b]) => b.bytesInOutput - a.bytesInOutput).slice(0, 15);

console.log(`quoting in a browser: ${size} bytes gzipped of ${limit}`);
if (size >= limit) {
  console.error('Too big. The heaviest parts, minified:');
  for (const [file, { bytesInOutput }] of heaviest) console.error(`${String(bytesInOutput).padStart(8)}  ${file}`);
  process.exitCode = 1;
}

const scripts = [...listFirstLoad('packages/app/dist/web')];
const firstLoad = scripts.reduce((sum, [, bytes]) => sum + bytes, 0);
console.log(`the sign-in page of the product: ${firstLoad} bytes gzipped of ${FIRST_LOAD_LIMIT}`);
if (firstLoad > FIRST_LOAD_LIMIT) {
  console.error('Too big. Its scripts:');
  for (const [file, bytes] of scripts) console.error(`${String(bytes).padStart(8)}  ${file}`);
  process.exitCode = 1;
}

const pages = [...listPublicPages('packages/app/dist/web')].map(([page, files]) => ({
  page,
  files,
  bytes: files.reduce((sum, [, part]) => sum + part, 0),
}));
console.log(`other pages of visitors: at most ${Math.max(...pages.map(({ bytes }) => bytes))} bytes gzipped of ${PUBLIC_PAGE_LIMIT}`);
for (const { page, files, bytes } of pages) {
  if (bytes <= PUBLIC_PAGE_LIMIT) continue;
  console.error(`${page} has ${bytes}. Its heaviest scripts:`);
  for (const [file, part] of files.slice(0, 8)) console.error(`${String(part).padStart(8)}  ${file}`);
  process.exitCode = 1;
}
