// The style sheet as one small file, for pages and, as text, for shadow roots.

import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';

/** The first browsers that know `light-dark()`: nothing needs to be rewritten for older ones. */
export const BROWSERS = ['chrome123', 'edge123', 'firefox120', 'safari17.5'];

const folder = fileURLToPath(new URL('..', import.meta.url));

let made: Promise<string> | undefined;

/** `src/styles.css` with all its imports, minified. */
export function bundledStyles(): Promise<string> {
  made ??= bundle();
  return made;
}

async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [`${folder}src/styles.css`],
    bundle: true,
    minify: true,
    write: false,
    target: BROWSERS,
  });
  return outputFiles[0]?.text ?? '';
}

/** Puts the style sheet in place of `import styles from '….css?inline'`, as Vite does while developing. */
export function stylesAsText(): Plugin {
  return {
    name: 'styles-as-text',
    setup: ({ onLoad, onResolve }) => {
      onResolve({ filter: /styles\.css\?inline$/ }, ({ path }) => ({ path, namespace: 'styles-as-text', sideEffects: false }));
      onLoad({ filter: /.*/, namespace: 'styles-as-text' }, async () => ({ contents: await bundledStyles(), loader: 'text' }));
    },
  };
}
