// The style sheets as one small file each: for pages and, as text, for shadow roots.

import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';

/** The first browsers that know `light-dark()`: nothing needs to be rewritten for older ones. */
export const BROWSERS = ['chrome123', 'edge123', 'firefox120', 'safari17.5'];

const folder = fileURLToPath(new URL('..', import.meta.url));

/** `src/styles.css` with all its imports, minified. */
export function bundledStyles(): Promise<string> {
  return bundled(`${folder}src/styles.css`);
}

async function bundled(file: string): Promise<string> {
  const { outputFiles } = await build({ entryPoints: [file], bundle: true, minify: true, write: false, target: BROWSERS });
  return outputFiles[0]?.text ?? '';
}

/** Puts the style sheet in place of `import styles from '….css?inline'`, as Vite does while developing. */
export function stylesAsText(): Plugin {
  return {
    name: 'styles-as-text',
    setup: ({ onLoad, onResolve }) => {
      onResolve({ filter: /\.css\?inline$/ }, ({ path, resolveDir }) => ({
        path: join(resolveDir, path),
        namespace: 'styles-as-text',
        sideEffects: false,
      }));
      onLoad({ filter: /.*/, namespace: 'styles-as-text' }, async ({ path }) => ({
        contents: await bundled(path.replace('?inline', '')),
        loader: 'text',
      }));
    },
  };
}
