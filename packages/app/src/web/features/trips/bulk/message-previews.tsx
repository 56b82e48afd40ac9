// The first messages of a check as they would be sent.

import { Card, Stack, Text, Title } from '@mantine/core';
import type { BulkRun } from '#contract/trips/bulk.shapes.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import classes from './message-previews.module.css';

export function MessageText({ text }: { readonly text: string }) {
  return (
    <Text size="sm" className={classes['text'] ?? ''} dir="auto">
      {text}
    </Text>
  );
}

export function MessagePreviews({ run: { previews } }: { readonly run: BulkRun }) {
  const words = useTranslations('tripsBulk');
  if (previews.length === 0) return null;
  return (
    <section aria-label={words('previews', { count: previews.length })}>
      <Title order={3} size="h5" mb="xs">
        {words('previews', { count: previews.length })}
      </Title>
      <Stack gap="xs" maw={720}>
        {previews.map(({ tripId, name, text }) => (
          <Card key={tripId} component="article" padding="sm" withBorder>
            <Text size="sm" fw={600}>
              {words('previewTo', { name, number: String(tripId) })}
            </Text>
            <MessageText text={text} />
          </Card>
        ))}
      </Stack>
    </section>
  );
}
