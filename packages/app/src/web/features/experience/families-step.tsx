// The family step: one host family, or none if we should suggest one.

import { Text } from '@mantine/core';
import { listCounties } from '#contract/search/dependencies.endpoints.ts';
import { experienceFamilies } from '#contract/search/search.endpoints.ts';
import type { FamilyCard } from '#contract/search/search.shapes.ts';
import { STAY_TYPES, type StayType } from '#contract/search/stay-types.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { useFamilyTitle } from '#web/platform/messages/page-locale.ts';
import { HomeNotes } from '#web/platform/suits.tsx';
import { useMoneyText } from '#web/ui/text/money-text.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { computeLastDay, type ExperienceDraft, findAmong, toGuest, toggleHost, toSearchArea } from './experience.model.ts';
import type { FoundCard } from './found-list.tsx';
import { FoundStep, Narrow, useNarrowing } from './found-step.tsx';
import { StepActions } from './step-actions.tsx';
import { type Flow, keepExperience } from './use-experience.ts';

interface FamiliesStepProps {
  readonly draft: ExperienceDraft;
  readonly flow: Flow;
  readonly onBack: () => void;
  readonly onNext: () => void;
}

const GENDERS = ['female', 'male'] as const;

interface Filter {
  readonly stayType: StayType | null;
  readonly county: string | null;
  readonly gender: (typeof GENDERS)[number] | null;
  readonly age: string | null;
  readonly searchText: string;
}

const NONE: Filter = { stayType: null, county: null, gender: null, age: null, searchText: '' };
const AGES = Array.from({ length: 19 }, (_, age) => ({ value: String(age), label: String(age) }));
/** The wizard asks for one student. */
const STUDENTS = 1;

/** The older wizard uses older names for its filters. */
function queryOf({ stayType, county, gender, age, searchText }: Filter, flow: Flow) {
  const place = county === null ? undefined : Number(county);
  const years = age === null ? undefined : Number(age);
  const who = gender ?? undefined;
  const named =
    flow === 'new' ? { countyId: place, hfChildrenGender: who, hfChildrenAge: years } : { county: place, gender: who, studentage: years };
  return { ...named, ...(stayType === null ? {} : { stayType }), searchText, countStudents: STUDENTS };
}

export function FamiliesStep({ draft, flow, onBack, onNext }: FamiliesStepProps) {
  const words = useTranslations('experience');
  const genders = useTranslations('hostRegistration.genders');
  const titleOf = useFamilyTitle();
  const money = useMoneyText();
  const { filter, page, setPage, narrow } = useNarrowing(NONE);
  const counties = useEndpoint(listCounties, {}).data?.data ?? [];
  const end = computeLastDay(draft.plan);
  const dates = end === null ? {} : { fromDate: draft.plan.start, toDate: end };
  const read = useEndpoint(experienceFamilies, {
    query: { ...queryOf(filter, flow), ...dates, activities: toSearchArea(draft).activities, page },
  });
  const toText = ({ gender, age }: FamilyCard['children'][number]) => words('hostChild', { gender, age: String(age) });
  const cardOf = ({ id, name, location, county, photoRef, children, firstLine, fromPrice, ...home }: FamilyCard): FoundCard => ({
    id,
    name: titleOf(name),
    place: county,
    photoRef,
    note: <HomeNotes home={home} guests={[toGuest(draft.plan)]} firstDay={end === null ? null : draft.plan.start} />,
    facts: [
      [location, county].filter(Boolean).join(', '),
      children.length === 0 ? words('noHostChildren') : words('hostChildren', { ages: children.map(toText).join(', ') }),
      firstLine,
      fromPrice === null ? '' : words('from', { amount: money(fromPrice) }),
    ].filter((fact) => fact !== ''),
  });
  const filters = (
    <>
      <Narrow
        label={words('stayType')}
        value={filter.stayType}
        onChange={(value) => narrow({ stayType: findAmong(STAY_TYPES, value) })}
        choices={STAY_TYPES.map((value) => ({ value, label: words(`stay.${value}`) }))}
      />
      <Narrow
        label={words('county')}
        value={filter.county}
        onChange={(county) => narrow({ county })}
        choices={counties.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      <Narrow
        label={words('hostChildGender')}
        value={filter.gender}
        onChange={(value) => narrow({ gender: findAmong(GENDERS, value) })}
        choices={GENDERS.map((value) => ({ value, label: genders(value) }))}
      />
      <Narrow label={words('hostChildAge')} value={filter.age} onChange={(age) => narrow({ age })} choices={AGES} />
    </>
  );
  return (
    <FoundStep
      title={words('steps.families')}
      told={draft.activities.length === 0 ? null : <Text>{words('sameCountry')}</Text>}
      filters={filters}
      onSearch={(searchText) => narrow({ searchText })}
      read={read}
      cardOf={cardOf}
      nothingText={filter.gender === null && filter.age === null ? words('nothingText') : words('nothingChildText')}
      chosen={draft.host === null ? [] : [draft.host]}
      page={page}
      onPage={setPage}
      onChoose={(host) => keepExperience(toggleHost(draft, host))}
      actions={<StepActions onBack={onBack} onNext={onNext} next={words(draft.host === null ? 'suggest' : 'next')} />}
    />
  );
}
