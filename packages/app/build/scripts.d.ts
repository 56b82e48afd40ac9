// The types of scripts of the repository that the app uses.

declare module '*/scripts/lib/browser.js' {
  /** The path of a Chromium, or undefined where there is none. */
  export function findBrowser(): Promise<string | undefined>;
}

declare module '*/scripts/lib/first-load.js' {
  /** How much JavaScript the sign-in page may load, in bytes of gzip. */
  export const FIRST_LOAD_LIMIT: number;
  /** The size of a built file in bytes of gzip. */
  export function gzipSize(folder: string, file: string): number;
  /** The scripts of the sign-in page, each with its bytes of gzip. */
  export function listFirstLoad(folder: string): Map<string, number>;
}

declare module '*/scripts/lib/set-up.js' {
  /** Builds what is not yet, or no longer, built from the sources as they are. */
  export function ensureBuilt(): Promise<void>;
}

declare module '*/scripts/lib/test-report.js' {
  /** Writes a report when the plan of checks has asked for one. */
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
