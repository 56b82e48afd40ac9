// What a host family is called: by its surname alone wherever names are kept, and in words where people read them.

import type { Locale } from '#contract/platform/locales.ts';

/** What stands for the name of a family that has none any more. */
const NUMBERED_NAME = /^(?:#|Host family )(\d+)$/;

/** As price books were published before they kept the surname alone; a published book never changes. */
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
 * A name as any price book has it, of today or older, as it is kept today.
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

/** The names of a price book as they are read in a language. */
export function addFamilyTitles<C extends { readonly hostFamilies: readonly NamedFamily[] }>(catalogue: C, locale: Locale): C {
  return { ...catalogue, hostFamilies: catalogue.hostFamilies.map((family) => ({ ...family, name: toFamilyTitle(family.name, locale) })) };
}
