// Which font each character is set in: Latin, Greek and Cyrillic in one, and the scripts of East Asia each in its own, loaded when needed.

import { EMOJI_FILE, type FontFile } from '../font-files.ts';
import { type Coverage, coverageOf } from './coverage.ts';

/** A font that has been read. */
export interface Face {
  readonly file: FontFile | typeof EMOJI_FILE;
  readonly bytes: Uint8Array;
  readonly covers: Coverage;
}

/** A stretch of text in one font; null where no font has its characters. */
export interface Run {
  readonly text: string;
  readonly face: Face | null;
}

export interface Faces {
  /** Every font that was read. */
  readonly all: readonly Face[];
  runs(text: string, weight: 'regular' | 'bold'): Run[];
}

type AsianFile = 'noto-sans-jp-regular.ttf' | 'noto-sans-kr-regular.ttf' | 'noto-sans-sc-regular.ttf';

const JAPANESE = 'noto-sans-jp-regular.ttf';
const KOREAN = 'noto-sans-kr-regular.ttf';
const CHINESE = 'noto-sans-sc-regular.ttf';
const BY_LANGUAGE: Readonly<Record<string, AsianFile>> = { ja: JAPANESE, ko: KOREAN, zh: CHINESE };

/** What the fonts of East Asia may have and the Latin one has not; for anything else they are not even asked. */
const ASIAN =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\u2010-\u2bff\u2e80-\u33ff\ufe10-\ufe6f\uff00-\uffef]/u;

/** What the emoji font may have; Han characters in circles, which are emoji too, are left to the fonts of East Asia. */
const EMOJI = /[\p{Extended_Pictographic}\p{Regional_Indicator}]/u;
const CIRCLED_HAN = /[\u3200-\u32ff]/u;

interface Need {
  readonly texts: readonly string[];
  /** BCP 47 language of the document: it decides how a character is drawn that two scripts share. */
  readonly language: string;
  read(file: FontFile): Promise<Uint8Array>;
  /** Reads the emoji font; without this, emoji are characters that no font has. */
  readEmoji?(): Promise<Uint8Array>;
}

/** Reads the fonts that the texts need, and no other. */
export async function facesFor({ texts, language, read, readEmoji }: Need): Promise<Faces> {
  const open = async (file: FontFile): Promise<Face> => toFace(file, await read(file));
  const [regular, bold] = await Promise.all([open('noto-sans-regular.ttf'), open('noto-sans-semibold.ttf')]);
  const needsEmoji =
    readEmoji !== undefined && texts.some((text) => [...text].some((character) => isEmoji(character) && !has(regular, character)));
  const emoji = needsEmoji ? toFace(EMOJI_FILE, await readEmoji()) : null;
  const isElsewhere = (character: string) => has(regular, character) || (emoji !== null && isEmoji(character) && has(emoji, character));
  const asian = new Map<AsianFile, Face>();
  for (const text of new Set(texts)) {
    const missing = [...text].filter((character) => !isElsewhere(character) && ASIAN.test(character));
    for (const file of preferred(missing.join(''), language)) {
      if (missing.every((character) => [...asian.values()].some((face) => has(face, character)))) break;
      if (!asian.has(file)) asian.set(file, await open(file));
    }
  }
  return {
    all: [regular, bold, ...(emoji === null ? [] : [emoji]), ...asian.values()],
    runs: (text, weight) => {
      const base = weight === 'bold' ? bold : regular;
      return runsOf(text, { base, emoji, others: asianFaces(text, { asian, language, isElsewhere }) });
    },
  };
}

function toFace(file: Face['file'], bytes: Uint8Array): Face {
  return { file, bytes, covers: coverageOf(bytes) };
}

function isEmoji(character: string): boolean {
  return EMOJI.test(character) && !CIRCLED_HAN.test(character);
}

/** The characters of texts that no font has. */
export function missingCharacters(texts: readonly string[], faces: Faces): string[] {
  const missing = texts.flatMap((text) => faces.runs(text, 'regular').filter(({ face }) => face === null));
  return [...new Set(missing.map(({ text }) => text))];
}

function has(face: Face, character: string): boolean {
  return face.covers(character.codePointAt(0) ?? 0);
}

/** Kana are Japanese and Hangul is Korean whatever the document is; Han characters follow its language. */
function preferred(text: string, language: string): AsianFile[] {
  const own = BY_LANGUAGE[language.slice(0, 2)];
  const first = /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text) ? JAPANESE : /\p{Script=Hangul}/u.test(text) ? KOREAN : own;
  return [...new Set([...(first === undefined ? [] : [first]), ...(own === undefined ? [] : [own]), JAPANESE, CHINESE, KOREAN] as const)];
}

interface AsianFaces {
  readonly asian: ReadonlyMap<AsianFile, Face>;
  readonly language: string;
  /** Whether another font has a character. */
  isElsewhere(character: string): boolean;
}

/** First the font that has all of the text: a name is not set in two hands. */
function asianFaces(text: string, { asian, language, isElsewhere }: AsianFaces): Face[] {
  if (asian.size === 0) return [];
  const missing = [...text].filter((character) => !isElsewhere(character));
  const faces = preferred(missing.join(''), language).flatMap((file) => asian.get(file) ?? []);
  const whole = faces.find((face) => missing.every((character) => has(face, character)));
  return whole === undefined ? faces : [whole];
}

interface FacesOfText {
  readonly base: Face;
  readonly emoji: Face | null;
  readonly others: readonly Face[];
}

function runsOf(text: string, { base, emoji, others }: FacesOfText): Run[] {
  const runs: { text: string; face: Face | null }[] = [];
  for (const character of text) {
    const faces = emoji !== null && isEmoji(character) ? [base, emoji, ...others] : [base, ...others];
    const face = faces.find((candidate) => has(candidate, character)) ?? null;
    const last = runs.at(-1);
    if (last !== undefined && last.face === face && face !== null) last.text += character;
    else runs.push({ text: character, face });
  }
  return runs;
}
