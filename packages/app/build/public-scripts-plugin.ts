// Shortens the scripts of the public folder, which pages load as they are, as the bundle of the screens is shortened.

import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync, type Plugin } from 'vite';

/** Returns a script without comments and spaces. */
function shorten(file: string): string {
  const { code, errors } = minifySync(file, readFileSync(file, 'utf8'));
  if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message).join('; ')}`);
  return code;
}

export function publicScriptsPlugin(): Plugin {
  let folders = { from: '', to: '' };
  return {
    name: 'public-scripts',
    apply: (_, { isSsrBuild }) => isSsrBuild !== true,
    configResolved({ publicDir, root, build: { outDir } }) {
      folders = { from: publicDir, to: join(root, outDir) };
    },
    writeBundle({ dir = folders.to }) {
      for (const name of readdirSync(folders.from).filter((one) => one.endsWith('.js'))) {
        const file = join(dir, name);
        if (existsSync(file)) writeFileSync(file, shorten(file));
      }
    },
  };
}
