// Names of stored files.

import { randomBytes } from 'node:crypto';

/** 22 letters that fit into an address, of 128 random bits and a little more. */
export function newRef(): string {
  return randomBytes(17).toString('base64url').slice(0, 22);
}

const LONGEST_NAME = 120;

/**
 * The name with the ending of what the file is, whatever it had.
 * @example namedAs('holiday.JPG', 'webp') // 'holiday.webp'
 */
export function namedAs(name: string, extension: string): string {
  const stem = name.replace(/\.[A-Za-z0-9]{1,5}$/, '').trim();
  return `${Array.from(stem === '' ? 'file' : stem)
    .slice(0, LONGEST_NAME)
    .join('')}.${extension}`;
}
