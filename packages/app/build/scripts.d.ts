// Types of the repository's scripts that the app uses.

declare module '*/scripts/lib/browser.js' {
  /** Returns the path of a Chromium, or undefined if there is none. */
  export function findBrowser(): Promise<string | undefined>;
}

declare module '*/scripts/lib/first-load.js' {
  /** The limit for JavaScript of the sign-in page, in bytes of gzip. */
  export const FIRST_LOAD_LIMIT: number;
  /** The size of a built file in bytes of gzip. */
  export function gzipSize(folder: string, file: string): number;
  /** Returns the scripts of the sign-in page, each with its bytes of gzip. */
  export function listFirstLoad(folder: string): Map<string, number>;
}

declare module '*/scripts/lib/set-up.js' {
  /** Builds whatever is missing or out of date. */
  export function ensureBuilt(): Promise<void>;
}

declare module '*/scripts/lib/test-report.js' {
  /** Writes a report if the plan of checks has requested one. */
  export function writeReport(report: {
    passed: number;
    failed: number;
    skipped: number;
    failures: { test: string; reason: string }[];
    unsteady: string[];
    empty: string[];
    files: { file: string; seconds: number }[];
  }): void;
}
