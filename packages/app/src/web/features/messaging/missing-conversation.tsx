// What is shown of a conversation that does not exist, or is not the reader’s any more.

import { Button } from '@mantine/core';
import { IconMessageOff } from '@tabler/icons-react';
import { ApiFailure } from '#web/platform/api/failure.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

const MISSING: readonly number[] = [403, 404, 422];

/** Somebody else’s conversation looks like one that does not exist. */
export function isMissingFailure(error: unknown): boolean {
  return error instanceof ApiFailure && MISSING.includes(error.statusCode);
}

export function MissingConversation({ onBack }: { readonly onBack: () => void }) {
  const words = useTranslations('messagingInbox.empty');
  const toList = (
    <Button variant="default" onClick={onBack}>
      {words('toList')}
    </Button>
  );
  return <EmptyState icon={IconMessageOff} title={words('notFound.title')} text={words('notFound.text')} action={toList} />;
}
