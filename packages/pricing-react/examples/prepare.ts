// Builds one example into its own dist folder, from the built package and the sample price book.

import { copyFileSync, cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const folder = fileURLToPath(new URL('.', import.meta.url));
const priceBook = join(folder, '../../../fixtures/price-books/2026.json');

/** The built package, found by its name. */
const installed = fileURLToPath(new URL('.', import.meta.resolve('@hosted-stay/pricing-react/package.json')));

/** Examples whose prices stay on their server. */
const PRIVATE_PRICES = ['live-total-endpoint', 'server-rendered'];

export const EXAMPLES = ['react', 'plain-page', 'custom-element', 'live-total-endpoint', 'server-rendered'] as const;

export async function prepare(name: string): Promise<void> {
  const root = join(folder, name);
  const site = join(root, 'dist/public');
  rmSync(join(root, 'dist'), { recursive: true, force: true });
  mkdirSync(site, { recursive: true });
  if (existsSync(join(root, 'vite.config.ts'))) await bundle(root);
  else copyPages(root, site);
  copyFileSync(priceBook, join(PRIVATE_PRICES.includes(name) ? join(root, 'dist') : site, 'price-book.json'));
}

/** Pages that need no bundler are served as they are, with the package's files beside them in their own order. */
function copyPages(root: string, site: string): void {
  for (const file of [join(root, 'index.html'), join(folder, 'page.css')]) copyFileSync(file, join(site, basename(file)));
  for (const part of ['dist/browser', 'dist/styles.css', 'fonts'])
    cpSync(join(installed, part), join(site, 'pricing', part), { recursive: true });
}

async function bundle(root: string): Promise<void> {
  const common = { root, logLevel: 'warn', build: { outDir: 'dist/public', emptyOutDir: false } } as const;
  await build(common);
  const server = join(root, 'server-entry.tsx');
  if (existsSync(server)) await build({ ...common, build: { ...common.build, outDir: 'dist/server', ssr: server } });
}

/** What Node is to run to serve a prepared example: its own server where it has one. */
export function serverOf(name: string): string[] {
  const own = join(folder, name, 'server.ts');
  return existsSync(own) ? [own] : [join(folder, 'static-server.ts'), join(folder, name, 'dist/public')];
}
