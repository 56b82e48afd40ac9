// Names of stored files.

import { randomBytes } from 'node:crypto';

/** 22 letters that fit into an address, of 128 random bits and a little more. */
export function createRef(): string {
  return randomBytes(17).toString('base64url').slice(0, 22);
}

const MAX_NAME_LENGTH = 120;

/**
 * The name with the ending of what the file is, whatever it had.
 * @example toFileName('holiday.JPG', 'webp') // 'holiday.webp'
 */
export function toFileName(name: string, extension: string): string {
  const stem = name.replace(/\.[A-Za-z0-9]{1,5}$/, '').trim();
  return `${Array.from(stem === '' ? 'file' : stem)
    .slice(0, MAX_NAME_LENGTH)
    .join('')}.${extension}`;
}
