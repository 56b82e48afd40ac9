// The words that server and screens share, and the shape that every other language has to have.

import { answers } from './en/answers.ts';
import { lists } from './en/lists.ts';
import { names } from './en/names.ts';
import { refusals } from './en/refusals.ts';
import { suits } from './en/suits.ts';
import { tags } from './en/tags.ts';
import { trail } from './en/trail.ts';
import { validation } from './en/validation.ts';

export const english = { answers, lists, names, refusals, suits, tags, trail, validation } as const;

/** A catalogue in another language: the same keys, any text. */
export type Translated<Words> = Words extends string ? string : { readonly [Key in keyof Words]: Translated<Words[Key]> };

export type SharedWords = Translated<typeof english>;
