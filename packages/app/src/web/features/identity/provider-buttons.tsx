// A button for each configured sign-in provider; renders nothing if there are none.

import { Button, Stack } from '@mantine/core';
import { useEffect, useState } from 'react';
import { beginProviderSignIn, listProviders } from '#contract/identity/providers.endpoints.ts';
import type { AnswerOf } from '#contract/platform/endpoint.ts';
import { call } from '#web/platform/api/api.ts';
import { attemptRequest } from '#web/platform/api/attempt.ts';
import { getReferral } from '#web/platform/navigation/referral.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { Or } from './account-card.tsx';

type Provider = AnswerOf<typeof listProviders>['data'][number];

async function begin(provider: string): Promise<void> {
  const begun = await attemptRequest(call(beginProviderSignIn, { params: { provider }, query: { referralCode: getReferral() } }));
  if (begun !== null) window.location.assign(begun.url);
}

export function ProviderButtons() {
  const words = useTranslations('signIn');
  const [providers, setProviders] = useState<readonly Provider[]>([]);
  useEffect(() => {
    const ended = new AbortController();
    call(listProviders, {}, { background: true, quiet: true, signal: ended.signal }).then(
      ({ data }) => setProviders(data),
      () => setProviders([]),
    );
    return () => ended.abort();
  }, []);
  if (providers.length === 0) return null;
  return (
    <>
      <Or>{words('or')}</Or>
      <Stack gap="xs">
        {providers.map(({ name, label }) => (
          <Button key={name} variant="default" fullWidth onClick={() => begin(name)}>
            {words('with', { provider: label })}
          </Button>
        ))}
      </Stack>
    </>
  );
}
