// Placeholders of images: a few bytes that look like a blurred version of the image.

import { thumbHashToDataURL } from 'thumbhash';

/** Returns a thumbhash in base64 as the CSS value of a small image; undefined without one, and for one that can't be read. */
export function toPlaceholderImage(thumbhash: string): string | undefined {
  if (thumbhash === '') return undefined;
  try {
    return `url(${thumbHashToDataURL(Uint8Array.from(atob(thumbhash), (letter) => letter.charCodeAt(0)))})`;
  } catch {
    return undefined;
  }
}
