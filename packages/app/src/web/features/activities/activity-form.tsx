// The form of an activity. If somebody else saved meanwhile, their changes are compared before saving.

import { Group } from '@mantine/core';
import { useRef } from 'react';
import { createActivity, editActivity, readActivity } from '#contract/activities/activities.endpoints.ts';
import { ACTIVITY_GENDERS, type ActivityDetail } from '#contract/activities/activities.shapes.ts';
import { STUDENT_AGES } from '#contract/platform/constants.ts';
import { ACTIVITY_TYPES } from '#contract/search/activity-types.ts';
import { call } from '#web/platform/api/api.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { CheckboxField, SelectField } from '#web/ui/form/fields/choice-fields.tsx';
import { LongTextField } from '#web/ui/form/fields/long-text-field.tsx';
import { NumberField } from '#web/ui/form/fields/number-field.tsx';
import { TextField } from '#web/ui/form/fields/text-field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { type FieldBinding, useForm } from '#web/ui/form/use-form.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { reloadActivities } from './reload-activities.ts';
import { useActivityChoices } from './use-activity-choices.ts';

/** Select fields hold numbers as text. */
const chosen = (id: number | null | undefined): unknown => (id === null || id === undefined ? null : String(id));

function draftOf(activity: ActivityDetail | null) {
  return {
    name: activity?.name ?? '',
    type: (activity?.type ?? 'camp') as (typeof ACTIVITY_TYPES)[number],
    categoryId: chosen(activity?.categoryId),
    gender: (activity?.gender ?? 'any') as (typeof ACTIVITY_GENDERS)[number],
    minAge: activity?.minAge ?? STUDENT_AGES.min,
    maxAge: activity?.maxAge ?? STUDENT_AGES.max,
    countyId: chosen(activity?.countyId),
    locationId: chosen(activity?.locationId),
    description: activity?.description ?? '',
    businessId: chosen(activity?.businessId),
    active: activity?.active ?? true,
  };
}

type Texted = FieldBinding<string | null | undefined>;

interface ActivityFormProps {
  /** Null for a new activity. */
  readonly activity: ActivityDetail | null;
  readonly onSaved: (id: number) => void;
}

function useActivityForm({ activity, onSaved }: ActivityFormProps) {
  const words = useTranslations('resource');
  // The version last read by the page or a comparison; a save is based on it.
  const version = useRef(activity?.version);
  return useForm({
    shape: async () => (await import('#contract/activities/activities.shapes.ts')).activityBody,
    initial: draftOf(activity),
    send(body) {
      if (activity === null) return call(createActivity, { body });
      const known = version.current === undefined ? {} : { version: version.current };
      // Taking an activity offline is a separate action, with a reason.
      const { active: _, ...kept } = body;
      return call(editActivity, { body: { ...kept, id: activity.id, ...known } });
    },
    async reread() {
      const theirs = await call(readActivity, { params: { id: activity?.id ?? 0 } });
      version.current = theirs.version;
      return draftOf(theirs);
    },
    done(saved) {
      version.current = saved.version;
      showToast(words('saved', { name: saved.name }));
      void reloadActivities();
      onSaved(saved.id);
    },
  });
}

export function ActivityForm(props: ActivityFormProps) {
  const words = useTranslations('hubActivities');
  const types = useTranslations('tags.activityType');
  const genders = useTranslations('search.activity');
  const form = useActivityForm(props);
  const county = form.values.countyId;
  const { counties, categories, locations, businesses } = useActivityChoices(
    county === null || county === undefined ? null : Number(county),
  );
  const countyField = form.field('countyId') as Texted;
  return (
    <Form form={form} label={props.activity?.name ?? words('create')}>
      <TextField of={form.field('name')} label={words('field.name')} maxLength={200} required />
      <SelectField
        of={form.field('type') as Texted}
        label={words('field.type')}
        choices={ACTIVITY_TYPES.map((value) => ({ value, label: types(value) }))}
        required
      />
      <SelectField
        of={form.field('categoryId') as Texted}
        label={words('field.category')}
        choices={categories}
        placeholder={words('none')}
        clearable
      />
      <SelectField
        of={form.field('gender') as Texted}
        label={words('field.gender')}
        choices={ACTIVITY_GENDERS.map((value) => ({ value, label: genders(value) }))}
        required
      />
      <Group align="flex-start">
        <NumberField of={form.field('minAge') as FieldBinding<number | undefined>} label={words('field.minAge')} min={0} max={18} />
        <NumberField of={form.field('maxAge') as FieldBinding<number | undefined>} label={words('field.maxAge')} min={0} max={18} />
      </Group>
      <SelectField
        of={{
          ...countyField,
          // A town of the previous county does not belong to the new one.
          change(next) {
            countyField.change(next);
            form.set('locationId', null);
          },
        }}
        label={words('field.county')}
        choices={counties}
        required
      />
      <SelectField
        of={form.field('locationId') as Texted}
        label={words('field.location')}
        choices={locations}
        placeholder={words('none')}
        clearable
      />
      <LongTextField of={form.field('description')} label={words('field.description')} maxLength={5000} minRows={4} />
      {businesses.length > 0 && (
        <SelectField
          of={form.field('businessId') as Texted}
          label={words('field.business')}
          choices={businesses}
          placeholder={words('none')}
          clearable
        />
      )}
      {props.activity === null && <CheckboxField of={form.field('active')} label={words('field.active')} />}
      <Group justify="flex-end">
        <SubmitButton form={form}>{words('week.save')}</SubmitButton>
      </Group>
    </Form>
  );
}
