// The families in the result on a sketch of the islands, with a marker for each town; no data is sent to a map service.

import { Text } from '@mantine/core';
import type { MapPoint } from '#contract/search/search.shapes.ts';
import type { SearchFilter } from '#contract/search/search-filter.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { COASTS, computeFrame, computeSheetSize, projectSpot, toCoastPath } from './map.model.ts';
import classes from './search.module.css';

interface Placed extends MapPoint {
  readonly latitude: number;
  readonly longitude: number;
}

const isPlaced = (point: MapPoint): point is Placed => point.latitude !== null && point.longitude !== null;

/** Returns the filter change that shows only the families of a place. */
function only({ locationId, countyId }: MapPoint): Partial<SearchFilter> {
  return locationId === null ? { counties: [countyId] } : { locations: [locationId] };
}

interface ResultMapProps {
  readonly points: readonly MapPoint[];
  readonly onFilter: (change: Partial<SearchFilter>) => void;
}

export default function ResultMap({ points, onFilter }: ResultMapProps) {
  const words = useTranslations('search.map');
  const placed = points.filter(isPlaced);
  const frame = computeFrame(placed);
  const { width, height } = computeSheetSize(frame);
  const elsewhere = points.filter((point) => !isPlaced(point)).reduce((sum, { count }) => sum + count, 0);
  return (
    <section aria-label={words('title')}>
      <div className={classes['map']} style={{ aspectRatio: `${width} / ${height}` }}>
        <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
          {COASTS.map((coast) => (
            <path key={coast[0]?.join(' ')} d={toCoastPath(coast, frame)} className={classes['coast']} />
          ))}
        </svg>
        <ul className={classes['points']}>
          {placed.map((point) => {
            const { x, y } = projectSpot([point.longitude, point.latitude], frame);
            const name = [point.location, point.county].filter((part) => part !== null).join(', ');
            return (
              <li
                key={`${point.countyId} ${point.locationId}`}
                style={{ insetInlineStart: `${(x / width) * 100}%`, insetBlockStart: `${(y / height) * 100}%` }}
              >
                <button
                  type="button"
                  className={classes['point']}
                  title={name}
                  aria-label={words('point', { place: name, count: point.count })}
                  onClick={() => onFilter(only(point))}
                >
                  {point.count}
                </button>
              </li>
            );
          })}
        </ul>
      </div>
      <Text size="sm" c="dimmed" mt={8}>
        {words('note')}
        {elsewhere > 0 ? ` ${words('elsewhere', { count: elsewhere })}` : ''}
      </Text>
    </section>
  );
}
