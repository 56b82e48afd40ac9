// What the setup of a test project provides to its tests: the source of their databases.

/** An empty, up-to-date database to copy: a file with a dump of the embedded engine, or a template on a server. */
export type Databases =
  | { readonly engine: 'pglite'; readonly dump: string }
  | { readonly engine: 'postgresql'; readonly url: string; readonly template: string; readonly strategy: CopyStrategy };

/** How PostgreSQL copies a template: whole files are faster, but each copy waits until what is written so far is on the disk. */
export type CopyStrategy = 'file_copy' | 'wal_log';

declare module 'vitest' {
  export interface ProvidedContext {
    databases: Databases;
  }
}
