// Which files a field takes: told before, checked before anything is sent.

export interface Accepted {
  /** Media types, as the browser knows a file by. */
  readonly mediaTypes: readonly string[];
  /** The same as people know them: `jpg`, `pdf`. */
  readonly names: readonly string[];
  readonly maxBytes: number;
  readonly maxFiles: number;
}

const MB = 1024 * 1024;

const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'];

/** One image and more. */
export const IMAGES: Accepted = { mediaTypes: IMAGE_TYPES, names: ['jpg', 'png', 'webp', 'gif'], maxBytes: 10 * MB, maxFiles: 10 };

/** Everything that is taken. */
export const FILES: Accepted = {
  mediaTypes: [
    ...IMAGE_TYPES,
    'application/pdf',
    'video/mp4',
    'video/quicktime',
    'video/webm',
    'audio/mpeg',
    'audio/mp4',
    'audio/ogg',
    'audio/wav',
  ],
  names: ['jpg', 'png', 'webp', 'gif', 'pdf', 'mp4', 'mov', 'webm', 'mp3', 'm4a', 'ogg', 'wav'],
  maxBytes: 10 * MB,
  maxFiles: 10,
};

export type Refused = 'tooLarge' | 'wrongKind';

/** Other names that browsers and systems have for the same. */
const SAME: Readonly<Record<string, string>> = {
  'audio/mp3': 'audio/mpeg',
  'audio/x-m4a': 'audio/mp4',
  'audio/x-wav': 'audio/wav',
  'audio/wave': 'audio/wav',
  'video/x-m4v': 'video/mp4',
  'application/ogg': 'audio/ogg',
};

/** Why a file is not taken; null when it is. A browser that does not know a kind leaves the judgement to the server. */
export function findRefusal({ type, size }: Pick<File, 'type' | 'size'>, { mediaTypes, maxBytes }: Accepted): Refused | null {
  if (type !== '' && !mediaTypes.includes(SAME[type] ?? type)) return 'wrongKind';
  return size > maxBytes ? 'tooLarge' : null;
}

/** A size as people read it: `10 MB`. */
export function writeSize(bytes: number, tag: string): string {
  const [value, unit] = bytes >= MB ? [bytes / MB, 'megabyte'] : [Math.max(1, Math.round(bytes / 1024)), 'kilobyte'];
  return new Intl.NumberFormat(tag, { style: 'unit', unit, maximumFractionDigits: 1 }).format(value).replace(/[\u2009\u202f]/g, '\u00a0');
}

/** The list with one of its items at another place. */
export function moveItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const item = items[from];
  if (item === undefined || to < 0 || to >= items.length) return [...items];
  return items.toSpliced(from, 1).toSpliced(to, 0, item);
}
