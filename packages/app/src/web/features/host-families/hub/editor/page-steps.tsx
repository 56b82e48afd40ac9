// Steps through the pages of a short table.

import { Button, Group, Text } from '@mantine/core';
import type { Page } from '#contract/platform/lists/paging.ts';
import { useTranslations } from '#web/ui/text/translations.ts';

interface PageStepsProps {
  readonly page: Page<unknown>;
  readonly onPage: (page: number) => void;
}

/** Nothing if everything is on one page. */
export function PageSteps({ page: { currentPage, lastPage }, onPage }: PageStepsProps) {
  const words = useTranslations('hubFamilyEdit');
  if (lastPage <= 1) return null;
  return (
    <Group gap="xs" mt="sm">
      <Button variant="default" disabled={currentPage <= 1} onClick={() => onPage(currentPage - 1)}>
        {words('previous')}
      </Button>
      <Text size="sm">{words('page', { page: currentPage, of: lastPage })}</Text>
      <Button variant="default" disabled={currentPage >= lastPage} onClick={() => onPage(currentPage + 1)}>
        {words('next')}
      </Button>
    </Group>
  );
}
