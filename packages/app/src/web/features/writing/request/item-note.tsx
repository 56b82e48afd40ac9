// Which content item a text is written for.

import { Alert, Anchor, Button, Group, Text } from '@mantine/core';
import { Link } from 'wouter';
import { paths } from '#web/paths.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import type { RequestDraft } from './use-request.ts';

interface ItemNoteProps {
  readonly item: NonNullable<RequestDraft['item']>;
  readonly onDetach: () => void;
}

export function ItemNote({ item: { id, title }, onDetach }: ItemNoteProps) {
  const words = useTranslations('writing.fromItem');
  return (
    <Alert color="blue" mb="md">
      <Group justify="space-between">
        <Text size="sm">
          {words('note', { title })}{' '}
          <Anchor component={Link} to={paths.hubContentEngine({ open: id })} inherit>
            {words('view')}
          </Anchor>
        </Text>
        <Button variant="subtle" size="compact-sm" onClick={onDetach}>
          {words('detach')}
        </Button>
      </Group>
    </Alert>
  );
}
