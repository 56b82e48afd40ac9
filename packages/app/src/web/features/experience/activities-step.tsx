// The activities step: at most as many as there are activity weeks. Choosing a selected activity again removes it.

import { Text } from '@mantine/core';
import { isDay } from '#contract/platform/days.ts';
import { ACTIVITY_TYPES, type ActivityType } from '#contract/search/activity-types.ts';
import { listCounties, listTags } from '#contract/search/dependencies.endpoints.ts';
import { experienceActivities } from '#contract/search/search.endpoints.ts';
import type { WizardActivity } from '#contract/search/search.shapes.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { showAlert } from '#web/platform/notices/notices.ts';
import { useCampReasons } from '#web/platform/suits.tsx';
import { useFormatLocale } from '#web/ui/text/format-locale.ts';
import { useMoneyText } from '#web/ui/text/money-text.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { type Chosen, computeLastDay, type ExperienceDraft, findAmong, toGuest, toggleActivity, toSearchArea } from './experience.model.ts';
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

/** Returns a function that formats a distance, rounded to 1 km nearby and to 10 km farther away. */
function useDistanceText(): (kilometres: number) => string {
  const format = new Intl.NumberFormat(useFormatLocale(), { style: 'unit', unit: 'kilometer' });
  return (kilometres) => format.format(kilometres < 20 ? Math.max(1, kilometres) : Math.round(kilometres / 10) * 10);
}

export function ActivitiesStep({ draft, isSending, onBack, onSend }: ActivitiesStepProps) {
  const words = useTranslations('experience');
  const genders = useTranslations('hostRegistration.genders');
  const money = useMoneyText();
  const { filter, page, setPage, narrow } = useNarrowing(NONE);
  const counties = useEndpoint(listCounties, {}).data?.data ?? [];
  const categories = useEndpoint(listTags, { query: { kind: 'category' } }).data?.data ?? [];
  const { activities, plan, host } = draft;
  const read = useEndpoint(experienceActivities, { query: { ...queryOf(filter), ...toSearchArea(draft), currentPage: page } });
  const distance = useDistanceText();
  const reasonsOf = useCampReasons();
  const [first, last] = [isDay(plan.start) ? plan.start : null, computeLastDay(plan)];
  /** Returns the reasons why the child can't attend a camp on any day of the stay; empty if they can on the first or last day. */
  function reasonsFor(activity: WizardActivity): readonly string[] {
    const guests = [toGuest(plan)];
    if (first === null || last === null || reasonsOf(activity, guests, last).length === 0) return [];
    return reasonsOf(activity, guests, first);
  }
  function choose(activity: Chosen): void {
    const { draft: next, tooMany } = toggleActivity(draft, activity);
    if (tooMany) showAlert({ title: words('tooMany'), text: words('tooManyText', { count: String(plan.activityWeeks) }) });
    else keepExperience(next);
  }
  function cardOf(activity: WizardActivity): FoundCard {
    const { id, name, location, county, photoRef, minAge, maxAge, firstLine, fromPrice, kilometres } = activity;
    const reasons = reasonsFor(activity);
    const facts = [
      [location, county].filter(Boolean).join(', '),
      kilometres === null ? '' : words('away', { distance: distance(kilometres) }),
      words('ages', { from: String(minAge), to: String(maxAge) }),
      firstLine,
      fromPrice === null ? '' : words('perWeek', { amount: money(fromPrice) }),
    ].filter((fact) => fact !== '');
    const note = reasons.map((reason) => (
      <Text key={reason} size="sm" fw={600}>
        {reason}
      </Text>
    ));
    return { ...{ id, name, place: county, photoRef }, facts, note, isBarred: reasons.length > 0 };
  }
  const filters = (
    <>
      <Narrow
        label={words('activityType')}
        value={filter.type}
        onChange={(value) => narrow({ type: findAmong(ACTIVITY_TYPES, value) })}
        choices={ACTIVITY_TYPES.map((value) => ({ value, label: words(`activityTypes.${value}`) }))}
      />
      <Narrow
        label={words('gender')}
        value={filter.gender}
        onChange={(value) => narrow({ gender: findAmong(GENDERS, value) })}
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
        <>
          <Text role="status" fw={600}>
            {words('weeksChosen', { chosen: activities.length, count: plan.activityWeeks })}
          </Text>
          {host === null ? null : <Text>{words('nearestFirst')}</Text>}
        </>
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
