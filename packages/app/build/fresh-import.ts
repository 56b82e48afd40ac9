// Imports the current version of source files into the bundling process: Node caches every import, also a failed one.

import { registerHooks } from 'node:module';
import { sep } from 'node:path';
import { pathToFileURL } from 'node:url';

const SOURCE = /\/packages\/[\w-]+\/src\/[^?]+\.tsx?$/;

let version = 0;

registerHooks({
  resolve(specifier, context, next) {
    const resolved = next(specifier, context);
    const marked = context.parentURL?.match(/\?version=\d+$/)?.[0];
    return marked !== undefined && SOURCE.test(resolved.url) ? { ...resolved, url: resolved.url + marked } : resolved;
  },
});

/** Imports a file with the sources that it imports, each as it was at the last call of `forgetImports`. */
export async function importFresh<Module>(file: string): Promise<Module> {
  return await import(`${pathToFileURL(file).href}?version=${version}`);
}

/** Makes sources be read again; called with the path of a changed file. */
export function forgetImports(path: string): void {
  if (SOURCE.test(path.split(sep).join('/'))) version += 1;
}
