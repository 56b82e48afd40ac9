// Detects the type of a file by its first bytes, never by its name or the sender's claim.

import { open } from 'node:fs/promises';
import type { AttachmentKind } from '#contract/attachments/attachment.ts';

export interface FileKind {
  readonly kind: AttachmentKind;
  readonly mediaType: string;
  readonly extension: string;
}

const HEADER_BYTES = 64;

/** Returns bytes as text, one character per byte. */
function readText(bytes: Uint8Array, from: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(from, from + length));
}

/** Returns the kind of an ISO base media file, by the brand after `ftyp`. */
function findIsoKind(brand: string): FileKind | null {
  if (/^(isom|iso[2-9]|mp4[12]|avc1|M4V |MSNV|dash|3gp[4-7])/.test(brand))
    return { kind: 'video', mediaType: 'video/mp4', extension: 'mp4' };
  if (brand.startsWith('qt')) return { kind: 'video', mediaType: 'video/quicktime', extension: 'mov' };
  return /^M4[AB] /.test(brand) ? { kind: 'audio', mediaType: 'audio/mp4', extension: 'm4a' } : null;
}

/** Photos of iPhones; not all readers of images read them. */
export const HEIC_TYPE = 'image/heic';

const HEIC: FileKind = { kind: 'image', mediaType: HEIC_TYPE, extension: 'heic' };
const AVIF: FileKind = { kind: 'image', mediaType: 'image/avif', extension: 'avif' };

/** Returns the kind of an image in an ISO base media file, by all brands that it names; null for other files. */
function findIsoImage(bytes: Uint8Array): FileKind | null {
  const length = Math.min(new DataView(bytes.buffer, bytes.byteOffset).getUint32(0), bytes.length);
  const brands = Array.from({ length: Math.max(0, Math.floor((length - 8) / 4)) }, (_, at) => readText(bytes, 8 + at * 4, 4));
  // The second field is a version. `mif1` and `msf1` say nothing of the codec, so that the others decide.
  const named = brands.filter((_, at) => at !== 1);
  if (!/^(avif|avis|heic|heix|heim|heis|hevc|hevx|mif1|msf1)$/.test(named[0] ?? '')) return null;
  if (named.some((brand) => /^avi[fs]$/.test(brand))) return AVIF;
  return named.some((brand) => /^(he(ic|ix|im|is)|hev[cx])$/.test(brand)) ? HEIC : null;
}

/** Returns the kind of a RIFF file, by its format. */
function findRiffKind(format: string): FileKind | null {
  if (format === 'WEBP') return { kind: 'image', mediaType: 'image/webp', extension: 'webp' };
  return format === 'WAVE' ? { kind: 'audio', mediaType: 'audio/wav', extension: 'wav' } : null;
}

/** Returns whether bytes are an MPEG frame header: eleven set bits, then a valid version, layer and rate. */
function isMpegFrame([first = 0, second = 0, third = 0]: Uint8Array): boolean {
  return first === 0xff && (second & 0xe6) === 0xe2 && (second & 0x18) !== 0x08 && (third & 0xf0) !== 0xf0 && (third & 0x0c) !== 0x0c;
}

/** @returns null for unsupported files */
function findFileKind(bytes: Uint8Array): FileKind | null {
  const start = readText(bytes, 0, 8);
  if (start.startsWith('\xff\xd8\xff')) return { kind: 'image', mediaType: 'image/jpeg', extension: 'jpg' };
  if (start === '\x89PNG\r\n\x1a\n') return { kind: 'image', mediaType: 'image/png', extension: 'png' };
  if (/^GIF8[79]a/.test(start)) return { kind: 'image', mediaType: 'image/gif', extension: 'gif' };
  if (start.startsWith('RIFF')) return findRiffKind(readText(bytes, 8, 4));
  if (start.startsWith('%PDF-')) return { kind: 'pdf', mediaType: 'application/pdf', extension: 'pdf' };
  if (readText(bytes, 4, 4) === 'ftyp') return findIsoImage(bytes) ?? findIsoKind(readText(bytes, 8, 4));
  if (start.startsWith('\x1aE\xdf\xa3') && readText(bytes, 0, HEADER_BYTES).includes('webm')) {
    return { kind: 'video', mediaType: 'video/webm', extension: 'webm' };
  }
  if (start.startsWith('OggS')) return { kind: 'audio', mediaType: 'audio/ogg', extension: 'ogg' };
  if (start.startsWith('ID3') || isMpegFrame(bytes)) return { kind: 'audio', mediaType: 'audio/mpeg', extension: 'mp3' };
  return null;
}

/** Returns the kind of a file on disk. */
export async function detectFileKind(path: string): Promise<FileKind | null> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEADER_BYTES), 0, HEADER_BYTES, 0);
    return findFileKind(buffer.subarray(0, bytesRead));
  } finally {
    await file.close();
  }
}
