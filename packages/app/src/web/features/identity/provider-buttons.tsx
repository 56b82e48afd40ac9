// A button for each sign-in provider that is configured; without any there is nothing to see.

import { Button, Stack } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { beginProviderSignIn, listProviders } from '#contract/identity/providers.endpoints.ts';
import type { AnswerOf } from '#contract/platform/endpoint.ts';
import { call } from '#web/platform/api.ts';
import { ApiFailure } from '#web/platform/failure.ts';
import { toast } from '#web/platform/notices.ts';
import { referral } from '#web/platform/referral.ts';
import { Or } from './account-card.tsx';

type Provider = AnswerOf<typeof listProviders>['data'][number];

async function begin(provider: string): Promise<void> {
  try {
    const { url } = await call(beginProviderSignIn, { params: { provider }, query: { referralCode: referral() } });
    window.location.assign(url);
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    toast(error.message, { kind: 'error' });
  }
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
