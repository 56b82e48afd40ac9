// How the map writes lengths and places.

import type { Place } from '#contract/platform/places.ts';
import { useFormatLocale } from '#web/ui/text/format-locale.ts';

/** Returns functions that write a length in metres or kilometres, and a place in degrees. */
export function useMapText() {
  const tag = useFormatLocale();
  const inUnit = (unit: 'meter' | 'kilometer', value: number) =>
    new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'short', maximumSignificantDigits: 3 }).format(value);
  const degrees = new Intl.NumberFormat(tag, { maximumFractionDigits: 4 });
  return {
    toLength: (metres: number) => (metres < 1000 ? inUnit('meter', metres) : inUnit('kilometer', metres / 1000)),
    toPlaceText: ({ latitude, longitude }: Place) => `${degrees.format(latitude)}° ${degrees.format(longitude)}°`,
  };
}
