// The messages of the screens by section: use-intl with types that stay fast with any number of messages.

import type { ReactNode } from 'react';
import type { ICUArgs, ICUTags, MarkupTagsFunction, Messages, RichTagsFunction, TranslationValues } from 'use-intl';
import { useTranslations as useAnyTranslations } from 'use-intl/react';
import type { SectionName } from '#web/messages/sections.ts';

/** All sections and nested sections of the messages: `invoices`, `invoices.steps`. */
type PartOf<Words> = {
  [Name in keyof Words & string]: Words[Name] extends string ? never : Name | `${Name}.${PartOf<Words[Name]>}`;
}[keyof Words & string];

/** All message keys of a section: `steps.send`. */
type KeyOf<Words> = {
  [Name in keyof Words & string]: Words[Name] extends string ? Name : `${Name}.${KeyOf<Words[Name]>}`;
}[keyof Words & string];

type At<Words, Path> = Path extends `${infer First}.${infer Rest}`
  ? First extends keyof Words
    ? At<Words[First], Rest>
    : never
  : Path extends keyof Words
    ? Words[Path]
    : never;

interface Kinds {
  ICUArgument: string;
  ICUNumberArgument: number | bigint;
  ICUDateArgument: Date;
}

type TagFunction = RichTagsFunction | MarkupTagsFunction;

type Wanted<Text extends string, Tag extends TagFunction> = ICUArgs<Text, Kinds> & ([Tag] extends [never] ? unknown : ICUTags<Text, Tag>);

/** For a union of messages, the values that all of them need. */
type WantedByAll<Text, Tag extends TagFunction> = (Text extends string ? (wanted: Wanted<Text, Tag>) => void : never) extends (
  wanted: infer All,
) => void
  ? All
  : never;

type Flat<Type> = { [Name in keyof Type]: Type[Name] };

/** The values of a message; none if it has no placeholders. */
type Values<Text, Tag extends TagFunction = never> = string extends Text
  ? [values?: Record<string, TranslationValues[string] | Tag>]
  : Partial<WantedByAll<Text, Tag>> extends WantedByAll<Text, Tag>
    ? [values?: undefined]
    : [values: Flat<WantedByAll<Text, Tag>>];

/** The translator of a section. */
export interface Translator<Words> {
  <Key extends KeyOf<Words>>(key: Key, ...values: Values<At<Words, Key>>): string;
  rich<Key extends KeyOf<Words>>(key: Key, ...values: Values<At<Words, Key>, RichTagsFunction>): ReactNode;
  markup<Key extends KeyOf<Words>>(key: Key, ...values: Values<At<Words, Key>, MarkupTagsFunction>): string;
  has(key: KeyOf<Words>): boolean;
}

type UseTranslations = <Name extends PartOf<Messages>>(section: Name) => Translator<At<Messages, Name>>;

/**
 * Returns the messages of a section or nested section. An unknown key doesn't compile. The section must be a literal: the build finds the
 * sections of each page, and loads them with it.
 * @example const words = useTranslations('invoices.steps'); words('send')
 */
export const useTranslations = useAnyTranslations as unknown as UseTranslations;

/**
 * Declares sections of messages that a module needs without `useTranslations`: because it builds keys dynamically, or shows something that
 * another module loads.
 * @example needsMessages('lists', 'names');
 */
export function needsMessages(..._sections: readonly SectionName[]): void {}

/** Returns all loaded messages. A module that uses them declares the sections with `needsMessages`. */
export const useLoadedTranslations = useAnyTranslations as unknown as () => Translator<Messages>;
