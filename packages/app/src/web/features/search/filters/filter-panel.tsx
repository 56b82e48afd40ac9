// The filters beside the result, each value with the number of matching families.

import { Button, Checkbox, RangeSlider, Stack, Text, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { GENDERS, HOSTING_TYPES } from '#contract/host-families/hosting-types.ts';
import { STUDENT_AGES } from '#contract/platform/constants.ts';
import { ACTIVITY_TYPES } from '#contract/search/activity-types.ts';
import type { Facets } from '#contract/search/search.shapes.ts';
import { DEFAULT_SEARCH_FILTER, type SearchFilter } from '#contract/search/search-filter.ts';
import { STAY_TYPES } from '#contract/search/stay-types.ts';
import classes from '#web/features/search/search.module.css';
import { useHostingName, usePlaceNames } from '#web/features/search/use-names.ts';
import { useUser } from '#web/platform/session/session.ts';
import { getFormatter, useFormatLocale } from '#web/ui/text/format-locale.ts';
import { useTranslations } from '#web/ui/text/translations.ts';

interface Choice {
  readonly value: string;
  readonly name: string;
  /** Null if it isn't counted. */
  readonly count: number | null;
}

interface ChoicesProps {
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: string[]) => void;
}

function Choices({ label, choices, chosen, onChange }: ChoicesProps) {
  // A selected value is shown even without matches, so that it can be removed.
  const shown = choices.filter(({ value, count }) => count === null || count > 0 || chosen.includes(value));
  if (shown.length === 0) return null;
  return (
    <Checkbox.Group label={label} value={[...chosen]} onChange={onChange}>
      <div className={classes['values']}>
        {shown.map(({ value, name, count }) => (
          <Checkbox key={value} value={value} label={count === null ? name : `${name} (${count})`} />
        ))}
      </div>
    </Checkbox.Group>
  );
}

function Ages({ value, onChange }: { readonly value: readonly [number, number]; readonly onChange: (ages: [number, number]) => void }) {
  const words = useTranslations('search');
  const [ages, setAges] = useState<[number, number]>([value[0], value[1]]);
  return (
    <div>
      <Text size="sm" fw={500}>
        {words('age')}
      </Text>
      <Text size="sm">{words('ageRange', { from: String(ages[0]), to: String(ages[1]) })}</Text>
      <RangeSlider
        {...STUDENT_AGES}
        minRange={0}
        label={null}
        value={ages}
        onChange={setAges}
        onChangeEnd={onChange}
        thumbFromLabel={words('ageFrom')}
        thumbToLabel={words('ageTo')}
      />
    </div>
  );
}

interface PanelProps {
  readonly filter: SearchFilter;
  readonly facets: Facets | undefined;
  readonly currency: string | undefined;
  readonly onFilter: (change: Partial<SearchFilter>) => void;
}

/** Subtracted from the upper end of a price band, which belongs to the next band. */
const LAST = 0.01;

function Prices({ filter, facets, currency, onFilter }: PanelProps) {
  const words = useTranslations('search');
  const format = getFormatter(useFormatLocale());
  if (currency === undefined || facets === undefined || facets.prices.length === 0) return null;
  const money = (amount: number) => format.roundMoney({ amount: String(amount), currency });
  const [from] = filter.pricing;
  return (
    <Choices
      label={words('price')}
      choices={facets.prices.map(({ from: low, to, count }) => ({
        value: `${low} ${to ?? ''}`,
        name: to === null ? words('priceFrom', { from: money(low) }) : words('priceBand', { from: money(low), to: money(to) }),
        count,
      }))}
      chosen={facets.prices.filter((band) => band.from === from).map((band) => `${band.from} ${band.to ?? ''}`)}
      onChange={(chosen) => {
        const [low = '', high = ''] = chosen.at(-1)?.split(' ') ?? [];
        if (chosen.length === 0) onFilter({ pricing: [] });
        else onFilter({ pricing: high === '' ? [Number(low)] : [Number(low), Number((Number(high) - LAST).toFixed(2))] });
      }}
    />
  );
}

