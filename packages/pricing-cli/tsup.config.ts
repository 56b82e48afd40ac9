// The command as a folder of few files: one a command, each whole in itself, because at start-up every file counts.

import fs, { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'esbuild';
import { defineConfig } from 'tsup';

const core = fileURLToPath(new URL('../pricing-core/src/', import.meta.url));

/** What is loaded only when needed, and big or slow enough to be a file of its own. Other dynamic imports stay within their command. */
const files: Readonly<Record<string, string>> = {
  main: 'src/main.ts',
  cli: 'src/cli.ts',
  worker: 'src/stream/worker.ts',
  ...entries('src/commands', 'command'),
  'csv-records': 'src/io/csv-records.ts',
  'json-places': 'src/io/json-places.ts',
  'output-file': 'src/io/output-file.ts',
  xlsx: 'src/print/xlsx.ts',
  ...entries('../pricing-core/src/locales', 'locale', /^[a-z]{2}\.ts$/),
};

function entries(folder: string, prefix: string, names = /^[\w-]+\.ts$/): Record<string, string> {
  const modules = readdirSync(new URL(`${folder}/`, import.meta.url)).filter((name) => names.test(name));
  return Object.fromEntries(modules.map((name) => [`${prefix}-${basename(name, '.ts')}`, `${folder}/${name}`]));
}

export default defineConfig({
  entry: { ...files },
  format: ['esm'],
  platform: 'node',
  target: 'node20',
  splitting: false,
  noExternal: [/.*/],
  removeNodeProtocol: false,
  esbuildPlugins: [filesOfTheirOwn(), pastTheDoor(), builtinsOfCommander(), leanFileSystem(), nativeHash()],
  esbuildOptions: (options) => {
    options.conditions = ['@hosted-stay/source', 'module'];
    options.mainFields = ['module', 'main'];
    options.minifyWhitespace = true;
    options.minifySyntax = true;
    options.legalComments = 'none';
  },
});

/** A dynamic import of one of {@link files} is left to be made when the program runs, from the file beside it. */
function filesOfTheirOwn(): Plugin {
  const byModule = new Map(Object.entries(files).map(([name, path]) => [fileURLToPath(new URL(path, import.meta.url)), `./${name}.js`]));
  return {
    name: 'files-of-their-own',
    setup: ({ onResolve, resolve }) => {
      onResolve({ filter: /^[.@]/ }, async ({ path, kind, resolveDir, pluginData }) => {
        if (kind !== 'dynamic-import' || pluginData === 'asked') return undefined;
        const found = await resolve(path, { kind, resolveDir, pluginData: 'asked' });
        const file = byModule.get(found.path);
        return file === undefined ? found : { path: file, external: true };
      });
    },
  };
}

/**
 * Imports from the engine's one door become imports from the modules behind it: through the door every command would hold the whole
 * engine, and `counts` would load what reads price books.
 */
function pastTheDoor(): Plugin {
  return {
    name: 'past-the-door',
    setup: ({ onLoad }) => {
      const modules = modulesByName();
      onLoad({ filter: /pricing-cli\/src\/.*\.ts$/ }, async ({ path }) => {
        const code = await readFile(path, 'utf8');
        const imports = /^import \{([^}]*)\} from '@hosted-stay\/pricing-core';/gm;
        return { loader: 'ts', contents: code.replace(imports, (_, names) => directImports(names, modules)) };
      });
    },
  };
}

/** Which module of the engine each public name comes from. */
function modulesByName(): ReadonlyMap<string, string> {
  const door = readFileSync(`${core}index.ts`, 'utf8');
  const exports = [...door.matchAll(/^export (?:type )?\{([^}]*)\} from '\.\/([^']+)';/gm)];
  return new Map(exports.flatMap(([, names = '', module = '']) => namesIn(names).map((name) => [name, module] as const)));
}

function directImports(names: string, modules: ReadonlyMap<string, string>): string {
  const values = names.split(',').filter((name) => !/^\s*type\s/.test(name));
  const imports = namesIn(values.join(',')).map((name) => {
    const module = modules.get(name);
    if (module === undefined) throw new Error(`the engine exports no "${name}"`);
    return `import { ${name} } from '${core}${module}';`;
  });
  return imports.join('');
}

function namesIn(list: string): string[] {
  return list
    .split(',')
    .map((name) => name.replace(/^\s*(?:type\s+)?/, '').trim())
    .filter((name) => name !== '');
}

/**
 * commander is CommonJS and asks for Node's modules by `require`, which an ES module has not. `child_process` and `fs`, of which it wants
 * only what we never use (subcommands as programs of their own), would take longer to load than all of commander.
 */
function builtinsOfCommander(): Plugin {
  const contents: Readonly<Record<string, string>> = {
    'node:process': 'module.exports = globalThis.process',
    'node:child_process': 'module.exports = {}',
    'node:fs': 'module.exports = {}',
  };
  return {
    name: 'builtins-of-commander',
    setup: ({ onLoad, onResolve }) => {
      onResolve({ filter: /^node:/ }, ({ path, kind }) => (kind === 'require-call' ? { path, namespace: 'builtin' } : undefined));
      onLoad({ filter: /.*/, namespace: 'builtin' }, ({ path }) => ({
        contents: contents[path] ?? `export * from '${path}'`,
        loader: 'js',
      }));
    },
  };
}

/**
 * `import … from 'node:fs'` makes Node look at every property of the module, and so load all its streams and promises, which takes
 * longer than reading a price book. A `require` does not.
 */
function leanFileSystem(): Plugin {
  const plain = Object.entries(Object.getOwnPropertyDescriptors(fs)).filter(([, { value }]) => typeof value === 'function');
  const contents = `import { createRequire } from 'node:module';
export const { ${plain.map(([name]) => name).join(', ')} } = createRequire(import.meta.url)('node:fs');`;
  return {
    name: 'lean-file-system',
    setup: ({ onLoad, onResolve }) => {
      onResolve({ filter: /^node:fs$/ }, ({ path, kind, importer }) =>
        kind === 'import-statement' && importer.includes('/pricing-cli/src/') ? { path, namespace: 'lean' } : undefined,
      );
      onLoad({ filter: /.*/, namespace: 'lean' }, () => ({ contents, loader: 'js' }));
    },
  };
}

/**
 * The engine hashes in plain JavaScript, so that it does in any browser; a process has the same function made natively, which is quicker
 * to start and for long books by far.
 */
function nativeHash(): Plugin {
  const contents = `import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
export const sha256Hex = (text) => require('node:crypto').createHash('sha256').update(text).digest('hex');`;
  return {
    name: 'native-hash',
    setup: ({ onLoad, onResolve }) => {
      onResolve({ filter: /\/sha-256\.ts$/ }, ({ path }) => ({ path, namespace: 'native' }));
      onLoad({ filter: /.*/, namespace: 'native' }, () => ({ contents, loader: 'js' }));
    },
  };
}
