// The worker thread that looks for faces in a picture. The library is made for browsers: it is run with a window of its own.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createContext, runInContext } from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';

export interface FaceInput {
  readonly width: number;
  readonly height: number;
  /** In RGB. */
  readonly data: Uint8Array;
}

interface ViolaJones {
  readonly classifiers: { readonly face: Float64Array };
  detect(
    rgba: Uint8ClampedArray,
    width: number,
    height: number,
    initialScale: number,
    scaleFactor: number,
    stepSize: number,
    edgesDensity: number,
    classifier: Float64Array,
  ): readonly { readonly total: number }[];
}

/** How large the first window is, how much larger each next one, its steps, and how many edges a face has at least. */
const SEARCH = [1.5, 1.25, 1.5, 0.1] as const;
/** How many overlapping windows must agree: fewer find faces in furniture. */
const AGREEING = 4;

function loadDetector(): ViolaJones {
  const require = createRequire(import.meta.url);
  const page: Record<string, unknown> = { navigator: {}, document: {} };
  page['window'] = page;
  const context = createContext(page);
  const files = [require.resolve('tracking/build/tracking-min.js'), require.resolve('tracking/build/data/face-min.js')];
  for (const file of files) runInContext(readFileSync(file, 'utf8'), context);
  return (page['tracking'] as { ViolaJones: ViolaJones }).ViolaJones;
}

function toRgba({ width, height, data }: FaceInput): Uint8ClampedArray {
  const rgba = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let at = 0; at < width * height; at += 1) rgba.set(data.subarray(at * 3, at * 3 + 3), at * 4);
  return rgba;
}

const input = workerData as FaceInput;
const detector = loadDetector();
const found = detector.detect(toRgba(input), input.width, input.height, ...SEARCH, detector.classifiers.face);
parentPort?.postMessage(found.some(({ total }) => total >= AGREEING));
