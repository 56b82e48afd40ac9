// What a page without a bundler loads: everything but the PDF maker in one script, the other languages and the PDF maker beside it.

import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import { minify } from 'vite';
import { BROWSERS, stylesAsText } from './styles.ts';

const folder = fileURLToPath(new URL('..', import.meta.url));
const outdir = 'dist/browser';

const common = {
  absWorkingDir: folder,
  outdir,
  write: false,
  bundle: true,
  minify: true,
  format: 'iife',
  platform: 'browser',
  target: ['es2022', ...BROWSERS],
  conditions: ['@hosted-stay/source', 'module'],
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"', 'import.meta.url': 'moduleAddress' },
  inject: ['src/embed/own-script.ts'],
  // Nobody else sees which React is inside: the older one does the same here, and is 24 kB smaller.
  alias: { react: 'react-18', 'react-dom': 'react-dom-18' },
  legalComments: 'external',
} satisfies BuildOptions;

export async function buildScripts(): Promise<void> {
  mkdirSync(`${folder}${outdir}`, { recursive: true });
  await Promise.all([
    script({
      entryPoints: { pricing: 'src/embed/script.ts' },
      globalName: 'HostedStayPricing',
      plugins: [stylesAsText(), pdfOnDemand()],
    }),
    script({ entryPoints: { 'pricing.invoice-pdf': 'src/invoice-pdf/script.ts' } }),
    script({ entryPoints: languages(), plugins: [languageScripts()] }),
  ]);
}

/** Bundles, and makes smaller once more what one minifier alone leaves. */
async function script(options: BuildOptions): Promise<void> {
  const { outputFiles } = await build({ ...common, ...options, write: false });
  for (const { path, text } of outputFiles) {
    writeFileSync(path, path.endsWith('.js') ? await smaller(path, text) : text);
  }
}

async function smaller(path: string, text: string): Promise<string> {
  const { code, errors } = await minify(path, text, { compress: { target: 'es2022' }, mangle: true });
  if (errors[0] !== undefined) throw new Error(`${path}: ${errors[0].message}`);
  return code;
}

/** English is in the script itself. */
function languages(): Record<string, string> {
  const known = globSync('src/locales/??.ts', { cwd: folder }).map((file) => basename(file, '.ts'));
  return Object.fromEntries(
    known.filter((language) => language !== 'en').map((language) => [`pricing.${language}`, `language:${language}`]),
  );
}

/** A language that hands itself over: to the script when that is there, else it waits where the script will look. */
function languageScripts(): Plugin {
  return {
    name: 'language-scripts',
    setup: ({ onLoad, onResolve }) => {
      onResolve({ filter: /^language:/ }, ({ path }) => ({ path: path.replace('language:', ''), namespace: 'language' }));
      onLoad({ filter: /.*/, namespace: 'language' }, ({ path }) => ({
        contents: `import { ${path} } from './src/locales/${path}.ts';
(globalThis.HostedStayPricingLanguages ??= []).push(${path});`,
        resolveDir: folder,
      }));
    },
  };
}

/** `import()` of the PDF maker becomes that of a module which fetches the file beside the script. */
function pdfOnDemand(): Plugin {
  return {
    name: 'pdf-on-demand',
    setup: ({ onResolve }) => {
      onResolve({ filter: /invoice-pdf\/index\.ts$/ }, ({ kind }) =>
        kind === 'dynamic-import' ? { path: `${folder}src/embed/pdf-on-demand.ts` } : undefined,
      );
    },
  };
}
