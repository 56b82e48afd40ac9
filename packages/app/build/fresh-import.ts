// Imports source files into the program that bundles, as they are now: Node itself keeps what it has imported once, faulty or not.

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

/** Imports a file together with the sources that it imports, each as it was at the last call of `forgetImports`. */
export async function importFresh<Module>(file: string): Promise<Module> {
  return await import(`${pathToFileURL(file).href}?version=${version}`);
}

/** Has sources be read anew; called with the path of a file that has changed. */
export function forgetImports(path: string): void {
  if (SOURCE.test(path.split(sep).join('/'))) version += 1;
}
