// Where stored files are read from, and in which widths images are.

/** Widths in which an image can be asked for, in pixels; none is made larger than it is. */
export const IMAGE_WIDTHS = [160, 320, 640, 960, 1280, 1920] as const;

export type ImageWidth = (typeof IMAGE_WIDTHS)[number];

/** Where an image is read from, in the given width or as it is stored. */
export function toImagePath(ref: string, width?: ImageWidth): string {
  return width === undefined ? `/api/attachments/image/${ref}` : `/api/attachments/image/${ref}?w=${width}`;
}

/** Where a file is downloaded from. */
export function toFilePath(ref: string): string {
  return `/api/attachments/${ref}`;
}

/** The smallest width that fills a place of so many pixels on screen. */
export function chooseWidth(pixels: number): ImageWidth {
  return IMAGE_WIDTHS.find((width) => width >= pixels) ?? IMAGE_WIDTHS[IMAGE_WIDTHS.length - 1] ?? 1920;
}
