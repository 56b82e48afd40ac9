// The active filters as chips, each of which can be removed.

import { IconX } from '@tabler/icons-react';
import { readActivity } from '#contract/activities/activities.endpoints.ts';
import type { SearchFilter } from '#contract/search/search-filter.ts';
import classes from '#web/features/search/search.module.css';
import { useHostingName, usePlaceNames } from '#web/features/search/use-names.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { DateRangeText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { type Chip, listFilterChips } from './chips.model.ts';

/** Returns the text of a chip. */
function useChipText() {
  const words = useTranslations('search');
  const marks = useTranslations('tags');
  const names = usePlaceNames();
  const hosting = useHostingName();
  return ({ name, value }: Chip): string => {
    switch (name) {
      case 'counties':
        return names.county(Number(value));
      case 'countries':
        return names.country(Number(value));
      case 'locations':
        return names.location(Number(value));
      case 'amenities':
      case 'familyInterests':
        return names.tag(Number(value));
      case 'hostingTypes':
        return hosting(Number(value));
      case 'stayType':
        return marks(`stayType.${value as 'family'}`);
      case 'activityType':
        return marks(`activityType.${value as 'camp'}`);
      case 'genders':
        return words(`genders.${value as 'female'}`);
      case 'children':
        return words('childrenCount', { count: Number(value) });
      case 'studentAge': {
        const [from = '', to = ''] = value.split('–');
        return words('ageRange', { from, to });
      }
      case 'pricing':
        return words('price');
      default:
        return value;
    }
  };
}

/** Shows the name of an activity, loaded by ID. */
function ActivityName({ id, include }: { readonly id: number; readonly include: boolean }) {
  const words = useTranslations('search');
  const { data } = useEndpoint(readActivity, { params: { id } });
  const name = data?.name ?? `#${id}`;
  return <>{include ? words('include', { name }) : words('near', { name })}</>;
}

interface ChipsProps {
  readonly filter: SearchFilter;
  readonly onFilter: (change: Partial<SearchFilter>) => void;
  readonly onClear: () => void;
}

export function FilterChips({ filter, onFilter, onClear }: ChipsProps) {
  const words = useTranslations('search');
  const textOf = useChipText();
  const chips = listFilterChips(filter);
  if (chips.length === 0) return null;
  return (
    <ul className={classes['chips']} aria-label={words('filters')}>
      {chips.map((chip) => {
        const { name, value, off } = chip;
        const isActivity = name === 'nearbyActivities' || name === 'activityInclude';
        const [from = '', to = ''] = value.split(' ');
        return (
          <li key={`${name} ${value}`}>
            <button type="button" className={classes['chip']} onClick={() => onFilter(off)}>
              <span className="visually-hidden">{words('takeOff', { name: '' })}</span>
              {isActivity && <ActivityName id={Number(value)} include={name === 'activityInclude'} />}
              {name === 'dates' && <DateRangeText from={from} to={to} />}
              {!isActivity && name !== 'dates' && textOf(chip)}
              <IconX size={14} aria-hidden />
            </button>
          </li>
        );
      })}
      <li>
        <button type="button" className={classes['chip']} onClick={onClear}>
          {words('clearAll')}
        </button>
      </li>
    </ul>
  );
}
