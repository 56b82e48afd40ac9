// What the product stores in browsers, and whether visits may be counted.

import { Stack, Text, Title } from '@mantine/core';
import { StatisticsChoice } from '#web/features/cookies/statistics-choice.tsx';
import { StoredItems } from '#web/features/cookies/stored-items.tsx';
import { getAnalytics } from '#web/platform/consent/analytics.ts';
import { getProductName } from '#web/platform/product.ts';
import { useTranslations } from '#web/ui/text/translations.ts';

export default function CookiesScreen() {
  const words = useTranslations('consent');
  const titles = useTranslations('titles');
  const analytics = getAnalytics();
  return (
    <Stack gap="lg" maw={860} mx="auto">
      <div>
        <Title order={1}>{titles('page.cookies')}</Title>
        <Text mt="xs">{words('intro', { product: getProductName() })}</Text>
        {analytics === null && <Text mt="xs">{words('needed')}</Text>}
      </div>
      {analytics !== null && <StatisticsChoice analytics={analytics} />}
      <StoredItems withAnalytics={analytics !== null} />
    </Stack>
  );
}
