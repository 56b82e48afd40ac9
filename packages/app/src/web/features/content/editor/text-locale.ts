// The language of the text that is edited, for its parts.

import { createContext } from 'react';
import type { Locale } from '#contract/platform/locales.ts';

export const TextLocale = createContext<Locale>('en');
