// Leads staff from a user to the user’s request to support.

import { Anchor } from '@mantine/core';
import { Link } from 'wouter';
import { readSupportOfUser } from '#contract/messaging/support.endpoints.ts';
import { paths } from '#web/paths.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { useTranslations } from '#web/ui/text/translations.ts';

/** Shows nothing of users who have never asked. */
export function SupportLink({ userId }: { readonly userId: number }) {
  const words = useTranslations('users');
  const { data } = useEndpoint(readSupportOfUser, { params: { userId } });
  const id = data?.conversation?.id;
  if (id === undefined) return null;
  return (
    <Anchor component={Link} to={paths.hubMessages({ tab: 'support', conversation: String(id) })} size="sm">
      {words('support')}
    </Anchor>
  );
}
