// Where the fonts of a PDF lie and how they are read: beside the built code, in Node and in a browser alike.

/** The fonts that a PDF may need, by file name. */
export const FONT_FILES = [
  'noto-sans-regular.ttf',
  'noto-sans-semibold.ttf',
  'noto-sans-jp-regular.ttf',
  'noto-sans-kr-regular.ttf',
  'noto-sans-sc-regular.ttf',
] as const;

export type FontFile = (typeof FONT_FILES)[number];

/**
 * Where fonts come from, if not from this package's own `fonts` folder: the address of a folder that holds the same files (in Node
 * a path is fine too), or a function that gives the bytes of one.
 */
export type FontSource = string | ((file: FontFile) => Promise<Uint8Array>);

/**
 * This file stands one folder below the package's root, and so does whatever it is built into: `../fonts` is right for both. Each
 * address is written out, for bundlers follow `new URL(text, import.meta.url)` and take the file along.
 */
const OWN_FILES: Readonly<Record<FontFile, () => URL>> = {
  'noto-sans-regular.ttf': () => new URL('../fonts/noto-sans-regular.ttf', import.meta.url),
  'noto-sans-semibold.ttf': () => new URL('../fonts/noto-sans-semibold.ttf', import.meta.url),
  'noto-sans-jp-regular.ttf': () => new URL('../fonts/noto-sans-jp-regular.ttf', import.meta.url),
  'noto-sans-kr-regular.ttf': () => new URL('../fonts/noto-sans-kr-regular.ttf', import.meta.url),
  'noto-sans-sc-regular.ttf': () => new URL('../fonts/noto-sans-sc-regular.ttf', import.meta.url),
};

/** The pictures of emoji, for documents; an invoice has none, so that what copies its fonts need not have this one. */
export const EMOJI_FILE = 'noto-emoji-regular.ttf';

/** Reads this package's own emoji font; rejects with an Error. */
export async function readEmojiFont(): Promise<Uint8Array> {
  return checked(await readPlace(new URL('../fonts/noto-emoji-regular.ttf', import.meta.url)));
}

/** A font could not be read; `place` says where it was looked for. */
export class FontFailure extends Error {
  readonly file: FontFile;
  readonly place: string;

  constructor(file: FontFile, place: string, cause: unknown) {
    super(`no font at ${place}: copy the package's fonts there, or say with \`fonts\` where they are`, { cause });
    this.name = 'FontFailure';
    this.file = file;
    this.place = place;
  }
}

/** A reader of fonts; what it cannot read rejects with a {@link FontFailure}. */
export function fontReader(source: FontSource | undefined): (file: FontFile) => Promise<Uint8Array> {
  return async (file) => {
    const place = typeof source === 'string' ? `${source.replace(/\/$/, '')}/${file}` : OWN_FILES[file]();
    try {
      return checked(await (typeof source === 'function' ? source(file) : readPlace(place)));
    } catch (cause) {
      throw new FontFailure(file, typeof source === 'function' ? file : String(place), cause);
    }
  };
}

/** Many servers answer every address with a page: what does not begin as TrueType or OpenType does is no font. */
function checked(bytes: Uint8Array): Uint8Array {
  const mark = String.fromCharCode(...bytes.subarray(0, 4));
  if (mark !== '\0\x01\0\0' && mark !== 'OTTO' && mark !== 'true') throw new TypeError('neither TrueType nor OpenType');
  return bytes;
}

async function readPlace(place: string | URL): Promise<Uint8Array> {
  if (isFile(place)) return readFile(place);
  const response = await fetch(place);
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

/** A page reads addresses; elsewhere what has no scheme is a path. */
function isFile(place: string | URL): boolean {
  const scheme = /^([a-z][a-z\d+.-]+):/i.exec(String(place))?.[1];
  return scheme === undefined ? typeof document === 'undefined' : scheme === 'file';
}

async function readFile(place: string | URL): Promise<Uint8Array> {
  // Named by a variable: bundlers for browsers would look for a file system.
  const builtIn = 'node:fs/promises';
  const { readFile } = (await import(/* @vite-ignore */ /* webpackIgnore: true */ builtIn)) as typeof import('node:fs/promises');
  return readFile(typeof place === 'string' && place.startsWith('file:') ? new URL(place) : place);
}
