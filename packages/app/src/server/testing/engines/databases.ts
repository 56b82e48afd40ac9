// What the set-up of a test project tells its tests: where their databases come from.

/** An empty, up-to-date database to copy: a file with a dump of the embedded engine, or a template on a server. */
export type Databases =
  | { readonly engine: 'pglite'; readonly dump: string }
  | { readonly engine: 'postgresql'; readonly url: string; readonly template: string };

declare module 'vitest' {
  export interface ProvidedContext {
    databases: Databases;
  }
}
