// Names of host families: stored as the surname alone, shown as a localized title.

import type { Locale } from '#contract/platform/locales.ts';

/** The stored placeholder of a family that no longer has a name. */
const NUMBERED_NAME = /^(?:#|Host family )(\d+)$/;

/** The format in older price books. Published books never change, so it must still be read. */
const TITLED_NAME = /^The (.+) family$/;

const TITLES: Readonly<Record<Locale, string>> = {
  en: 'The {name} family',
  fr: 'Famille {name}',
  es: 'Familia {name}',
  it: 'Famiglia {name}',
  de: 'Familie {name}',
  ja: '{name}家',
  ko: '{name} 가족',
  zh: '{name}家庭',
};

const NAMELESS_TITLES: Readonly<Record<Locale, string>> = {
  en: 'Host family {id}',
  fr: 'Famille d’accueil {id}',
  es: 'Familia anfitriona {id}',
  it: 'Famiglia ospitante {id}',
  de: 'Gastfamilie {id}',
  ja: 'ホストファミリー {id}',
  ko: '호스트 가정 {id}',
  zh: '寄宿家庭 {id}',
};

/**
 * Converts a name from any price book, old or new, to the current stored format.
 * @example toStoredName('The Byrne family') // 'Byrne'
 */
export function toStoredName(name: string): string {
  const [, id] = NUMBERED_NAME.exec(name) ?? [];
  return id === undefined ? (TITLED_NAME.exec(name)?.[1] ?? name) : `#${id}`;
}

/** @example toFamilyTitle('Byrne', 'fr') // 'Famille Byrne' */
export function toFamilyTitle(name: string, locale: Locale): string {
  const kept = toStoredName(name);
  const [, id] = NUMBERED_NAME.exec(kept) ?? [];
  return id === undefined ? TITLES[locale].replace('{name}', () => kept) : NAMELESS_TITLES[locale].replace('{id}', id);
}

interface NamedFamily {
  readonly id: number;
  readonly name: string;
}

/** Replaces the stored names in a price book's catalogue by localized titles. */
export function addFamilyTitles<C extends { readonly hostFamilies: readonly NamedFamily[] }>(catalogue: C, locale: Locale): C {
  return { ...catalogue, hostFamilies: catalogue.hostFamilies.map((family) => ({ ...family, name: toFamilyTitle(family.name, locale) })) };
}
