// The dates of a stay and the number of children.

import { Button, Group, Input, NativeSelect, Skeleton, Stack } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { MAX_CHILDREN } from '#contract/booking/trip-limits.ts';
import type { SearchFilter } from '#contract/search/search-filter.ts';
import { loadWithMessages } from '#web/platform/lazy/load-with-messages.ts';
import { withMessages } from '#web/platform/lazy/with-messages.ts';
import { DateRangeText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { useToday } from '#web/ui/text/zones.ts';

interface StayDatesProps {
  readonly filter: SearchFilter;
  readonly onFilter: (change: Partial<SearchFilter>) => void;
}

const CALENDAR = withMessages(() => import('#web/ui/calendar/calendar.tsx'));
const Calendar = lazy(() => loadWithMessages(CALENDAR).then((loaded) => ({ default: loaded.Calendar })));

/** About the height of the calendar, in pixels. */
const CALENDAR_HEIGHT = 380;

const COUNTS = Array.from({ length: MAX_CHILDREN }, (_, index) => index + 1);

export function StayDates({ filter: { fromDate, toDate, children }, onFilter }: StayDatesProps) {
  const words = useTranslations('search');
  const today = useToday();
  const [open, setOpen] = useState(false);
  const hasDates = fromDate !== null && toDate !== null;
  return (
    <Stack gap="sm">
      <Group align="flex-end" gap="sm">
        <div>
          <Input.Label labelElement="div" id="stay-dates">
            {words('dates.title')}
          </Input.Label>
          <Button
            variant="default"
            px="sm"
            aria-expanded={open}
            aria-describedby="stay-dates"
            rightSection={open ? <IconChevronUp size={18} aria-hidden /> : <IconChevronDown size={18} aria-hidden />}
            onClick={() => setOpen((before) => !before)}
          >
            {hasDates ? <DateRangeText from={fromDate} to={toDate} /> : words('dates.choose')}
          </Button>
        </div>
        {hasDates && (
          <Button variant="subtle" onClick={() => onFilter({ fromDate: null, toDate: null })}>
            {words('dates.clear')}
          </Button>
        )}
        <NativeSelect
          label={words('children')}
          value={String(children)}
          data={COUNTS.map((count) => ({ value: String(count), label: words('childrenCount', { count }) }))}
          onChange={(event) => onFilter({ children: Number(event.currentTarget.value) })}
        />
      </Group>
      {open && (
        <Suspense fallback={<Skeleton height={CALENDAR_HEIGHT} />}>
          <Calendar
            label={words('dates.title')}
            entries={[]}
            layers={[]}
            min={today}
            range={{ from: fromDate, to: toDate }}
            onRange={({ from, to }) => {
              if (from === to) return;
              setOpen(false);
              onFilter({ fromDate: from, toDate: to });
            }}
          />
        </Suspense>
      )}
    </Stack>
  );
}
