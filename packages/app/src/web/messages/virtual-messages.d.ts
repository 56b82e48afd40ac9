// Where the messages of the screens are, which the bundler finds (`build/messages-plugin.ts`).

declare module 'virtual:messages' {
  /** What loads a file of messages, by its path. */
  export type MessageFiles = Readonly<Record<string, () => Promise<{ readonly default: unknown }>>>;

  /** By language; what finds the files of one is loaded when somebody reads it. */
  export const LANGUAGES: Readonly<Record<import('#contract/platform/locales.ts').Locale, () => Promise<{ readonly FILES: MessageFiles }>>>;
}
