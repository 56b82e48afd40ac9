// Shown instead of a page whose code failed to load or crashed.

import { Button, Stack, Text, Title } from '@mantine/core';
import { useTranslations } from '#web/ui/text/translations.ts';
import type { ChunkFailure } from './chunks.ts';

export function ChunkFailedNotice({ failure, retry }: { failure: ChunkFailure; retry: () => void }) {
  const words = useTranslations('errors');
  return (
    <Stack role="alert" align="flex-start" p="xl" maw={640} mx="auto">
      <Title order={1} size="h3">
        {words('chunk.title', { number: String(failure.number) })}
      </Title>
      <Text>{words(`chunk.kind.${failure.kind}`)}</Text>
      <Button onClick={retry}>{words('chunk.retry')}</Button>
    </Stack>
  );
}

export function CrashNotice() {
  const words = useTranslations('errors');
  return (
    <Stack role="alert" align="flex-start" p="xl" maw={640} mx="auto">
      <Title order={1} size="h3">
        {words('crash.title')}
      </Title>
      <Text>{words('crash.text')}</Text>
      <Button onClick={() => window.location.reload()}>{words('crash.reload')}</Button>
    </Stack>
  );
}
