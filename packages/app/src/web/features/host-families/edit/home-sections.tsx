// The home of a host family, its everyday life, and the ways to school and the airport.

import { useMemo } from 'react';
import { DIETS, HOME_TYPES, SCHOOL_WAYS, SMOKING } from '#contract/host-families/family-fields.ts';
import { PETS } from '#contract/host-families/pets.ts';
import { BEDROOMS, GUESTS } from '#contract/platform/constants.ts';
import { listTags } from '#contract/search/dependencies.endpoints.ts';
import type { TagKind } from '#contract/search/tag-kinds.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { MultiSelectField, SelectField } from '#web/ui/form/fields/choice-fields.tsx';
import { NumberField } from '#web/ui/form/fields/number-field.tsx';
import { TextField } from '#web/ui/form/fields/text-field.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { asChoice, asIds, asNumberText } from './field-values.ts';
import { useLanguageChoices } from './languages.ts';
import { SavedFields } from './saved-fields.tsx';
import { Pair, Section, type SectionProps } from './section.tsx';

function useTagChoices(kind: TagKind) {
  const { data } = useEndpoint(listTags, { query: { kind } });
  return useMemo(() => (data?.data ?? []).map(({ id, name }) => ({ value: String(id), label: name })), [data]);
}

export function HomeSection({ editor }: SectionProps) {
  const words = useTranslations('familyEdit.home');
  const names = useTranslations('tags');
  const amenities = useTagChoices('amenity');
  const pets = useMemo(() => PETS.map((value) => ({ value, label: names(`pet.${value}`) })), [names]);
  return (
    <Section title={words('title')}>
      <Pair>
        <SavedFields editor={editor} fields={['guestsNumber']} kind="choice">
          <NumberField of={editor.field('guestsNumber')} label={words('guests')} min={GUESTS.min} max={GUESTS.max} />
        </SavedFields>
        <SavedFields editor={editor} fields={['bedroomsNumber']} kind="choice">
          <NumberField of={editor.field('bedroomsNumber')} label={words('bedrooms')} min={BEDROOMS.min} max={BEDROOMS.max} />
        </SavedFields>
      </Pair>
      <Pair>
        <SavedFields editor={editor} fields={['homeType']} kind="choice">
          <SelectField
            of={asChoice(editor.field('homeType'))}
            label={words('homeType')}
            choices={HOME_TYPES.map((value) => ({ value, label: names(`homeType.${value}`) }))}
            clearable
          />
        </SavedFields>
        <SavedFields editor={editor} fields={['smoking']} kind="choice">
          <SelectField
            of={asChoice(editor.field('smoking'))}
            label={words('smoking')}
            choices={SMOKING.map((value) => ({ value, label: names(`smoking.${value}`) }))}
            clearable
          />
        </SavedFields>
      </Pair>
      <SavedFields editor={editor} fields={['pets']} kind="choice">
        <MultiSelectField of={editor.field('pets')} label={words('pets')} choices={pets} />
      </SavedFields>
      <SavedFields editor={editor} fields={['amenities']} kind="choice">
        <MultiSelectField
          of={asIds(editor.field('amenities'))}
          label={words('amenities')}
          description={words('amenitiesHint')}
          choices={amenities}
        />
      </SavedFields>
    </Section>
  );
}

export function LifeSection({ editor }: SectionProps) {
  const words = useTranslations('familyEdit.life');
  const names = useTranslations('tags.diet');
  const interests = useTagChoices('interest');
  const diets = useMemo(() => DIETS.map((value) => ({ value, label: names(value) })), [names]);
  const languages = useLanguageChoices(editor.values.languages);
  return (
    <Section title={words('title')}>
      <SavedFields editor={editor} fields={['languages']} kind="choice">
        <MultiSelectField of={editor.field('languages')} label={words('languages')} choices={languages} />
      </SavedFields>
      <SavedFields editor={editor} fields={['interests']} kind="choice">
        <MultiSelectField
          of={asIds(editor.field('interests'))}
          label={words('interests')}
          description={words('interestsHint')}
          choices={interests}
        />
      </SavedFields>
      <SavedFields editor={editor} fields={['diets']} kind="choice">
        <MultiSelectField of={editor.field('diets')} label={words('diets')} description={words('dietsHint')} choices={diets} />
      </SavedFields>
    </Section>
  );
}

export function TravelSection({ editor }: SectionProps) {
  const words = useTranslations('familyEdit.travel');
  const ways = useTranslations('tags.schoolBy');
  return (
    <Section title={words('title')} hint={words('hint')}>
      <Pair>
        <SavedFields editor={editor} fields={['schoolMinutes']}>
          <TextField of={asNumberText(editor.field('schoolMinutes'))} label={words('schoolMinutes')} inputMode="numeric" />
        </SavedFields>
        <SavedFields editor={editor} fields={['schoolBy']} kind="choice">
          <SelectField
            of={asChoice(editor.field('schoolBy'))}
            label={words('schoolBy')}
            choices={SCHOOL_WAYS.map((value) => ({ value, label: ways(value) }))}
            clearable
          />
        </SavedFields>
      </Pair>
      <Pair>
        <SavedFields editor={editor} fields={['airportMinutes']}>
          <TextField of={asNumberText(editor.field('airportMinutes'))} label={words('airportMinutes')} inputMode="numeric" />
        </SavedFields>
        <SavedFields editor={editor} fields={['airportCode']}>
          <TextField of={editor.field('airportCode')} label={words('airportCode')} description={words('airportCodeHint')} maxLength={3} />
        </SavedFields>
      </Pair>
    </Section>
  );
}
