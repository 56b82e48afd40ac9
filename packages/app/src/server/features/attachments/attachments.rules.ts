// Rules of the refs and names of stored files.

import { randomBytes } from 'node:crypto';

/** Creates a URL-safe ref of 22 characters with more than 128 random bits. */
export function createRef(): string {
  return randomBytes(17).toString('base64url').slice(0, 22);
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
