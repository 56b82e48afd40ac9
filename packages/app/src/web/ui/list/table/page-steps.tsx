// Links to the previous and next page, for lists of cards with a fixed page size.

import { Button, Group, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTranslations } from '#web/ui/text/translations.ts';

interface PageStepsProps {
  readonly page: number;
  readonly last: number;
  readonly onPage: (page: number) => void;
}

/** Renders nothing if there is only one page. */
export function PageSteps({ page, last, onPage }: PageStepsProps) {
  const words = useTranslations('list');
  if (last <= 1) return null;
  return (
    <Group component="nav" aria-label={words('page')} justify="center" gap="sm" className="no-print">
      <Button
        variant="default"
        leftSection={<IconChevronLeft size={16} aria-hidden />}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      >
        {words('previous')}
      </Button>
      <Text size="sm">
        {page} {words('ofPages', { last })}
      </Text>
      <Button
        variant="default"
        rightSection={<IconChevronRight size={16} aria-hidden />}
        disabled={page >= last}
        onClick={() => onPage(page + 1)}
      >
        {words('next')}
      </Button>
    </Group>
  );
}
