// URLs of stored files, and the available image widths.

/** The available image widths in pixels. Images are never enlarged. */
export const IMAGE_WIDTHS = [160, 320, 640, 960, 1280, 1920] as const;

export type ImageWidth = (typeof IMAGE_WIDTHS)[number];

/** Returns the URL of an image, in the given width or as stored. */
export function toImagePath(ref: string, width?: ImageWidth): string {
  return width === undefined ? `/api/attachments/image/${ref}` : `/api/attachments/image/${ref}?w=${width}`;
}

/** Returns the download URL of a file. */
export function toFilePath(ref: string): string {
  return `/api/attachments/${ref}`;
}

/** Returns the smallest available width that covers this many pixels on screen. */
export function chooseWidth(pixels: number): ImageWidth {
  return IMAGE_WIDTHS.find((width) => width >= pixels) ?? IMAGE_WIDTHS[IMAGE_WIDTHS.length - 1] ?? 1920;
}
