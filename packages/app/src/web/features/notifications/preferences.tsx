// The email preferences by kind; saved immediately.

import { Checkbox, Switch, Text, Title } from '@mantine/core';
import type { NotificationPreference } from '#contract/notifications/notification.shapes.ts';
import { changePreference, readPreferences } from '#contract/notifications/notifications.endpoints.ts';
import { useAction, useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { Fault } from '#web/ui/fault.tsx';
import { LoadingRows } from '#web/ui/skeletons.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import classes from './inbox.module.css';

export function Preferences({ isFixed }: { readonly isFixed: boolean }) {
  const words = useTranslations('notifications.preferences');
  const { data, failure, reload } = useEndpoint(readPreferences, {});
  const change = useAction(changePreference, { changes: [readPreferences], told: words('saved') });
  if (failure !== null) return <Fault message={failure.message} onRetry={reload} />;
  if (data === undefined) return <LoadingRows count={4} />;
  const isOut = data.data.some(({ optedOut }) => optedOut);
  const save = (kind: NotificationPreference['kind'], wish: { mail?: boolean; optedOut?: boolean }) =>
    void change.run({ body: { kind, ...wish } });
  return (
    <section>
      <Title order={2} size="h4">
        {words('title')}
      </Title>
      <Text c="dimmed" mb="md">
        {words('intro')}
      </Text>
      {data.data.map(({ kind, mail, optedOut }) => (
        <Switch
          key={kind}
          label={words(`kind.${kind}`)}
          labelPosition="left"
          checked={mail && !optedOut}
          disabled={isFixed || optedOut}
          onChange={(event) => save(kind, { mail: event.currentTarget.checked })}
          classNames={{ body: classes['preference'] ?? '' }}
        />
      ))}
      <Checkbox
        mt="lg"
        label={words('optOut')}
        description={words('optOutHint')}
        checked={isOut}
        disabled={isFixed}
        onChange={(event) => save('campaign', { optedOut: event.currentTarget.checked })}
      />
    </section>
  );
}
