// Cuts the outline of the hosting countries and their neighbours from the atlas of all countries.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

type Point = readonly [number, number];

interface Atlas {
  readonly transform: { readonly scale: Point; readonly translate: Point };
  /** Lines as steps from point to point; countries that share a border share the line. */
  readonly arcs: readonly (readonly Point[])[];
  readonly objects: { readonly countries: { readonly geometries: readonly Country[] } };
}

interface Country {
  readonly type: 'Polygon' | 'MultiPolygon';
  readonly properties: { readonly name: string };
  readonly arcs: readonly (readonly number[])[] | readonly (readonly (readonly number[])[])[];
}

/** The countries where families host, drawn in detail. */
const HOSTING = ['Ireland', 'United Kingdom'];

/** What is drawn around them, in degrees. */
const AROUND = { west: -12, east: 25, south: 36, north: 62 };

/** Steps per degree: a hundredth is about a kilometre. */
const STEPS = 100;

/** Rings with fewer corners are rocks. */
const FEWEST_CORNERS = 4;

const require = createRequire(import.meta.url);

const ATLASES = { '10m': require.resolve('world-atlas/countries-10m.json'), '50m': require.resolve('world-atlas/countries-50m.json') };

function readAtlas(scale: keyof typeof ATLASES): Atlas {
  return JSON.parse(readFileSync(ATLASES[scale], 'utf8')) as Atlas;
}

/** Returns a function that reads a line, backwards for `~index`. */
function createArcReader({ arcs, transform: { scale, translate } }: Atlas): (index: number) => Point[] {
  return (index) => {
    let [x, y] = [0, 0];
    const line = (arcs[index < 0 ? ~index : index] ?? []).map(([across, up]): Point => {
      x += across;
      y += up;
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
    });
    return index < 0 ? line.reverse() : line;
  };
}

function listRings({ type, arcs }: Country): (readonly number[])[] {
  const polygons = type === 'Polygon' ? [arcs as readonly (readonly number[])[]] : (arcs as readonly (readonly (readonly number[])[])[]);
  return polygons.flat();
}

const isAround = ([longitude, latitude]: Point) =>
  longitude >= AROUND.west && longitude <= AROUND.east && latitude >= AROUND.south && latitude <= AROUND.north;

/** Returns a ring as its first point and the steps from each point to the next. */
function toSteps(ring: readonly Point[]): number[] {
  const steps: number[] = [];
  let [x, y] = [0, 0];
  for (const [longitude, latitude] of ring) {
    const [across, up] = [Math.round(longitude * STEPS) - x, Math.round(latitude * STEPS) - y];
    if (steps.length > 0 && across === 0 && up === 0) continue;
    steps.push(across, up);
    [x, y] = [x + across, y + up];
  }
  return steps;
}

function cutCountries(scale: keyof typeof ATLASES, isTaken: (name: string) => boolean): number[][] {
  const atlas = readAtlas(scale);
  const readArc = createArcReader(atlas);
  return atlas.objects.countries.geometries
    .filter(({ properties, arcs }) => isTaken(properties.name) && arcs !== undefined)
    .flatMap(listRings)
    .map((ring) => ring.flatMap(readArc))
    .filter((ring) => ring.some(isAround))
    .map(toSteps)
    .filter((steps) => steps.length >= 2 * FEWEST_CORNERS);
}

/** Returns the rings of the coasts and borders, each as its first point and steps, in hundredths of a degree east and north. */
export function cutOutline(): number[][] {
  const isHosting = (name: string) => HOSTING.includes(name);
  return [...cutCountries('50m', (name) => !isHosting(name)), ...cutCountries('10m', isHosting)];
}
