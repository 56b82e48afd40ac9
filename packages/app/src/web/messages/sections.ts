// The messages of the screens by section, as the compiler knows them: what keys there are, and what arguments each message takes.

import type {} from 'use-intl';
import type { SharedMessages } from '#contract/messages/english.types.ts';
import type { WebMessages } from './english.types.ts';

/** The English messages, by section; the file of a section has its name in kebab-case. Those that the server answers with are the server's. */
export interface Sections extends WebMessages, Omit<SharedMessages, 'answers'> {}

export type SectionName = keyof Sections;

declare module 'use-intl' {
  interface AppConfig {
    Messages: Sections;
  }
}
