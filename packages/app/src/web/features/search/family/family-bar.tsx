// The price of a stay with a family on the selected dates, with the button to choose it; always visible while scrolling.

import { Anchor, Button, Skeleton, Text } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { lazy, Suspense, useRef } from 'react';
import { Link } from 'wouter';
import type { FamilyProfile } from '#contract/host-families/profile.shapes.ts';
import type { Trip } from '#contract/trips/trip.shapes.ts';
import { usePriceText } from '#web/features/search/use-names.ts';
import { paths } from '#web/paths.ts';
import { useStayPrice } from '#web/platform/api/stay-price.ts';
import { useKeepClear } from '#web/ui/keep-clear.ts';
import { writeDayRange } from '#web/ui/text/day-text.ts';
import { useFormatLocale } from '#web/ui/text/format-locale.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import classes from './family-bar.module.css';

const TripFamilyActions = lazy(() => import('#web/features/search/for-trip.tsx').then((loaded) => ({ default: loaded.TripFamilyActions })));

/** Dates and number of children, as far as the URL has them. */
export interface StayAsked {
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly children: number | undefined;
}

interface BarProps {
  readonly profile: FamilyProfile;
  readonly dates: StayAsked;
  /** It has too few beds for all children. */
  readonly isFull: boolean;
  readonly trip: Trip | null;
  /** Scrolls to the date selection. */
  readonly onDates: () => void;
}

/** Shows the price of this stay if there are dates, otherwise of a week. */
function Price({ profile: { id, fromPrice }, dates: { from, to, children = 1 } }: Pick<BarProps, 'profile' | 'dates'>) {
  const words = useTranslations('search.card');
  const written = usePriceText();
  const price = useStayPrice(from === undefined || to === undefined ? null : { hostFamilyId: id, fromDate: from, toDate: to, children });
  if (price === undefined) return <Skeleton height={20} width={140} my={2} />;
  const weekly = fromPrice === null ? words('noPrice') : words('from', { price: written(fromPrice) });
  return <Text fw={700}>{price === null ? weekly : words('stay', { price: written(price) })}</Text>;
}

function MainAction({ profile: { id }, dates, isFull, trip }: Omit<BarProps, 'onDates'>) {
  const words = useTranslations('search.family');
  const beds = useTranslations('beds');
  const { from, to, children } = dates;
  if (isFull) {
    return (
      <Button component={Link} to={paths.travelSearch({ from_date: from, to_date: to, children, trip: trip?.id })}>
        {beds('others')}
      </Button>
    );
  }
  if (trip !== null) {
    return (
      <Suspense fallback={null}>
        <TripFamilyActions trip={trip} hostFamilyId={id} />
      </Suspense>
    );
  }
  return (
    <Button component={Link} to={paths.travelBooking({ family: id, ...dates, step: 'family' })}>
      {words('choose')}
    </Button>
  );
}

/** Shows the dates, as a link to the date selection. */
function Dates({ dates: { from, to, children = 1 }, onDates }: Pick<BarProps, 'dates' | 'onDates'>) {
  const words = useTranslations('search');
  const tag = useFormatLocale();
  const stay = from === undefined || to === undefined ? null : writeDayRange(from, to, { tag });
  const group = children > 1 ? ` · ${words('childrenCount', { count: children })}` : '';
  return (
    <Anchor
      component="button"
      type="button"
      size="sm"
      mih={32}
      ta="start"
      onClick={onDates}
      {...(stay === null ? {} : { 'aria-label': `${words('family.changeDates')}: ${stay}${group}` })}
    >
      <IconCalendar size={16} aria-hidden className={classes['sign']} /> {stay === null ? words('family.chooseDates') : `${stay}${group}`}
    </Anchor>
  );
}

export function FamilyBar({ onDates, ...props }: BarProps) {
  const words = useTranslations('search');
  const place = useRef<HTMLElement>(null);
  useKeepClear(place);
  return (
    <aside ref={place} className={`${classes['bar']} no-print`} aria-label={words('family.bar')}>
      <div className={classes['facts']}>
        <div role="status">
          <Price profile={props.profile} dates={props.dates} />
        </div>
        <Dates dates={props.dates} onDates={onDates} />
      </div>
      <div className={classes['action']}>
        <MainAction {...props} />
      </div>
    </aside>
  );
}
