// The fields of a message to many: whom it is for, its text, and what stands for the details of each trip.

import { Button, Group, Text } from '@mantine/core';
import { REPLY_VARIABLES } from '#contract/messaging/saved-reply.ts';
import { BULK_AUDIENCES, MAX_BULK_TEXT } from '#contract/trips/bulk.shapes.ts';
import { SelectField } from '#web/ui/form/fields/choice-fields.tsx';
import { LongTextField } from '#web/ui/form/fields/long-text-field.tsx';
import { insertText } from '#web/ui/form/insert-text.ts';
import type { FieldBinding } from '#web/ui/form/use-form.ts';
import { useTranslations } from '#web/ui/text/translations.ts';

interface MessageFieldsProps {
  readonly audience: FieldBinding<string | null | undefined>;
  readonly text: FieldBinding<string | null | undefined>;
  readonly onText: (text: string) => void;
}

export function MessageFields({ audience, text, onText }: MessageFieldsProps) {
  const words = useTranslations('tripsBulk');
  const variables = useTranslations('messagingReplies');
  const field = { id: text.id, value: text.value ?? '', onChange: onText };
  return (
    <>
      <SelectField
        of={audience}
        label={words('audience')}
        description={words('audienceHint')}
        choices={BULK_AUDIENCES.map((value) => ({ value, label: words(`audiences.${value}`) }))}
        required
      />
      <LongTextField of={text} label={words('message')} description={words('messageHint')} maxLength={MAX_BULK_TEXT} minRows={6} required />
      <Group gap="xs" role="group" aria-label={variables('insert')}>
        {REPLY_VARIABLES.map((name) => (
          <Button key={name} variant="default" size="compact-sm" onClick={() => insertText(field, `{{${name}}}`)}>
            {variables(`variable.${name}`)}
          </Button>
        ))}
      </Group>
      <Text size="sm">{words('sendHint')}</Text>
    </>
  );
}
