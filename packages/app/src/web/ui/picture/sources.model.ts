// The addresses of a stored image in the widths on offer.

import { IMAGE_WIDTHS, type ImageWidth, toImagePath } from '#contract/attachments/image-paths.ts';

/** For browsers that don't know `srcset`, and for what copies the address of an image. */
const USUAL: ImageWidth = 640;

/**
 * Returns the `src` and `srcset` of an image, without widths that exceed its own.
 * @param width the stored width in pixels; null if it isn't known
 */
export function toSources(ref: string, width: number | null = null): { src: string; srcSet: string } {
  const smaller = IMAGE_WIDTHS.filter((one) => width === null || one < width).map((one) => `${toImagePath(ref, one)} ${one}w`);
  const isSmall = width !== null && smaller.length < IMAGE_WIDTHS.length;
  return { src: toImagePath(ref, USUAL), srcSet: [...smaller, ...(isSmall ? [`${toImagePath(ref)} ${width}w`] : [])].join(', ') };
}
