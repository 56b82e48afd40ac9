// Loads the words of one language, and of no other.

import type { Locale } from '../../io/locales.ts';
import type { Labels } from './labels.ts';

const LOADERS: Readonly<Record<Locale, () => Promise<{ readonly labels: Labels }>>> = {
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
  it: () => import('./it.ts'),
  de: () => import('./de.ts'),
  ja: () => import('./ja.ts'),
  ko: () => import('./ko.ts'),
  zh: () => import('./zh.ts'),
};

/** Loads the words of one language, and of no other. */
export async function loadLabels(locale: Locale): Promise<Labels> {
  return (await LOADERS[locale]()).labels;
}
