// The languages that the server's sentences have been translated into; what one of them lacks is said in English.

import type { Locale } from '#contract/platform/locales.ts';
import type { ServerWords, Unfinished } from './catalogue.ts';
import { de } from './de.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import { ko } from './ko.ts';
import { zh } from './zh.ts';

/** By language, the same sections as in English: `fr: { answers, refusals, validation, mails }`. */
export const LANGUAGES: Readonly<Record<Exclude<Locale, 'en'>, Unfinished<ServerWords>>> = { de, es, fr, it, ja, ko, zh };
