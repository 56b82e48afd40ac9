// The facts that translations of a message must match: its arguments, its tags and its plural categories.

import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

export interface Facts {
  /** `{name}`, with the type of the argument: `minutes plural`. */
  readonly arguments: readonly string[];
  readonly tags: readonly string[];
  /** The categories of each plural, without exact numbers (`=0`): each language needs its own. */
  readonly plurals: readonly { readonly categories: readonly string[]; readonly ordinal: boolean }[];
}

const KINDS: Partial<Record<TYPE, string>> = {
  [TYPE.argument]: 'text',
  [TYPE.number]: 'number',
  [TYPE.date]: 'date',
  [TYPE.time]: 'time',
  [TYPE.select]: 'select',
  [TYPE.plural]: 'plural',
};

function listChildren(element: MessageFormatElement): MessageFormatElement[] {
  if (element.type === TYPE.tag) return element.children;
  if (element.type === TYPE.select || element.type === TYPE.plural) return Object.values(element.options).flatMap(({ value }) => value);
  return [];
}

function listElements(elements: readonly MessageFormatElement[]): MessageFormatElement[] {
  return elements.flatMap((element) => [element, ...listElements(listChildren(element))]);
}

/** Describes an argument; the options of a select must be the same in every language. */
function describeArgument(element: MessageFormatElement): string {
  const kind = KINDS[element.type];
  if (kind === undefined || !('value' in element)) return '';
  const choices = element.type === TYPE.select ? ` ${Object.keys(element.options).toSorted().join('|')}` : '';
  return `${String(element.value)} ${kind}${choices}`;
}

function sortDistinct(values: readonly string[]): string[] {
  return [...new Set(values)].filter((value) => value !== '').toSorted();
}

/** @throws SyntaxError when the message can't be parsed */
export function parseFacts(message: string): Facts {
  const elements = listElements(parse(message));
  return {
    arguments: sortDistinct(elements.map(describeArgument)),
    tags: sortDistinct(elements.map((element) => (element.type === TYPE.tag ? element.value : ''))),
    plurals: elements.flatMap((element) =>
      element.type === TYPE.plural
        ? [{ categories: Object.keys(element.options).filter((name) => !name.startsWith('=')), ordinal: element.pluralType === 'ordinal' }]
        : [],
    ),
  };
}

function findPluralFaults({ categories, ordinal }: Facts['plurals'][number], locale: string): string[] {
  const own = new Intl.PluralRules(locale, { type: ordinal ? 'ordinal' : 'cardinal' }).resolvedOptions().pluralCategories;
  const missing = own.filter((category) => !categories.includes(category));
  const foreign = categories.filter((category) => !own.includes(category as Intl.LDMLPluralRule));
  const forms = `the plural forms of ${locale} are ${own.toSorted().join(', ')}`;
  return [
    ...(missing.length > 0 ? [`lacks ${missing.join(', ')}: ${forms}`] : []),
    ...(foreign.length > 0 ? [`has ${foreign.join(', ')}: ${forms}`] : []),
  ];
}

/** Returns the faults of a message in a language, without comparison. */
export function findMessageFaults(message: string, locale: string): string[] {
  try {
    return parseFacts(message).plurals.flatMap((plural) => findPluralFaults(plural, locale));
  } catch (error) {
    return [`can't be read as ICU MessageFormat: ${error instanceof Error ? error.message : String(error)}`];
  }
}

function listOrNone(values: readonly string[]): string {
  return values.length === 0 ? 'none' : values.join(', ');
}

/** Returns the faults of a translation compared with the English message, which must be valid. */
export function findTranslationFaults(message: string, { english, locale }: { english: string; locale: string }): string[] {
  const faults = findMessageFaults(message, locale);
  if (faults.some((fault) => fault.startsWith("can't be read"))) return faults;
  const [given, wanted] = [parseFacts(message), parseFacts(english)];
  const differs = (one: readonly string[], other: readonly string[]) => one.join('\n') !== other.join('\n');
  const compare = (what: string, own: readonly string[], other: readonly string[]) =>
    differs(own, other) ? [`has the ${what} ${listOrNone(own)}; English has ${listOrNone(other)}`] : [];
  return [...faults, ...compare('arguments', given.arguments, wanted.arguments), ...compare('tags', given.tags, wanted.tags)];
}
