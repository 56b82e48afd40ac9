// What happened to a lead, and a form for what happens next.

import { Group, Text, Timeline, Title } from '@mantine/core';
import { addLeadEvent } from '#contract/scouting/leads.endpoints.ts';
import { type Lead, type LeadEvent, NOTED_KINDS } from '#contract/scouting/leads.shapes.ts';
import { call } from '#web/platform/api/api.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { SelectField } from '#web/ui/form/fields/choice-fields.tsx';
import { DateField } from '#web/ui/form/fields/dates/date-field.tsx';
import { LongTextField } from '#web/ui/form/fields/long-text-field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { type FieldBinding, useForm } from '#web/ui/form/use-form.ts';
import { InstantText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { keepLead } from './use-lead-steps.ts';

/** The follow-up is offered with each note: most of them move it. */
const toNoteDraft = ({ nextFollowUp }: Lead) => ({
  kind: 'call' as (typeof NOTED_KINDS)[number],
  text: '',
  nextFollowUp: (nextFollowUp ?? '') as unknown,
});

export function LeadNoteForm({ lead }: { readonly lead: Lead }) {
  const words = useTranslations('scouting.note');
  const kinds = useTranslations('names.leadEvent');
  const form = useForm({
    shape: async () => (await import('./lead-form.model.ts')).leadNoteShape,
    initial: toNoteDraft(lead),
    send: (body) => call(addLeadEvent, { params: { id: lead.id }, body }),
    async done(kept) {
      form.reset(toNoteDraft(kept));
      await keepLead(kept);
      showToast(words('added'));
    },
  });
  return (
    <Form form={form} label={words('title')}>
      <SelectField
        of={form.field('kind') as FieldBinding<string | null | undefined>}
        label={words('kind')}
        choices={NOTED_KINDS.map((value) => ({ value, label: kinds(value) }))}
        required
      />
      <LongTextField of={form.field('text')} label={words('text')} maxLength={5000} required />
      <DateField of={form.field('nextFollowUp') as FieldBinding<string | undefined>} label={words('nextFollowUp')} />
      <Group justify="flex-end">
        <SubmitButton form={form}>{words('add')}</SubmitButton>
      </Group>
    </Form>
  );
}

function EventText({ event }: { readonly event: LeadEvent }) {
  const stages = useTranslations('names.leadStage');
  const { fromStage, toStage, text } = event;
  const step = toStage === null ? null : fromStage === null ? stages(toStage) : `${stages(fromStage)} → ${stages(toStage)}`;
  return (
    <>
      {step !== null && <Text size="sm">{step}</Text>}
      {text !== '' && (
        <Text size="sm" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {text}
        </Text>
      )}
    </>
  );
}

export function LeadTimeline({ events }: { readonly events: readonly LeadEvent[] }) {
  const words = useTranslations('scouting');
  const kinds = useTranslations('names.leadEvent');
  return (
    <section aria-label={words('history')}>
      <Title order={3} size="h5" mb="xs">
        {words('history')}
      </Title>
      <Timeline bulletSize={12} lineWidth={2}>
        {events.map((event) => (
          <Timeline.Item key={event.id} title={kinds(event.kind)}>
            <EventText event={event} />
            <Text size="xs" c="dimmed">
              <InstantText at={event.at} />
              {event.by === '' ? '' : `, ${event.by}`}
            </Text>
          </Timeline.Item>
        ))}
      </Timeline>
    </section>
  );
}