function NameField({ filter, onFilter }: Pick<PanelProps, 'filter' | 'onFilter'>): ReactNode {
  const words = useTranslations('search');
  const [typed, setTyped] = useState(filter.hostFamilyName);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onFilter({ hostFamilyName: typed.trim() });
      }}
    >
      <TextInput
        label={words('name')}
        value={typed}
        maxLength={100}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={() => typed.trim() !== filter.hostFamilyName && onFilter({ hostFamilyName: typed.trim() })}
      />
    </form>
  );
}

/** Converts selected values from text to numbers. */
const numbers = (values: readonly string[]) => values.map(Number);

export default function FilterPanel({ filter, facets, currency, onFilter }: PanelProps) {
  const words = useTranslations('search');
  const marks = useTranslations('tags');
  const names = usePlaceNames();
  const hosting = useHostingName();
  const isSignedIn = useUser() !== null;
  const counted = (
    found: Facets['counties'] | undefined,
    nameOf: (value: string) => string,
    chosen: readonly (string | number)[],
  ): Choice[] => {
    const values = [
      ...(found ?? []),
      ...chosen.filter((value) => !found?.some((one) => one.value === String(value))).map((value) => ({ value: String(value), count: 0 })),
    ];
    return values.map(({ value, count }) => ({ value, count, name: nameOf(value) })).filter(({ name }) => name !== '');
  };
  const fixed = <Value extends string>(
    values: readonly Value[],
    found: Facets['genders'] | undefined,
    nameOf: (value: Value) => string,
  ): Choice[] => values.map((value) => ({ value, name: nameOf(value), count: found?.find((one) => one.value === value)?.count ?? 0 }));
  return (
    <Stack gap="lg">
      <Choices
        label={words('place')}
        choices={counted(facets?.counties, (value) => names.county(Number(value)), filter.counties)}
        chosen={filter.counties.map(String)}
        onChange={(chosen) => onFilter({ counties: numbers(chosen) })}
      />
      <Choices
        label={words('stayType')}
        choices={fixed(STAY_TYPES, facets?.stayTypes, (value) => marks(`stayType.${value}`))}
        chosen={filter.stayType}
        onChange={(chosen) => onFilter({ stayType: STAY_TYPES.filter((value) => chosen.includes(value)) })}
      />
      <Ages key={filter.studentAge.join(' ')} value={filter.studentAge} onChange={(studentAge) => onFilter({ studentAge })} />
      <Choices
        label={words('gender')}
        choices={fixed(GENDERS, facets?.genders, (value) => words(`genders.${value}`))}
        chosen={filter.genders}
        onChange={(chosen) => onFilter({ genders: GENDERS.filter((value) => chosen.includes(value)) })}
      />
      <Prices filter={filter} facets={facets} currency={currency} onFilter={onFilter} />
      <Choices
        label={words('activityType')}
        choices={fixed(ACTIVITY_TYPES, facets?.activityTypes, (value) => marks(`activityType.${value}`))}
        chosen={filter.activityType}
        onChange={(chosen) => onFilter({ activityType: ACTIVITY_TYPES.filter((value) => chosen.includes(value)) })}
      />
      <Choices
        label={words('amenities')}
        choices={counted(facets?.amenities, (value) => names.tag(Number(value)), filter.amenities)}
        chosen={filter.amenities.map(String)}
        onChange={(chosen) => onFilter({ amenities: numbers(chosen) })}
      />
      <Choices
        label={words('interests')}
        choices={counted(facets?.interests, (value) => names.tag(Number(value)), filter.familyInterests)}
        chosen={filter.familyInterests.map(String)}
        onChange={(chosen) => onFilter({ familyInterests: numbers(chosen) })}
      />
      <Choices
        label={words('hostingType')}
        choices={HOSTING_TYPES.map(({ id }) => ({ value: String(id), name: hosting(id), count: null }))}
        chosen={filter.hostingTypes.map(String)}
        onChange={(chosen) => onFilter({ hostingTypes: numbers(chosen) })}
      />
      {isSignedIn && <NameField key={filter.hostFamilyName} filter={filter} onFilter={onFilter} />}
      <Button variant="default" onClick={() => onFilter(DEFAULT_SEARCH_FILTER)}>
        {words('clearAll')}
      </Button>
    </Stack>
  );
}
