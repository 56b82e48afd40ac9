// Rules of the refs and names of stored files.

import { randomBytes } from 'node:crypto';

/** Creates a URL-safe ref of 22 characters with more than 128 random bits. */
export function createRef(): string {
  return randomBytes(17).toString('base64url').slice(0, 22);
}

/** The formats that images are served in. */
export const IMAGE_FORMATS = ['webp', 'avif'] as const;

export type ImageFormat = (typeof IMAGE_FORMATS)[number];

/** Returns the key of a resized image in the store: `REF.640.avif`. */
export function toVariantKey(ref: string, { width, format }: { width: number; format: ImageFormat }): string {
  return `${ref}.${width}.${format}`;
}

/** Returns whether a stored image moves, by the first 32 bytes of its WebP. */
export function isAnimation(header: Uint8Array): boolean {
  const text = Buffer.from(header).toString('latin1');
  return text.startsWith('RIFF') && text.slice(8, 16) === 'WEBPVP8X' && ((header[20] ?? 0) & 0x02) !== 0;
}

const MAX_NAME_LENGTH = 120;

/**
 * Returns the name with the extension of the actual file type, replacing any other.
 * @example toFileName('holiday.JPG', 'webp') // 'holiday.webp'
 */
export function toFileName(name: string, extension: string): string {
  const stem = name.replace(/\.[A-Za-z0-9]{1,5}$/, '').trim();
  return `${Array.from(stem === '' ? 'file' : stem)
    .slice(0, MAX_NAME_LENGTH)
    .join('')}.${extension}`;
}
