// The rules of a family for stays: how many nights, and how many days of notice; changed by the family and by staff.

import { Stack, Text, Title } from '@mantine/core';
import * as z from 'zod';
import { readCalendar, saveCalendarRules } from '#contract/host-families/calendar.endpoints.ts';
import { calendarRulesBody, type FamilyCalendarAnswer } from '#contract/host-families/calendar.shapes.ts';
import { MAX_RULE_DAYS, type StayRules } from '#contract/host-families/stay-rules.ts';
import { call } from '#web/platform/api/api.ts';
import { toQueryKey } from '#web/platform/api/endpoint-hooks.ts';
import { queryClient } from '#web/platform/api/query-client.ts';
import { useStayRuleTexts } from '#web/platform/suits.tsx';
import { getMonth } from '#web/ui/calendar/days.ts';
import { NumberField } from '#web/ui/form/fields/number-field.tsx';
import { TextField } from '#web/ui/form/fields/text-field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { useToday } from '#web/ui/text/zones.ts';
import { asNumberText } from '../edit/field-values.ts';
import { toLoadedDays } from './calendar.model.ts';
import classes from './family-calendar.module.css';

/** A maximum of nights as it is typed; null without one. */
const typedMaximum = z
  .union([z.string(), z.number(), z.null()])
  .transform((typed) => (typeof typed === 'string' && /^\s*\d+\s*$/.test(typed) ? Number(typed) : typed))
  .pipe(calendarRulesBody.shape.maxNights);

const shape = calendarRulesBody.extend({ maxNights: typedMaximum });

/** The values of the form, with the rules that they replace. */
const toValues = (rules: StayRules) => ({ ...rules, before: rules });

function RulesForm({ id, rules }: { readonly id: number; readonly rules: StayRules }) {
  const words = useTranslations('familyCalendar.rules');
  const today = useToday();
  const form = useForm({
    shape,
    initial: toValues(rules),
    send: (body) => call(saveCalendarRules, { params: { id }, body }),
    async done(saved) {
      form.reset(toValues(saved));
      await queryClient.invalidateQueries({ queryKey: toQueryKey(readCalendar) });
    },
    reread: async () => toValues((await call(readCalendar, { params: { id }, query: toLoadedDays(getMonth(today)) })).rules),
  });
  return (
    <Form form={form} label={words('title')} success={words('saved')}>
      <div className={classes['rules']}>
        <NumberField of={form.field('minNights')} label={words('minNights')} min={1} max={MAX_RULE_DAYS} />
        <TextField
          of={asNumberText(form.field('maxNights') as Parameters<typeof asNumberText>[0])}
          label={words('maxNights')}
          description={words('anyLength')}
          inputMode="numeric"
        />
        <NumberField
          of={form.field('noticeDays')}
          label={words('noticeDays')}
          description={words('noticeHint')}
          min={0}
          max={MAX_RULE_DAYS}
        />
      </div>
      <div>
        <SubmitButton form={form}>{words('save')}</SubmitButton>
      </div>
    </Form>
  );
}

interface StayRulesSectionProps {
  readonly id: number;
  readonly calendar: Pick<FamilyCalendarAnswer, 'rules' | 'canWrite'>;
}

export function StayRulesSection({ id, calendar: { rules, canWrite } }: StayRulesSectionProps) {
  const words = useTranslations('familyCalendar.rules');
  const texts = useStayRuleTexts(rules);
  if (!canWrite && texts.length === 0) return null;
  return (
    <section aria-label={words('title')}>
      <Stack gap="sm">
        <Title order={2} size="h4">
          {words('title')}
        </Title>
        {canWrite ? (
          <>
            <Text size="sm" c="dimmed">
              {words('lead')}
            </Text>
            <RulesForm id={id} rules={rules} />
          </>
        ) : (
          <Text>{texts.join(' · ')}</Text>
        )}
      </Stack>
    </section>
  );
}
