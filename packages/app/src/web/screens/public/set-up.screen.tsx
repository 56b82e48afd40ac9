// Creates the first administrator, with the link that the server prints while there is none.

import { Anchor, Text } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { Link } from 'wouter';
import { checkSetupLink } from '#contract/identity/setup.endpoints.ts';
import { AccountCard } from '#web/features/identity/account-card.tsx';
import { useOnce } from '#web/features/identity/use-once.ts';
import { paths } from '#web/paths.ts';
import { call } from '#web/platform/api/api.ts';
import { loadWithMessages } from '#web/platform/lazy/load-with-messages.ts';
import { withMessages } from '#web/platform/lazy/with-messages.ts';
import { getProductName } from '#web/platform/product.ts';
import { useParams } from '#web/router.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

const FORM = withMessages(() => import('#web/features/identity/set-up-form.tsx'));
const SetUpForm = lazy(() => loadWithMessages(FORM));

export default function SetUpScreen() {
  const words = useTranslations('setUp');
  const { token = '' } = useParams();
  const link = useOnce(() => call(checkSetupLink, { body: { token } }, { quiet: true }));
  if (link.state === 'answered') {
    return (
      <AccountCard title={words('title')} lead={words('lead', { product: getProductName() })}>
        <Suspense fallback={<Text role="status">{words('checking')}</Text>}>
          <SetUpForm token={token} />
        </Suspense>
      </AccountCard>
    );
  }
  const signIn = (
    <Anchor component={Link} to={paths.signIn()}>
      {words('signIn')}
    </Anchor>
  );
  if (link.state === 'refused') return <AccountCard title={words('expiredTitle')} lead={words('expired')} more={signIn} />;
  return (
    <AccountCard title={words('title')}>
      <Text role="status">{words('checking')}</Text>
    </AccountCard>
  );
}
