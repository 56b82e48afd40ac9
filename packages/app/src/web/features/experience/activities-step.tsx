// Activities: no more than there are activity weeks. A chosen one is taken out by choosing it again.

import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { ACTIVITY_TYPES } from '#contract/search/activity-types.ts';
import { listCounties, listTags } from '#contract/search/dependencies.endpoints.ts';
import { experienceActivities } from '#contract/search/search.endpoints.ts';
import { useEndpoint } from '#web/platform/endpoint-hooks.ts';
import { alert } from '#web/platform/notices.ts';
import { Fault } from '#web/ui/fault.tsx';
import { SelectInput } from '#web/ui/form/fields/choice-fields.tsx';
import { LoadingCards } from '#web/ui/loading.tsx';
import { StepHeading } from '#web/ui/steps/steps.tsx';
import { useMoneyText } from '#web/ui/text/money-text.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { type Chosen, type ExperienceDraft, toggleActivity } from './experience.model.ts';
import { FoundList } from './found-list.tsx';
import { StepActions } from './step-actions.tsx';
import { keepExperience } from './use-experience.ts';

interface ActivitiesStepProps {
  readonly draft: ExperienceDraft;
  readonly isSending: boolean;
  readonly onBack: () => void;
  readonly onSend: () => void;
}

interface Filter {
  readonly type: string | null;
  readonly gender: string | null;
  readonly category: string | null;
  readonly county: string | null;
  readonly search: string;
}

const NONE: Filter = { type: null, gender: null, category: null, county: null, search: '' };

function queryOf({ type, gender, category, county, search }: Filter) {
  return {
    ...(type === null ? {} : { activityType: type as (typeof ACTIVITY_TYPES)[number] }),
    ...(gender === null ? {} : { activityGender: gender as 'female' }),
    ...(category === null ? {} : { activityCategory: Number(category) }),
    ...(county === null ? {} : { countyId: Number(county) }),
    activitySearch: search,
  };
}

export function ActivitiesStep({ draft, isSending, onBack, onSend }: ActivitiesStepProps) {
  const words = useTranslations('experience');
  const genders = useTranslations('hostRegistration.genders');
  const money = useMoneyText();
  const [filter, setFilter] = useState(NONE);
  const [typed, setTyped] = useState('');
  const [currentPage, setPage] = useState(1);
  const counties = useEndpoint(listCounties, {}).data?.data ?? [];
  const categories = useEndpoint(listTags, { query: { kind: 'category' } }).data?.data ?? [];
  const { data, failure, reload } = useEndpoint(experienceActivities, { query: { ...queryOf(filter), currentPage } });
  const { activities, plan } = draft;
  function narrow(change: Partial<Filter>): void {
    setFilter({ ...filter, ...change });
    setPage(1);
  }
  function choose(activity: Chosen): void {
    const { draft: next, tooMany } = toggleActivity(draft, activity);
    if (tooMany) alert({ title: words('tooMany'), text: words('tooManyText', { count: String(plan.activityWeeks) }) });
    else keepExperience(next);
  }
  const cards = (data?.data ?? []).map((activity) => ({
    id: activity.id,
    name: activity.name,
    place: activity.county,
    photoRef: activity.photoRef,
    facts: [
      [activity.location, activity.county].filter(Boolean).join(', '),
      words('ages', { from: String(activity.minAge), to: String(activity.maxAge) }),
      activity.firstLine,
      activity.fromPrice === null ? '' : words('perWeek', { amount: money(activity.fromPrice) }),
    ].filter((fact) => fact !== ''),
  }));
  return (
    <Stack>
      <StepHeading>{words('steps.activities')}</StepHeading>
      <Text role="status" fw={600}>
        {words('weeksChosen', { chosen: activities.length, count: plan.activityWeeks })}
      </Text>
      <search aria-label={words('steps.activities')}>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            narrow({ search: typed.trim() });
          }}
        >
          <Group align="flex-end" gap="xs">
            <SelectInput
              label={words('activityType')}
              clearable
              value={filter.type}
              onChange={(type) => narrow({ type })}
              choices={ACTIVITY_TYPES.map((value) => ({ value, label: words(`activityTypes.${value}`) }))}
            />
            <SelectInput
              label={words('gender')}
              clearable
              value={filter.gender}
              onChange={(gender) => narrow({ gender })}
              choices={(['female', 'male'] as const).map((value) => ({ value, label: genders(value) }))}
            />
            {categories.length === 0 ? null : (
              <SelectInput
                label={words('category')}
                clearable
                value={filter.category}
                onChange={(category) => narrow({ category })}
                choices={categories.map(({ id, name }) => ({ value: String(id), label: name }))}
              />
            )}
            <SelectInput
              label={words('county')}
              clearable
              value={filter.county}
              onChange={(county) => narrow({ county })}
              choices={counties.map(({ id, name }) => ({ value: String(id), label: name }))}
            />
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
          label={words('steps.activities')}
          cards={cards}
          chosen={activities}
          page={currentPage}
          lastPage={data.lastPage}
          onPage={setPage}
          onChoose={choose}
        />
      )}
      <StepActions onBack={onBack} onNext={onSend} next={words('send')} isBusy={isSending} />
    </Stack>
  );
}
