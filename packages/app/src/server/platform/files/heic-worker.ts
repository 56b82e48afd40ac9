// The worker thread that decodes a HEIC image: its decoder blocks, and the memory it takes is only freed with the thread.

import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import decode from 'heic-decode';

export interface HeicInput {
  readonly path: string;
  readonly maxPixels: number;
}

/** The pixels as RGBA, or why there are none. */
export type HeicOutput =
  | { readonly width: number; readonly height: number; readonly data: Uint8Array<ArrayBuffer> }
  | 'imageUnreadable'
  | 'imageTooManyPixels';

async function decodeFirst({ path, maxPixels }: HeicInput): Promise<HeicOutput> {
  const [image] = await decode.all({ buffer: await readFile(path) });
  if (image === undefined) return 'imageUnreadable';
  const { width, height } = image;
  if (width * height > maxPixels) return 'imageTooManyPixels';
  const { data } = await image.decode();
  return { width, height, data: new Uint8Array(data.buffer) };
}

const output = await decodeFirst(workerData as HeicInput).catch((): HeicOutput => 'imageUnreadable');
parentPort?.postMessage(output, typeof output === 'string' ? [] : [output.data.buffer]);
