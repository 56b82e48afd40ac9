// Selects the bookings to price again: the trips or prices of a period, or a file.

import { Button, FileButton, Group, SimpleGrid, Stack, Text } from '@mantine/core';
import { IconPlayerPlay, IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { readUploadLimits } from '#contract/attachments/attachments.endpoints.ts';
import { PERIOD_BASES, type Period, period } from '#contract/repricing/bookings.shapes.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { SelectField } from '#web/ui/form/fields/choice-fields.tsx';
import { DateField } from '#web/ui/form/fields/dates/date-field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { useFormatLocale } from '#web/ui/text/format-locale.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { writeSize } from '#web/ui/upload/accepted.ts';

interface SourceFormProps<Begun> {
  /** What is started; used as the accessible name and on the button. */
  readonly label: string;
  readonly initial: Period;
  readonly onPeriod: (period: Period) => Promise<Begun>;
  /** Returns null if it was refused, which has already been shown. */
  readonly onFile: (file: File) => Promise<Begun | null>;
  readonly onBegun: (begun: Begun) => void;
}

function FileChoice<Begun>({ onFile, onBegun }: Pick<SourceFormProps<Begun>, 'onFile' | 'onBegun'>) {
  const words = useTranslations('repricing');
  const tag = useFormatLocale();
  const [isSending, setSending] = useState(false);
  const { data: limits } = useEndpoint(readUploadLimits, {});
  async function send(file: File | null): Promise<void> {
    if (file === null) return;
    setSending(true);
    const begun = await onFile(file);
    setSending(false);
    if (begun !== null) onBegun(begun);
  }
  return (
    <Group gap="sm">
      <FileButton accept=".ndjson,.jsonl,.csv" onChange={(file) => void send(file)}>
        {(props) => (
          <Button {...props} variant="default" loading={isSending} leftSection={<IconUpload size={16} aria-hidden />}>
            {words('file')}
          </Button>
        )}
      </FileButton>
      {limits !== undefined && (
        <Text size="sm" c="dimmed">
          {words('fileLimit', { size: writeSize(limits.maxBytes, tag) })}
        </Text>
      )}
    </Group>
  );
}

export function SourceForm<Begun>({ label, initial, onPeriod, onFile, onBegun }: SourceFormProps<Begun>) {
  const words = useTranslations('repricing');
  const form = useForm({ shape: period, initial, guarded: false, send: onPeriod, done: onBegun });
  return (
    <Stack gap="md">
      <Form form={form} label={label}>
        <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="sm">
          <DateField of={form.field('from')} label={words('from')} required />
          <DateField of={form.field('to')} label={words('to')} required />
          <SelectField
            of={form.field('by')}
            label={words('basis')}
            choices={PERIOD_BASES.map((value) => ({ value, label: words(`by.${value}`) }))}
            required
          />
        </SimpleGrid>
        <SubmitButton form={form} leftSection={<IconPlayerPlay size={16} aria-hidden />}>
          {label}
        </SubmitButton>
      </Form>
      <FileChoice onFile={onFile} onBegun={onBegun} />
    </Stack>
  );
}
