// The form of a group, in a drawer; and the dialog that copies one for the next year.

import { Button, Group as Row, SimpleGrid } from '@mantine/core';
import { GROUP_STATES } from '#contract/groups/group-states.ts';
import { createGroup, duplicateGroup, editGroup, readGroup } from '#contract/groups/groups.endpoints.ts';
import type { Group } from '#contract/groups/groups.shapes.ts';
import { call } from '#web/platform/api/api.ts';
import { toQueryKey } from '#web/platform/api/endpoint-hooks.ts';
import { keepAnswer } from '#web/platform/api/keep-answer.ts';
import { queryClient } from '#web/platform/api/query-client.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { SideDrawer } from '#web/ui/dialog/side-drawer.tsx';
import { DialogForm } from '#web/ui/form/dialog-form.tsx';
import { CheckboxField, SelectField } from '#web/ui/form/fields/choice-fields.tsx';
import { PhoneField } from '#web/ui/form/fields/contact/phone-field.tsx';
import { DateField } from '#web/ui/form/fields/dates/date-field.tsx';
import { LongTextField } from '#web/ui/form/fields/long-text-field.tsx';
import { EmailField, TextField } from '#web/ui/form/fields/text-field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { type FieldBinding, useForm } from '#web/ui/form/use-form.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { useAgentChoices, useBusinessChoices, useCampChoices, useCountyChoices, useTripTypeChoices } from './use-choices.ts';
import { SHOWING_GROUPS } from './use-group-steps.ts';

interface GroupFormProps {
  /** Left out for a new one. */
  readonly group?: Group | undefined;
  readonly onSaved: (group: Group) => void;
  readonly onClose: () => void;
}

/** Select fields hold numbers as text. */
const chosen = (of: { readonly id: number } | null | undefined): unknown => (of == null ? null : String(of.id));

const draftOf = (group: Group | undefined) => ({
  name: group?.name ?? '',
  state: group?.state ?? 'planning',
  fromDate: (group?.fromDate ?? '') as unknown,
  toDate: (group?.toDate ?? '') as unknown,
  size: (group?.size == null ? '' : String(group.size)) as unknown,
  leader: group?.leader ?? '',
  leaderEmail: group?.leaderEmail ?? '',
  leaderPhone: group?.leaderPhone ?? '',
  agentId: chosen(group?.agent),
  countyId: chosen(group?.county),
  activityId: chosen(group?.camp),
  tripTypeId: chosen(group?.tripType),
  businessId: chosen(group?.business),
  notes: group?.notes ?? '',
});

/** Shows a group as it is after a change. */
async function keepGroup(group: Group): Promise<void> {
  keepAnswer(readGroup, { params: { id: group.id } }, group);
  await Promise.all(SHOWING_GROUPS.map((endpoint) => queryClient.invalidateQueries({ queryKey: toQueryKey(endpoint) })));
}

/** Whether the user decides which agent looks after a group; an agent's groups are their own. */
function useChoosesAgent(): boolean {
  return !useSignedInUser().roleNames.every((role) => role === 'Agent');
}

function useGroupForm({ group, onSaved }: GroupFormProps) {
  const words = useTranslations('groups.form');
  const choosesAgent = useChoosesAgent();
  return useForm({
    shape: async () => (await import('./group-form.model.ts')).groupFormShape,
    initial: draftOf(group),
    send({ agentId, ...fields }) {
      const body = choosesAgent ? { ...fields, agentId: agentId ?? null } : fields;
      return group === undefined
        ? call(createGroup, { body })
        : call(editGroup, { params: { id: group.id }, body: { ...body, version: group.version } });
    },
    ...(group === undefined ? {} : { reread: async () => draftOf(await call(readGroup, { params: { id: group.id } })) }),
    async done(kept) {
      await keepGroup(kept);
      showToast(words(group === undefined ? 'added' : 'saved'));
      onSaved(kept);
    },
  });
}

type Used = ReturnType<typeof useGroupForm>;
type Chosen = FieldBinding<string | null | undefined>;
type Typed = FieldBinding<string | undefined>;

