// Families: one to stay with, or none, and we suggest one.

import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { listCounties } from '#contract/search/dependencies.endpoints.ts';
import { experienceFamilies } from '#contract/search/search.endpoints.ts';
import { STAY_TYPES } from '#contract/search/stay-types.ts';
import { useEndpoint } from '#web/platform/endpoint-hooks.ts';
import { useFamilyTitle } from '#web/platform/page-locale.ts';
import { Fault } from '#web/ui/fault.tsx';
import { SelectInput } from '#web/ui/form/fields/choice-fields.tsx';
import { LoadingCards } from '#web/ui/loading.tsx';
import { StepHeading } from '#web/ui/steps/steps.tsx';
import { useMoneyText } from '#web/ui/text/money-text.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { type ExperienceDraft, lastDayOf, toggleHost } from './experience.model.ts';
import { FoundList } from './found-list.tsx';
import { StepActions } from './step-actions.tsx';
import { type Flow, keepExperience } from './use-experience.ts';

interface FamiliesStepProps {
  readonly draft: ExperienceDraft;
  readonly flow: Flow;
  readonly onBack: () => void;
  readonly onNext: () => void;
}

interface Filter {
  readonly stayType: string | null;
  readonly county: string | null;
  readonly gender: string | null;
  readonly age: string | null;
  readonly searchText: string;
}

const NONE: Filter = { stayType: null, county: null, gender: null, age: null, searchText: '' };
const AGES = Array.from({ length: 19 }, (_, age) => ({ value: String(age), label: String(age) }));

/** The older wizard calls its filters by their older names. */
function queryOf({ stayType, county, gender, age, searchText }: Filter, flow: Flow) {
  const place = county === null ? undefined : Number(county);
  const years = age === null ? undefined : Number(age);
  const who = gender === null ? undefined : (gender as 'female');
  const named =
    flow === 'new' ? { countyId: place, hfChildrenGender: who, hfChildrenAge: years } : { county: place, gender: who, studentage: years };
  return { ...named, ...(stayType === null ? {} : { stayType: stayType as 'local' }), searchText };
}

export function FamiliesStep({ draft, flow, onBack, onNext }: FamiliesStepProps) {
  const words = useTranslations('experience');
  const genders = useTranslations('hostRegistration.genders');
  const titleOf = useFamilyTitle();
  const money = useMoneyText();
  const [filter, setFilter] = useState(NONE);
  const [typed, setTyped] = useState('');
  const [page, setPage] = useState(1);
  const counties = useEndpoint(listCounties, {}).data?.data ?? [];
  const end = lastDayOf(draft.plan);
  const dates = end === null ? {} : { fromDate: draft.plan.start, toDate: end };
  const { data, failure, reload } = useEndpoint(experienceFamilies, { query: { ...queryOf(filter, flow), ...dates, page } });
  function narrow(change: Partial<Filter>): void {
    setFilter({ ...filter, ...change });
    setPage(1);
  }
  const cards = (data?.data ?? []).map((family) => ({
    id: family.id,
    name: titleOf(family.name),
    place: family.county,
    photoRef: family.photoRef,
    facts: [
      [family.location, family.county].filter(Boolean).join(', '),
      family.children.length === 0
        ? words('noHostChildren')
        : words('hostChildren', { ages: family.children.map(({ age }) => String(age)).join(', ') }),
      family.firstLine,
      family.fromPrice === null ? '' : words('from', { amount: money(family.fromPrice) }),
    ].filter((fact) => fact !== ''),
  }));
  return (
    <Stack>
      <StepHeading>{words('steps.families')}</StepHeading>
      <search aria-label={words('steps.families')}>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            narrow({ searchText: typed.trim() });
          }}
        >
          <Group align="flex-end" gap="xs">
            <SelectInput
              label={words('stayType')}
              clearable
              value={filter.stayType}
              onChange={(stayType) => narrow({ stayType })}
              choices={STAY_TYPES.map((value) => ({ value, label: words(`stay.${value}`) }))}
            />
            <SelectInput
              label={words('county')}
              clearable
              value={filter.county}
              onChange={(county) => narrow({ county })}
              choices={counties.map(({ id, name }) => ({ value: String(id), label: name }))}
            />
            <SelectInput
              label={words('hostChildGender')}
              clearable
              value={filter.gender}
              onChange={(gender) => narrow({ gender })}
              choices={(['female', 'male'] as const).map((value) => ({ value, label: genders(value) }))}
            />
            <SelectInput label={words('hostChildAge')} clearable value={filter.age} onChange={(age) => narrow({ age })} choices={AGES} />
            <TextInput label={words('search')} value={typed} maxLength={200} onChange={(event) => setTyped(event.currentTarget.value)} />
            <Button type="submit" variant="default">
              {words('doSearch')}
            </Button>
          </Group>
        </form>
      </search>
      {data === undefined && failure !== null ? <Fault message={failure.message} onRetry={reload} /> : null}
      {data === undefined && failure === null ? <LoadingCards /> : null}
      {data === undefined ? null : (
        <FoundList
          label={words('steps.families')}
          cards={cards}
          chosen={draft.host === null ? [] : [draft.host]}
          page={page}
          lastPage={data.lastPage}
          onPage={setPage}
          onChoose={(host) => keepExperience(toggleHost(draft, host))}
        />
      )}
      <StepActions onBack={onBack} onNext={onNext} next={words(draft.host === null ? 'suggest' : 'next')} />
    </Stack>
  );
}
