// What parents, families and coordinators write to each other, by the stage of a stay. The texts are in one file for each language.

import type { Locale } from '#contract/platform/locales.ts';
import type { DemoFile } from './conversation-world.ts';
import de from './texts/de.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };
import es from './texts/es.json' with { type: 'json' };
import families from './texts/families.json' with { type: 'json' };
import fr from './texts/fr.json' with { type: 'json' };
import it from './texts/it.json' with { type: 'json' };
import ja from './texts/ja.json' with { type: 'json' };
import ko from './texts/ko.json' with { type: 'json' };
import zh from './texts/zh.json' with { type: 'json' };

/** A text, or alternatives to it: lists of conversations would show the same line again and again. */
type Text = string | readonly string[];

type Lines = Readonly<Record<string, readonly Text[]>>;

interface LocaleTexts {
  readonly parent: Lines;
  readonly coordinator: Lines;
  /** The user and staff in turns. */
  readonly support: Readonly<Record<string, readonly string[]>>;
  readonly group?: readonly string[];
}

/** The texts of parents, and of staff who write to them, in the parents' language. */
export const TEXTS: Readonly<Record<Locale, LocaleTexts>> = { en, fr, es, it, de, ja, ko, zh };

/** The texts of families, who write English. */
const FAMILY_TEXTS: Lines = families;

export type Speaker = 'parent' | 'host' | 'coordinator';

export interface Turn {
  readonly by: Speaker;
  /** Minutes after the turn before. */
  readonly after: number;
  readonly file?: DemoFile;
  /** The place of the quoted turn in its scene. */
  readonly repliesTo?: number;
  /** Taken back a minute later; it has no text. */
  readonly isWithdrawn?: true;
}

const parent = (after: number, more: Omit<Turn, 'by' | 'after'> = {}): Turn => ({ by: 'parent', after, ...more });
const host = (after: number, more: Omit<Turn, 'by' | 'after'> = {}): Turn => ({ by: 'host', after, ...more });
const coordinator = (after: number): Turn => ({ by: 'coordinator', after });

/** The turns of each scene. */
export const SCENES = {
  room: [parent(12), host(41, { file: 'bedroom' }), parent(18)],
  food: [parent(16), host(35), parent(22, { repliesTo: 1 })],
  pets: [parent(9), host(52), parent(14)],
  considering: [host(4)],
  sorry: [host(0)],
  thanks: [host(24), parent(95), parent(2, { isWithdrawn: true })],
  rules: [host(31, { file: 'rules' }), parent(160)],
  garden: [host(45, { file: 'garden' }), parent(70, { repliesTo: 0 })],
  arrival: [parent(0), host(47), parent(21, { repliesTo: 1 })],
  luggage: [parent(0), host(66)],
  'first-day': [host(0), parent(25), host(1290), parent(38)],
  jacket: [parent(0), host(72), parent(15, { repliesTo: 1 })],
  goodbye: [host(0), parent(110)],
  scarf: [host(0), parent(48, { repliesTo: 0 })],
  cancelled: [parent(0), host(26)],
  change: [parent(8), coordinator(34)],
  hello: [coordinator(0)],
  directly: [host(0)],
} as const satisfies Readonly<Record<string, readonly Turn[]>>;

export type SceneName = keyof typeof SCENES;

/**
 * Returns the texts of a speaker in a scene, in the order of the turns.
 * @param variant which of the alternatives; they begin again after the last
 */
export function listTexts(scene: SceneName, speaker: Speaker, { locale, variant }: { locale: Locale; variant: number }): readonly string[] {
  const texts = speaker === 'host' ? FAMILY_TEXTS[scene] : TEXTS[locale][speaker][scene];
  return (texts ?? []).map((text) => (typeof text === 'string' ? text : (text[variant % text.length] ?? '')));
}

/** Replaces `{name}` by the value of that name. */
export function fillIn(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
