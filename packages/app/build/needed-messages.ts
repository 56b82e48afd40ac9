// Finds the message sections that a module and all its imports use, by reading the sources.

import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';

const SOURCES = join(import.meta.dirname, '../src');

/** Sections on every page: `main.tsx` and `screen-parts.ts` load them. */
export const SECTIONS_OF_EVERY_PAGE: readonly string[] = ['common', 'errors', 'titles'];

/** A call of `withMessages`: what its function imports, and where its argument ends in the source. */
export interface LazyCall {
  readonly imports: readonly string[];
  readonly end: number;
}

interface Module {
  /** The modules loaded with this one: its static imports and its own dynamic ones. */
  readonly imports: readonly string[];
  readonly sections: readonly string[];
  readonly lazyCalls: readonly LazyCall[];
}

const NOTHING: Module = { imports: [], sections: [], lazyCalls: [] };

/** The calls to look for in the syntax tree; of other modules only the imports are read. */
const CALLS = /\b(?:useTranslations|needsMessages|withMessages|import)\s*\(/;

function parse(file: string, source: string) {
  const parsed = parseSync(file, source);
  const [fault] = parsed.errors;
  if (fault !== undefined) throw new SyntaxError(`${file}: ${fault.message}`);
  return parsed;
}

/** Returns the file of an import if it is one of our sources; null for packages, styles and files without messages. */
function resolveImport(specifier: string, from: string): string | null {
  if (!/\.tsx?$/.test(specifier)) return null;
  if (specifier.startsWith('#web/')) return join(SOURCES, specifier.slice(1));
  return specifier.startsWith('.') ? join(dirname(from), specifier) : null;
}

/** Returns the string literals among a call's arguments. */
function readLiterals(call: ESTree.CallExpression, file: string): string[] {
  return call.arguments.map((argument) => {
    if (argument.type === 'Literal' && typeof argument.value === 'string') return argument.value;
    throw new TypeError(`${file}: the build reads sections of messages as literals only. Name those of a variable by needsMessages('…').`);
  });
}

/** Reads the calls of a module: the sections it uses, its dynamic imports, and those inside `withMessages`. */
function readCalls(program: ESTree.Program, file: string) {
  const sections: string[] = [];
  const later: { readonly specifier: string; readonly start: number }[] = [];
  const lazyCalls: { readonly start: number; readonly end: number }[] = [];
  new Visitor({
    CallExpression(call) {
      if (call.callee.type !== 'Identifier') return;
      const { name } = call.callee;
      if (name === 'useTranslations') {
        const [section] = readLiterals(call, file);
        if (section !== undefined) sections.push(section.split('.')[0] ?? section);
      } else if (name === 'needsMessages') sections.push(...readLiterals(call, file));
      else if (name === 'withMessages') {
        const [load, ...others] = call.arguments;
        if (load === undefined || others.length > 0)
          throw new TypeError(`${file}: withMessages takes one function; the build adds the messages.`);
        lazyCalls.push({ start: load.start, end: load.end });
      }
    },
    ImportExpression({ source, start }) {
      if (source.type === 'Literal' && typeof source.value === 'string') later.push({ specifier: source.value, start });
    },
  }).visit(program);
  return { sections, later, lazyCalls };
}

function readModule(file: string): Module {
  const source = readFileSync(file, 'utf8');
  const parsed = parse(file, source);
  const { module } = parsed;
  const resolve = (specifiers: readonly string[]) => specifiers.flatMap((specifier) => resolveImport(specifier, file) ?? []);
  const imported = module.staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest }) => moduleRequest.value);
  const passedOn = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) => (moduleRequest === null || isType ? [] : [moduleRequest.value])),
  );
  if (!CALLS.test(source)) return { ...NOTHING, imports: resolve([...imported, ...passedOn]) };
  // The tree is created lazily.
  const { sections, later, lazyCalls } = readCalls(parsed.program, file);
  const isIn = (start: number) => (call: { start: number; end: number }) => call.start <= start && start < call.end;
  const own = later.filter(({ start }) => !lazyCalls.some(isIn(start)));
  return {
    imports: resolve([...imported, ...passedOn, ...own.map(({ specifier }) => specifier)]),
    sections,
    lazyCalls: lazyCalls.map((call) => ({
      imports: resolve(later.filter(({ start }) => isIn(start)(call)).map(({ specifier }) => specifier)),
      end: call.end,
    })),
  };
}

export interface MessageReader {
  /**
   * Returns the sections that files and all their imports use, in alphabetical order. Includes modules imported with `import()`, except
   * within `withMessages`, which loads its own.
   */
  listSections(files: readonly string[]): string[];
  /** Returns the calls of `withMessages` in a file, in order. */
  listLazyCalls(file: string): readonly LazyCall[];
  /** Drops a file from the cache. */
  forget(file: string): void;
}

/** Creates a reader that reads each file once, until it is dropped from the cache. */
export function createMessageReader(): MessageReader {
  const modules = new Map<string, Module>();
  function read(file: string): Module {
    const known = modules.get(file);
    if (known !== undefined) return known;
    const module = readModule(file);
    modules.set(file, module);
    return module;
  }
  return {
    listSections(files) {
      const reached = new Set(files);
      const sections = new Set<string>();
      // Iterating a set includes elements added meanwhile.
      for (const file of reached) {
        const { imports, sections: own } = read(file);
        for (const section of own) sections.add(section);
        for (const one of imports) reached.add(one);
      }
      return [...sections].filter((section) => !SECTIONS_OF_EVERY_PAGE.includes(section)).toSorted();
    },
    listLazyCalls: (file) => read(file).lazyCalls,
    forget: (file) => void modules.delete(file),
  };
}
