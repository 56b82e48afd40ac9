// The files that a field accepts: shown in advance, checked before upload.

export interface Accepted {
  /** Media types, as browsers report them. */
  readonly mediaTypes: readonly string[];
  /** The same for users: `jpg`, `pdf`. */
  readonly names: readonly string[];
  readonly maxBytes: number;
  readonly maxFiles: number;
}

const MB = 1024 * 1024;

const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/heic', 'image/heif', 'image/avif'];
const IMAGE_NAMES = ['jpg', 'png', 'webp', 'gif', 'heic', 'avif'];

/** One or more images. */
export const IMAGES: Accepted = { mediaTypes: IMAGE_TYPES, names: IMAGE_NAMES, maxBytes: 10 * MB, maxFiles: 10 };

/** All accepted kinds. */
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
  names: [...IMAGE_NAMES, 'pdf', 'mp4', 'mov', 'webm', 'mp3', 'm4a', 'ogg', 'wav'],
  maxBytes: 10 * MB,
  maxFiles: 10,
};

/** Returns whether browsers can show a file of this type as an image before it is uploaded: not all read the photos of iPhones. */
export function isShownByBrowsers(type: string): boolean {
  return type.startsWith('image/') && !/^image\/hei[cf]/.test(type);
}

export type Refused = 'tooLarge' | 'wrongKind';

/** Other names of browsers and systems for the same types. */
const SAME: Readonly<Record<string, string>> = {
  'audio/mp3': 'audio/mpeg',
  'audio/x-m4a': 'audio/mp4',
  'audio/x-wav': 'audio/wav',
  'audio/wave': 'audio/wav',
  'video/x-m4v': 'video/mp4',
  'application/ogg': 'audio/ogg',
};

/** Returns why a file is refused; null if accepted. If the browser doesn't know the type, the server decides. */
export function findRefusal({ type, size }: Pick<File, 'type' | 'size'>, { mediaTypes, maxBytes }: Accepted): Refused | null {
  if (type !== '' && !mediaTypes.includes(SAME[type] ?? type)) return 'wrongKind';
  return size > maxBytes ? 'tooLarge' : null;
}

/** Formats a size for users: `10 MB`. */
export function writeSize(bytes: number, tag: string): string {
  const [value, unit] = bytes >= MB ? [bytes / MB, 'megabyte'] : [Math.max(1, Math.round(bytes / 1024)), 'kilobyte'];
  return new Intl.NumberFormat(tag, { style: 'unit', unit, maximumFractionDigits: 1 }).format(value).replace(/[\u2009\u202f]/g, '\u00a0');
}

/** Returns the list with one item moved. */
export function moveItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const item = items[from];
  if (item === undefined || to < 0 || to >= items.length) return [...items];
  return items.toSpliced(from, 1).toSpliced(to, 0, item);
}
