// The words of the screens: which sections there are, and the shape that every language gives them.

import type {} from 'use-intl';
import type { Translated } from '#contract/words/catalogue.ts';
import type { common } from './en/common.ts';
import type { signIn } from './en/sign-in.ts';

/** The English words, by section; a section's file has its name in kebab-case. */
export interface Sections {
  readonly common: typeof common;
  readonly signIn: typeof signIn;
}

export type SectionName = keyof Sections;

/** One section in another language. */
export type Section<Name extends SectionName> = Translated<Sections[Name]>;

declare module 'use-intl' {
  interface AppConfig {
    Messages: Sections;
  }
}
