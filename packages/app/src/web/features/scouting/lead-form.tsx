// The form of a lead, which warns of the same family while it is typed.

import { Alert, Anchor, Button, Group, SimpleGrid, Stack, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { Link } from 'wouter';
import { createLead, editLead, findLeadDuplicates, readLead } from '#contract/scouting/leads.endpoints.ts';
import type { DuplicateReason, Lead } from '#contract/scouting/leads.shapes.ts';
import { paths } from '#web/paths.ts';
import { call } from '#web/platform/api/api.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { listLanguageNames } from '#web/platform/messages/locale.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { SideDrawer } from '#web/ui/dialog/side-drawer.tsx';
import { SelectField } from '#web/ui/form/fields/choice-fields.tsx';
import { NameOrder } from '#web/ui/form/fields/contact/name-order.tsx';
import { PhoneField } from '#web/ui/form/fields/contact/phone-field.tsx';
import { DateField } from '#web/ui/form/fields/dates/date-field.tsx';
import { LongTextField } from '#web/ui/form/fields/long-text-field.tsx';
import { EmailField, TextField } from '#web/ui/form/fields/text-field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { type FieldBinding, useForm } from '#web/ui/form/use-form.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { useAssigneeChoices, useCountyChoices, useSourceChoices } from './use-lead-choices.ts';
import { keepLead } from './use-lead-steps.ts';

interface LeadFormProps {
  /** Left out for a new one. */
  readonly lead?: Lead | undefined;
  readonly onSaved: (lead: Lead) => void;
  readonly onClose: () => void;
}

/** Select fields hold numbers as text. */
const chosen = (id: number | null | undefined): unknown => (id === null || id === undefined ? null : String(id));

function draftOf(lead: Lead | undefined) {
  return {
    firstName: lead?.firstName ?? '',
    lastName: lead?.lastName ?? '',
    email: lead?.email ?? '',
    phone: lead?.phone ?? '',
    addressLine1: lead?.addressLine1 ?? '',
    cityTown: lead?.cityTown ?? '',
    postcode: lead?.postcode ?? '',
    countyId: chosen(lead?.countyId),
    inquirySourceId: chosen(lead?.inquirySourceId),
    campaign: lead?.campaign ?? '',
    locale: lead?.locale ?? 'en',
    assigneeId: chosen(lead?.assignee?.id),
    nextFollowUp: (lead?.nextFollowUp ?? '') as unknown,
    notes: lead?.notes ?? '',
    confirmed: false,
  };
}

function useLeadForm({ lead, onSaved }: LeadFormProps) {
  const words = useTranslations('scouting.form');
  return useForm({
    shape: async () => (await import('./lead-form.model.ts')).leadFormShape,
    initial: draftOf(lead),
    send: ({ confirmed, ...fields }) =>
      lead === undefined
        ? call(createLead, { body: { ...fields, confirmed } })
        : call(editLead, { params: { id: lead.id }, body: { ...fields, confirmed, version: lead.version } }),
    ...(lead === undefined ? {} : { reread: async () => draftOf(await call(readLead, { params: { id: lead.id } })) }),
    async done(kept) {
      await keepLead(kept);
      showToast(words(lead === undefined ? 'added' : 'saved'));
      onSaved(kept);
    },
  });
}

type Used = ReturnType<typeof useLeadForm>;
type Chosen = FieldBinding<string | null | undefined>;

/** Milliseconds without typing before the same family is looked for. */
const PAUSE_MS = 400;

/** Entries that look like the same family. */
function Duplicates({ form, lead }: { readonly form: Used; readonly lead: Lead | undefined }) {
  const words = useTranslations('scouting');
  const stages = useTranslations('names.leadStage');
  const { email = '', phone = '', addressLine1 = '', cityTown = '', postcode = '', countyId } = form.values;
  const ofLead = lead === undefined ? {} : { leadId: lead.id };
  const ofCounty = countyId ? { countyId: Number(countyId) } : {};
  const [typed] = useDebouncedValue(JSON.stringify({ email, phone, addressLine1, cityTown, postcode, ...ofCounty, ...ofLead }), PAUSE_MS);
  const { data } = useEndpoint(findLeadDuplicates, { query: JSON.parse(typed) as object });
  const { leads = [], families = [] } = data ?? {};
  const toReasons = (reasons: readonly DuplicateReason[]) => reasons.map((reason) => words(`duplicates.${reason}`));
  if (leads.length + families.length === 0) return <div role="status" />;
  return (
    <div role="status">
      <Alert color="yellow" title={words('duplicates.title')}>
        <Stack gap={4}>
          {leads.map(({ id, name, cityTown: town, stage, assignee, reasons }) => (
            <Text key={id} size="sm">
              <Anchor component={Link} to={paths.hubScoutingFamilies({ open: id })} inherit>
                {name}
              </Anchor>
              {` – ${[town, stages(stage), assignee, ...toReasons(reasons)].filter(Boolean).join(', ')}`}
            </Text>
          ))}
          {families.map(({ hostFamilyId, name, reasons }) => (
            <Text key={hostFamilyId} size="sm">
              {`${words('duplicates.family', { name })} – ${toReasons(reasons).join(', ')}`}
            </Text>
          ))}
        </Stack>
      </Alert>
    </div>
  );
}

function Contact({ form }: { readonly form: Used }) {
  const label = useTranslations('lists.leads.columns');
  return (
    <>
      <NameOrder
        given={<TextField of={form.field('firstName')} label={label('firstName')} maxLength={80} />}
        family={<TextField of={form.field('lastName')} label={label('lastName')} maxLength={80} required />}
      />
      <EmailField of={form.field('email') as FieldBinding<string | undefined>} label={label('email')} autoComplete="off" />
      <PhoneField of={form.field('phone')} label={label('phone')} />
      <TextField of={form.field('addressLine1')} label={label('addressLine1')} maxLength={200} />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextField of={form.field('cityTown')} label={label('cityTown')} maxLength={100} />
        <TextField of={form.field('postcode')} label={label('postcode')} maxLength={20} />
      </SimpleGrid>
      <SelectField of={form.field('countyId') as Chosen} label={label('county')} choices={useCountyChoices()} clearable />
    </>
  );
}

function Work({ form }: { readonly form: Used }) {
  const label = useTranslations('lists.leads.columns');
  const languages = listLanguageNames().map(({ locale, name }) => ({ value: locale, label: name }));
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <SelectField of={form.field('inquirySourceId') as Chosen} label={label('source')} choices={useSourceChoices()} clearable />
        <TextField of={form.field('campaign')} label={label('campaign')} maxLength={100} />
        <SelectField of={form.field('locale') as Chosen} label={label('language')} choices={languages} required />
        <SelectField of={form.field('assigneeId') as Chosen} label={label('assignee')} choices={useAssigneeChoices()} clearable />
      </SimpleGrid>
      <DateField of={form.field('nextFollowUp') as FieldBinding<string | undefined>} label={label('nextFollowUp')} />
      <LongTextField of={form.field('notes')} label={label('notes')} maxLength={10_000} />
    </>
  );
}

function Fields(props: LeadFormProps) {
  const { lead, onClose } = props;
  const words = useTranslations('scouting.form');
  const common = useTranslations('common');
  const form = useLeadForm(props);
  const [isRefused, setRefused] = useState(false);
  // The server has refused it as the same family: the next attempt may confirm it.
  if (form.state.refusal !== null && !isRefused) setRefused(true);
  return (
    <Form form={form} label={words(lead === undefined ? 'add' : 'edit')}>
      <Duplicates form={form} lead={lead} />
      <Contact form={form} />
      <Work form={form} />
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {common('cancel')}
        </Button>
        {isRefused && (
          <Button
            variant="default"
            onClick={() => {
              form.set('confirmed', true);
              void form.store.submit();
            }}
          >
            {words('saveAnyway')}
          </Button>
        )}
        <SubmitButton form={form}>{words('save')}</SubmitButton>
      </Group>
    </Form>
  );
}

export function LeadForm(props: LeadFormProps) {
  const words = useTranslations('scouting.form');
  return (
    <SideDrawer title={words(props.lead === undefined ? 'add' : 'edit')} onClose={props.onClose}>
      <Fields {...props} />
    </SideDrawer>
  );
}
