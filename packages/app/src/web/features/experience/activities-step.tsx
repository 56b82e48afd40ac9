// Activities: no more than there are activity weeks. A chosen one is taken out by choosing it again.

import { Text } from '@mantine/core';
import { ACTIVITY_TYPES, type ActivityType } from '#contract/search/activity-types.ts';
import { listCounties, listTags } from '#contract/search/dependencies.endpoints.ts';
import { experienceActivities } from '#contract/search/search.endpoints.ts';
import type { ActivityCard } from '#contract/search/search.shapes.ts';
import { useEndpoint } from '#web/platform/endpoint-hooks.ts';
import { alert } from '#web/platform/notices.ts';
import { useMoneyText } from '#web/ui/text/money-text.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { among, type Chosen, type ExperienceDraft, toggleActivity } from './experience.model.ts';
import type { FoundCard } from './found-list.tsx';
import { FoundStep, Narrow, useNarrowing } from './found-step.tsx';
import { StepActions } from './step-actions.tsx';
import { keepExperience } from './use-experience.ts';

interface ActivitiesStepProps {
  readonly draft: ExperienceDraft;
  readonly isSending: boolean;
  readonly onBack: () => void;
  readonly onSend: () => void;
}

const GENDERS = ['female', 'male'] as const;

interface Filter {
  readonly type: ActivityType | null;
  readonly gender: (typeof GENDERS)[number] | null;
  readonly category: string | null;
  readonly county: string | null;
  readonly search: string;
}

const NONE: Filter = { type: null, gender: null, category: null, county: null, search: '' };

function queryOf({ type, gender, category, county, search }: Filter) {
  return {
    ...(type === null ? {} : { activityType: type }),
    ...(gender === null ? {} : { activityGender: gender }),
    ...(category === null ? {} : { activityCategory: Number(category) }),
    ...(county === null ? {} : { countyId: Number(county) }),
    activitySearch: search,
  };
}

export function ActivitiesStep({ draft, isSending, onBack, onSend }: ActivitiesStepProps) {
  const words = useTranslations('experience');
  const genders = useTranslations('hostRegistration.genders');
  const money = useMoneyText();
  const { filter, page, setPage, narrow } = useNarrowing(NONE);
  const counties = useEndpoint(listCounties, {}).data?.data ?? [];
  const categories = useEndpoint(listTags, { query: { kind: 'category' } }).data?.data ?? [];
  const read = useEndpoint(experienceActivities, { query: { ...queryOf(filter), currentPage: page } });
  const { activities, plan } = draft;
  function choose(activity: Chosen): void {
    const { draft: next, tooMany } = toggleActivity(draft, activity);
    if (tooMany) alert({ title: words('tooMany'), text: words('tooManyText', { count: String(plan.activityWeeks) }) });
    else keepExperience(next);
  }
  const cardOf = ({ id, name, location, county, photoRef, minAge, maxAge, firstLine, fromPrice }: ActivityCard): FoundCard => ({
    ...{ id, name, place: county, photoRef },
    facts: [
      [location, county].filter(Boolean).join(', '),
      words('ages', { from: String(minAge), to: String(maxAge) }),
      firstLine,
      fromPrice === null ? '' : words('perWeek', { amount: money(fromPrice) }),
    ].filter((fact) => fact !== ''),
  });
  const filters = (
    <>
      <Narrow
        label={words('activityType')}
        value={filter.type}
        onChange={(value) => narrow({ type: among(ACTIVITY_TYPES, value) })}
        choices={ACTIVITY_TYPES.map((value) => ({ value, label: words(`activityTypes.${value}`) }))}
      />
      <Narrow
        label={words('gender')}
        value={filter.gender}
        onChange={(value) => narrow({ gender: among(GENDERS, value) })}
        choices={GENDERS.map((value) => ({ value, label: genders(value) }))}
      />
      <Narrow
        label={words('category')}
        value={filter.category}
        onChange={(category) => narrow({ category })}
        choices={categories.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      <Narrow
        label={words('county')}
        value={filter.county}
        onChange={(county) => narrow({ county })}
        choices={counties.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
    </>
  );
  return (
    <FoundStep
      title={words('steps.activities')}
      told={
        <Text role="status" fw={600}>
          {words('weeksChosen', { chosen: activities.length, count: plan.activityWeeks })}
        </Text>
      }
      filters={filters}
      onSearch={(search) => narrow({ search })}
      read={read}
      cardOf={cardOf}
      chosen={activities}
      page={page}
      onPage={setPage}
      onChoose={choose}
      actions={<StepActions onBack={onBack} onNext={onSend} next={words('send')} isBusy={isSending} />}
    />
  );
}
