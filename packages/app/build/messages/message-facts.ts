// What a message needs of whoever fills it in: its arguments, its tags and the plural categories it tells apart.

import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

export interface Facts {
  /** `{name}`, with the kind of the argument: `minutes plural`. */
  readonly arguments: readonly string[];
  readonly tags: readonly string[];
  /** The categories of each plural, without exact numbers (`=0`): a language has to tell its own apart. */
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

function inner(element: MessageFormatElement): MessageFormatElement[] {
  if (element.type === TYPE.tag) return element.children;
  if (element.type === TYPE.select || element.type === TYPE.plural) return Object.values(element.options).flatMap(({ value }) => value);
  return [];
}

function everyElement(elements: readonly MessageFormatElement[]): MessageFormatElement[] {
  return elements.flatMap((element) => [element, ...everyElement(inner(element))]);
}

/** A choice among texts must be offered in every language alike. */
function nameOf(element: MessageFormatElement): string {
  const kind = KINDS[element.type];
  if (kind === undefined || !('value' in element)) return '';
  const choices = element.type === TYPE.select ? ` ${Object.keys(element.options).toSorted().join('|')}` : '';
  return `${String(element.value)} ${kind}${choices}`;
}

function distinct(values: readonly string[]): string[] {
  return [...new Set(values)].filter((value) => value !== '').toSorted();
}

/** @throws SyntaxError when the message can't be read */
export function factsOf(message: string): Facts {
  const elements = everyElement(parse(message));
  return {
    arguments: distinct(elements.map(nameOf)),
    tags: distinct(elements.map((element) => (element.type === TYPE.tag ? element.value : ''))),
    plurals: elements.flatMap((element) =>
      element.type === TYPE.plural
        ? [{ categories: Object.keys(element.options).filter((name) => !name.startsWith('=')), ordinal: element.pluralType === 'ordinal' }]
        : [],
    ),
  };
}

/** What is wrong with a message in a language, on its own. */
export function faultsOfMessage(message: string, locale: string): string[] {
  let facts: Facts;
  try {
    facts = factsOf(message);
  } catch (error) {
    return [`can't be read: ${error instanceof Error ? error.message : String(error)}`];
  }
  return facts.plurals.flatMap(({ categories, ordinal }) => {
    const own = new Intl.PluralRules(locale, { type: ordinal ? 'ordinal' : 'cardinal' }).resolvedOptions().pluralCategories;
    const missing = own.filter((category) => !categories.includes(category));
    const foreign = categories.filter((category) => !own.includes(category as Intl.LDMLPluralRule));
    return [
      ...(missing.length > 0 ? [`does not tell ${missing.join(', ')} apart`] : []),
      ...(foreign.length > 0 ? [`has ${foreign.join(', ')}, which the language has not`] : []),
    ];
  });
}

function same(one: readonly string[], other: readonly string[]): boolean {
  return one.join('\n') === other.join('\n');
}

/** What is wrong with a message beside the English one. */
export function faultsOfTranslation(message: string, { english, locale }: { english: string; locale: string }): string[] {
  const own = faultsOfMessage(message, locale);
  if (own.some((fault) => fault.startsWith("can't be read"))) return own;
  const [given, wanted] = [factsOf(message), factsOf(english)];
  return [
    ...own,
    ...(same(given.arguments, wanted.arguments)
      ? []
      : [`has the arguments ${given.arguments.join(', ')} in place of ${wanted.arguments.join(', ')}`]),
    ...(same(given.tags, wanted.tags) ? [] : [`has the tags ${given.tags.join(', ')} in place of ${wanted.tags.join(', ')}`]),
  ];
}