function Journey({ form }: { readonly form: Used }) {
  const label = useTranslations('lists.groups.columns');
  const states = useTranslations('names.groupState');
  return (
    <>
      <TextField of={form.field('name')} label={label('name')} maxLength={120} required />
      <SelectField
        of={form.field('state') as Chosen}
        label={label('state')}
        choices={GROUP_STATES.map((value) => ({ value, label: states(value) }))}
        required
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <DateField of={form.field('fromDate') as Typed} label={label('fromDate')} />
        <DateField of={form.field('toDate') as Typed} label={label('toDate')} />
        <TextField of={form.field('size') as FieldBinding<string>} label={label('size')} maxLength={3} inputMode="numeric" />
        <SelectField of={form.field('countyId') as Chosen} label={label('county')} choices={useCountyChoices()} clearable />
      </SimpleGrid>
    </>
  );
}

function People({ form }: { readonly form: Used }) {
  const label = useTranslations('lists.groups.columns');
  const agents = useAgentChoices();
  return (
    <>
      <TextField of={form.field('leader')} label={label('leader')} maxLength={120} autoComplete="off" />
      <EmailField of={form.field('leaderEmail') as Typed} label={label('leaderEmail')} autoComplete="off" />
      <PhoneField of={form.field('leaderPhone')} label={label('leaderPhone')} />
      {useChoosesAgent() && <SelectField of={form.field('agentId') as Chosen} label={label('agent')} choices={agents} clearable />}
    </>
  );
}

function Sale({ form }: { readonly form: Used }) {
  const words = useTranslations('groups');
  const label = useTranslations('lists.groups.columns');
  return (
    <>
      <SelectField of={form.field('activityId') as Chosen} label={label('camp')} choices={useCampChoices()} clearable />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <SelectField of={form.field('tripTypeId') as Chosen} label={label('tripType')} choices={useTripTypeChoices()} clearable />
        <SelectField of={form.field('businessId') as Chosen} label={label('business')} choices={useBusinessChoices()} clearable />
      </SimpleGrid>
      <LongTextField of={form.field('notes')} label={words('notes')} maxLength={5000} />
    </>
  );
}

function Fields(props: GroupFormProps) {
  const words = useTranslations('groups.form');
  const common = useTranslations('common');
  const form = useGroupForm(props);
  return (
    <Form form={form} label={words(props.group === undefined ? 'add' : 'edit')}>
      <Journey form={form} />
      <People form={form} />
      <Sale form={form} />
      <Row justify="flex-end">
        <Button variant="default" onClick={props.onClose}>
          {common('cancel')}
        </Button>
        <SubmitButton form={form}>{words('save')}</SubmitButton>
      </Row>
    </Form>
  );
}

export function GroupForm(props: GroupFormProps) {
  const words = useTranslations('groups.form');
  return (
    <SideDrawer title={words(props.group === undefined ? 'add' : 'edit')} onClose={props.onClose}>
      <Fields {...props} />
    </SideDrawer>
  );
}

interface DuplicateGroupProps {
  readonly group: Group;
  readonly onDone: (copy: Group) => void;
  readonly onClose: () => void;
}

export function DuplicateGroup({ group, onDone, onClose }: DuplicateGroupProps) {
  const words = useTranslations('groups');
  const form = useForm({
    shape: async () => (await import('./group-form.model.ts')).duplicateFormShape,
    initial: { name: '', withMembers: false },
    send: (body) => call(duplicateGroup, { params: { id: group.id }, body }),
    async done(copy) {
      await keepGroup(copy);
      showToast(words('duplicate.done'));
      onDone(copy);
    },
  });
  return (
    <DialogForm
      form={form}
      title={words('duplicate.title', { name: group.name })}
      text={words('duplicate.text')}
      submit={words('act.duplicate')}
      onClose={onClose}
    >
      <TextField of={form.field('name')} label={words('duplicate.name')} maxLength={120} required />
      <CheckboxField of={form.field('withMembers')} label={words('duplicate.withMembers')} />
    </DialogForm>
  );
}
