// Where visitors see, and change, whether their visits may be counted.

import { Box, Button, Group, Text, Title } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import type { Analytics } from '#web/platform/consent/analytics.ts';
import { chooseConsent, useConsent } from '#web/platform/consent/consent.ts';
import { useTranslations } from '#web/ui/text/translations.ts';

const never = () => () => {};

/** Whether the browser draws the page: the server doesn't know what somebody has chosen. */
const useIsInBrowser = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** On the server as if nothing was chosen, and out of sight: what is below stays where it is. */
function Choice() {
  const words = useTranslations('consent.statistics');
  const isInBrowser = useIsInBrowser();
  const found = useConsent();
  const consent = isInBrowser ? found : 'open';
  const button = (accepts: boolean) => (
    <Button
      variant="default"
      aria-pressed={consent === (accepts ? 'accepted' : 'refused')}
      disabled={consent === 'objected'}
      onClick={() => chooseConsent(accepts)}
    >
      {words(accepts ? 'accept' : 'refuse')}
    </Button>
  );
  return (
    <Box {...(isInBrowser ? {} : { style: { visibility: 'hidden' } })}>
      <Text role="status" mt="xs">
        {words(consent)}
      </Text>
      <Group mt="sm" gap="xs">
        {button(false)}
        {button(true)}
      </Group>
    </Box>
  );
}

export function StatisticsChoice({ analytics }: { readonly analytics: Analytics }) {
  const words = useTranslations('consent.statistics');
  return (
    <section>
      <Title order={2} size="h3" mb="xs">
        {words('title')}
      </Title>
      <Text>{words('detail', { host: new URL(analytics.origin).host })}</Text>
      <Choice />
    </section>
  );
}
