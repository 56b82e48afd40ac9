// The messages of the screens, section by section: what use-intl does, with types that stay quick however many messages there are.

import type { ReactNode } from 'react';
import type { ICUArgs, ICUTags, MarkupTagsFunction, Messages, RichTagsFunction, TranslationValues } from 'use-intl';
import { useTranslations as useAnyTranslations } from 'use-intl/react';
import type { SectionName } from '#web/messages/sections.ts';

/** Every part of the messages that holds messages or further parts: `invoices`, `invoices.steps`. */
type PartOf<Words> = {
  [Name in keyof Words & string]: Words[Name] extends string ? never : Name | `${Name}.${PartOf<Words[Name]>}`;
}[keyof Words & string];

/** Every sentence of a part: `steps.send`. */
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

/** Of several sentences, what all of them want. */
type WantedByAll<Text, Tag extends TagFunction> = (Text extends string ? (wanted: Wanted<Text, Tag>) => void : never) extends (
  wanted: infer All,
) => void
  ? All
  : never;

type Flat<Type> = { [Name in keyof Type]: Type[Name] };

/** What is put into a sentence: nothing, where it has no place for anything. */
type Values<Text, Tag extends TagFunction = never> = string extends Text
  ? [values?: Record<string, TranslationValues[string] | Tag>]
  : Partial<WantedByAll<Text, Tag>> extends WantedByAll<Text, Tag>
    ? [values?: undefined]
    : [values: Flat<WantedByAll<Text, Tag>>];

/** The messages of a part. */
export interface Translator<Words> {
  <Key extends KeyOf<Words>>(key: Key, ...values: Values<At<Words, Key>>): string;
  rich<Key extends KeyOf<Words>>(key: Key, ...values: Values<At<Words, Key>, RichTagsFunction>): ReactNode;
  markup<Key extends KeyOf<Words>>(key: Key, ...values: Values<At<Words, Key>, MarkupTagsFunction>): string;
  has(key: KeyOf<Words>): boolean;
}

type UseTranslations = <Name extends PartOf<Messages>>(section: Name) => Translator<At<Messages, Name>>;

/**
 * The messages of a section, or of a part of one. A key that it does not have does not compile. The section is a literal: the build reads
 * which ones a page needs, and loads them with it.
 * @example const words = useTranslations('invoices.steps'); words('send')
 */
export const useTranslations = useAnyTranslations as unknown as UseTranslations;

/**
 * Says that a module needs sections of messages which it does not ask for by `useTranslations`: it finds texts by keys that it puts together,
 * or shows something that another module loads.
 * @example needsMessages('lists', 'names');
 */
export function needsMessages(..._sections: readonly SectionName[]): void {}

/** All messages that are loaded. A module that uses them says by `needsMessages` which ones it needs. */
export const useLoadedTranslations = useAnyTranslations as unknown as () => Translator<Messages>;
