// A dialog to schedule a campaign: a local time in a time zone.

import { Modal } from '@mantine/core';
import { type Campaign, scheduleBody } from '#contract/notifications/campaign.shapes.ts';
import { scheduleCampaign } from '#contract/notifications/campaigns.endpoints.ts';
import { wallTime } from '#contract/platform/wall-time.ts';
import { call } from '#web/platform/api/api.ts';
import { useFocusBack } from '#web/ui/dialog/focus-back.ts';
import { WallTimeField } from '#web/ui/form/fields/dates/wall-time-field.tsx';
import { TimeZoneField } from '#web/ui/form/fields/dates/zone-field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { useTranslations } from '#web/ui/text/translations.ts';

const shape = scheduleBody.pick({ timezone: true }).extend({ at: wallTime });

interface ScheduleDialogProps {
  readonly campaign: Campaign;
  readonly onClose: () => void;
  readonly onScheduled: (campaign: Campaign) => void;
}

export function ScheduleDialog({ campaign: { id, version }, onClose, onScheduled }: ScheduleDialogProps) {
  useFocusBack();
  const words = useTranslations('campaigns');
  const common = useTranslations('common');
  const form = useForm({
    shape,
    initial: { at: '', timezone: new Intl.DateTimeFormat().resolvedOptions().timeZone },
    guarded: false,
    send: (body) => call(scheduleCampaign, { params: { id }, body: { ...body, version } }),
    done: onScheduled,
  });
  return (
    <Modal opened onClose={onClose} title={words('scheduleTitle')} closeButtonProps={{ 'aria-label': common('close') }}>
      <Form form={form} label={words('scheduleTitle')}>
        <WallTimeField of={form.field('at')} label={words('field.at')} required />
        <TimeZoneField of={form.field('timezone')} label={words('field.timezone')} required />
        <SubmitButton form={form}>{words('schedule')}</SubmitButton>
      </Form>
    </Modal>
  );
}
