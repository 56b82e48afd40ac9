// What was given on the command line, read by name and type; a wrong value ends the command as wrong use.

import { choiceFailure } from './choice-failure.ts';
import { usageFailure } from './failure.ts';

type Given = string | boolean | readonly string[] | undefined;

/** The options and arguments of one call, under their camelCase names: `--with` is `with`, `-o, --output` is `output`. */
export class Options {
  readonly #given: Readonly<Record<string, unknown>>;

  constructor(given: Readonly<Record<string, unknown>>) {
    this.#given = given;
  }

  /** Whether the option was given at all. */
  has(name: string): boolean {
    return this.#read(name) !== undefined;
  }

  text(name: string): string | undefined {
    const value = this.#read(name);
    return typeof value === 'string' ? value : undefined;
  }

  /** The value of an option that the command can't do without. */
  required(name: string): string {
    const value = this.text(name);
    if (value === undefined) throw usageFailure('missing_option', `${flagOf(name)} is required; see --help`);
    return value;
  }

  /** All values of a repeatable option, also those joined by commas: `--fields a,b --fields c`. */
  texts(name: string): readonly string[] {
    const value = this.#read(name);
    const values = typeof value === 'string' ? [value] : Array.isArray(value) ? value.filter((part) => typeof part === 'string') : [];
    const pieces = values.flatMap((part) => part.split(',').map((piece) => piece.trim())).filter((piece) => piece !== '');
    if (pieces.length === 0 && values.length > 0)
      throw usageFailure('missing_value', `${flagOf(name)} has no value; give at least one, or leave it out`);
    return pieces;
  }

  /** All values exactly as they were given, commas and all: the files of `merge FILE…`. */
  words(name: string): readonly string[] {
    const value = this.#read(name);
    return Array.isArray(value) ? value.filter((part) => typeof part === 'string') : [];
  }

  switch(name: string): boolean {
    return this.#read(name) === true;
  }

  /** A whole number within bounds, both included. */
  wholeNumber(name: string, bounds: { readonly minimum: number; readonly maximum: number }): number | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const value = /^\d{1,16}$/.test(text) ? Number(text) : Number.NaN;
    if (!(value >= bounds.minimum && value <= bounds.maximum)) {
      throw usageFailure(
        'invalid_option',
        `${flagOf(name)} expects a whole number from ${bounds.minimum} to ${bounds.maximum}, not "${text}"`,
      );
    }
    return value;
  }

  /** One of a few words; commander has checked it, tests and defaults have not. */
  oneOf<T extends string>(name: string, allowed: readonly T[]): T | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const found = allowed.find((word) => word === text);
    if (found === undefined) throw choiceFailure(flagOf(name), text, allowed);
    return found;
  }

  #read(name: string): Given {
    return this.#given[name] as Given;
  }
}

/** `hostFamilyId` → `--host-family-id`. */
export function flagOf(name: string): string {
  return `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
