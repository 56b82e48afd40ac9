// The logo of an invoice: a JPEG or a PNG, checked before anything is drawn, for a broken one must not break more than its own promise.

import { inflatedSize, type PngHead, pixelsOf, readPng } from './png.ts';

/** A picture that can be drawn. */
export interface Logo {
  /** In its own pixels. */
  readonly width: number;
  readonly height: number;
  draw(doc: PDFKit.PDFDocument, box: { x: number; y: number; width: number; height: number }): void;
}

/** The logo is no JPEG or PNG, is broken, too large, or a PNG that is interlaced as well as transparent. */
export class LogoFailure extends Error {
  readonly kind: 'unknown_format' | 'unreadable' | 'too_large' | 'interlaced';

  constructor(kind: LogoFailure['kind'], cause?: unknown) {
    super(`the logo cannot be used: ${kind}`, { cause });
    this.name = 'LogoFailure';
    this.kind = kind;
  }
}

/** Far more than is sharp on paper at the size of a logo. */
const MOST_PIXELS = 16_000_000;

/** Reads a logo; rejects with a {@link LogoFailure}. */
export async function readLogo(bytes: Uint8Array, doc: PDFKit.PDFDocument): Promise<Logo> {
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return plainLogo(bytes, doc);
  if (bytes[0] !== 0x89 || bytes[1] !== 0x50) throw new LogoFailure('unknown_format');
  const head = readPng(bytes);
  if (head === undefined || head.width === 0 || head.height === 0) throw new LogoFailure('unreadable');
  if (head.width * head.height > MOST_PIXELS) throw new LogoFailure('too_large');
  const isTransparent = head.colorType > 3 || (head.colorType === 3 && head.paletteAlpha.length > 0);
  if (isTransparent) return transparentLogo(head);
  if (head.isInterlaced) throw new LogoFailure('interlaced');
  return plainLogo(bytes, doc);
}

interface OpenedImage {
  readonly width: number;
  readonly height: number;
  /** How a camera was held; from 5 on, width and height are exchanged. */
  readonly orientation?: number;
}

/** What pdfkit can do beside what its types say. */
interface ImageOpener {
  openImage(bytes: Uint8Array): OpenedImage;
}

/** What needs no decoding goes into the document as it is. */
function plainLogo(bytes: Uint8Array, doc: PDFKit.PDFDocument): Logo {
  const image = opened(bytes, doc);
  const isTurned = (image.orientation ?? 1) > 4;
  const [width, height] = isTurned ? [image.height, image.width] : [image.width, image.height];
  if (!(width > 0 && height > 0)) throw new LogoFailure('unreadable');
  return {
    width,
    height,
    draw: (target, box) => target.image(image as unknown as PDFKit.Mixins.ImageSrc, box.x, box.y, { fit: [box.width, box.height] }),
  };
}

function opened(bytes: Uint8Array, doc: PDFKit.PDFDocument): OpenedImage {
  try {
    return (doc as unknown as ImageOpener).openImage(bytes);
  } catch (cause) {
    throw new LogoFailure('unreadable', cause);
  }
}

/**
 * pdfkit would inflate transparent pixels in a callback, where bad data is an error that nobody can catch, and in a browser in a
 * worker that a page may forbid. So they are taken apart here and handed over done.
 */
async function transparentLogo(head: PngHead): Promise<Logo> {
  const { width, height } = head;
  if (head.isInterlaced) throw new LogoFailure('interlaced');
  const pixels = pixelsOf(head, await inflated(head));
  if (pixels === undefined) throw new LogoFailure('unreadable');
  const [rgb, alpha] = await Promise.all([
    piped(pixels.rgb, new CompressionStream('deflate')),
    piped(pixels.alpha, new CompressionStream('deflate')),
  ]);
  return {
    width,
    height,
    draw: (doc, box) => {
      const common = { Type: 'XObject', Subtype: 'Image', Width: width, Height: height, BitsPerComponent: 8, Filter: 'FlateDecode' };
      const mask = doc.ref({ ...common, ColorSpace: 'DeviceGray' });
      mask.end(alpha);
      const colours = doc.ref({ ...common, ColorSpace: 'DeviceRGB', SMask: mask });
      colours.end(rgb);
      const image = { width, height, label: 'Logo', obj: colours };
      doc.image(image as unknown as PDFKit.Mixins.ImageSrc, box.x, box.y, { width: box.width, height: box.height });
    },
  };
}

/** A few bytes may inflate to millions: no more of them are taken than the head says there are. */
async function inflated(head: PngHead): Promise<Uint8Array> {
  const size = inflatedSize(head);
  let left = size;
  const bounded = new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, controller) => {
      left -= chunk.length;
      if (left < 0) throw new RangeError(`more than ${size} bytes of pixels`);
      controller.enqueue(chunk);
    },
  });
  try {
    return await collected(streamOf(head.data).pipeThrough(new DecompressionStream('deflate')).pipeThrough(bounded));
  } catch (cause) {
    throw new LogoFailure('unreadable', cause);
  }
}

function piped(bytes: Uint8Array, through: CompressionStream): Promise<Uint8Array> {
  return collected(streamOf(bytes).pipeThrough(through));
}

function streamOf(bytes: Uint8Array): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new Blob([bytes as Uint8Array<ArrayBuffer>]).stream();
}

async function collected(stream: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  return new Uint8Array(await new Response(stream as ReadableStream<Uint8Array<ArrayBuffer>>).arrayBuffer());
}
