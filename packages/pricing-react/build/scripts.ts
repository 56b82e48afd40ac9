// What a page without a bundler loads: everything but the PDF maker in one script, the other languages and the PDF maker beside it.

import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import { minify as minifyWithTerser } from 'terser';
import { minify } from 'vite';
import { oneFile } from './one-file.ts';
import { reactModules } from './react-modules.ts';
import { BROWSERS, stylesAsText } from './styles.ts';

const folder = fileURLToPath(new URL('..', import.meta.url));
const outdir = 'dist/browser';

/** Says that a script is UTF-8, on pages and servers that take it for something else. */
const BYTE_ORDER_MARK = '\ufeff';

/** What React asks for and these browsers have not; and the developer tools, which belong to the page's own React. */
const NEVER_THERE = Object.fromEntries(
  ['__REACT_DEVTOOLS_GLOBAL_HOOK__', 'MSApp', 'document.documentMode', 'navigator.scheduling', 'setImmediate'].map((name) => [
    name,
    'undefined',
  ]),
);

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
  define: { ...NEVER_THERE, 'process.env.NODE_ENV': '"production"', 'import.meta.url': 'moduleAddress' },
  inject: ['src/embed/own-script.ts'],
  legalComments: 'external',
} satisfies BuildOptions;

export async function buildScripts(): Promise<void> {
  mkdirSync(`${folder}${outdir}`, { recursive: true });
  await Promise.all([
    script({
      entryPoints: { pricing: 'src/embed/script.ts' },
      globalName: 'HostedStayPricing',
      plugins: [reactModules(), oneFile(), stylesAsText(), pdfOnDemand()],
    }),
    script({ entryPoints: { 'pricing.invoice-pdf': 'src/invoice-pdf/script.ts' } }),
    script({ entryPoints: languages(), plugins: [oneFile(), languageScripts()] }),
  ]);
}

/** Bundles, and makes smaller twice more: each minifier leaves what another finds, 3 kB in all. */
async function script(options: BuildOptions): Promise<void> {
  const { outputFiles } = await build({ ...common, ...options, write: false });
  for (const { path, text } of outputFiles) {
    writeFileSync(path, path.endsWith('.js') ? await smaller(path, text) : text);
  }
}

async function smaller(path: string, text: string): Promise<string> {
  const { code, errors } = await minify(path, text, { compress: { target: 'es2022' }, mangle: true });
  if (errors[0] !== undefined) throw new Error(`${path}: ${errors[0].message}`);
  const smallest = await minifyWithTerser(code, { ecma: 2020, compress: { ecma: 2020, passes: 2 }, format: { comments: false } });
  return BYTE_ORDER_MARK + (smallest.code ?? code);
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

/** The PDF maker becomes a module that fetches the file beside the script. */
function pdfOnDemand(): Plugin {
  return {
    name: 'pdf-on-demand',
    setup: ({ onResolve }) => {
      onResolve({ filter: /invoice-pdf\/index\.ts$/ }, () => ({ path: `${folder}src/embed/pdf-on-demand.ts` }));
    },
  };
}
