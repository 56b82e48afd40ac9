// The type of a script of the repository: which Chromium to use.

declare module '*/scripts/lib/browser.js' {
  /** The path of a Chromium, or undefined where there is none. */
  export function findBrowser(): Promise<string | undefined>;
}
