// The addresses of a stored image in the widths on offer.

/** The widths that the server offers, in pixels; a test compares them. */
export const WIDTHS = [160, 320, 640, 960, 1280, 1920] as const;

/** For browsers that don't know `srcset`, and for what copies the address of an image. */
const USUAL: (typeof WIDTHS)[number] = 640;

const toAddress = (ref: string, width?: number) => `/api/attachments/image/${ref}${width === undefined ? '' : `?w=${width}`}`;

/**
 * Returns the `src` and `srcset` of an image, without widths that exceed its own.
 * @param width the stored width in pixels; null if it isn't known
 */
export function toSources(ref: string, width: number | null = null): { src: string; srcSet: string } {
  const smaller = WIDTHS.filter((one) => width === null || one < width).map((one) => `${toAddress(ref, one)} ${one}w`);
  const isSmall = width !== null && smaller.length < WIDTHS.length;
  return { src: toAddress(ref, USUAL), srcSet: [...smaller, ...(isSmall ? [`${toAddress(ref)} ${width}w`] : [])].join(', ') };
}
