// The number of recipients if a campaign was sent now, recounted with each change.

import { Card, Text, Title } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocale } from 'use-intl/react';
import type { Audience, AudienceCount as Count } from '#contract/notifications/campaign.shapes.ts';
import { countAudience } from '#contract/notifications/campaigns.endpoints.ts';
import type { Locale } from '#contract/platform/locales.ts';
import { call } from '#web/platform/api/api.ts';
import { queryClient } from '#web/platform/api/query-client.ts';
import { useTranslations } from '#web/ui/text/translations.ts';

interface Aim {
  readonly type: 'generic' | 'targeted';
  readonly audience: Audience;
}

/** Counts an audience; keeps the last count while a new one is loading. */
function useAudienceCount({ type, audience }: Aim): Count | undefined {
  const [body] = useDebouncedValue(JSON.stringify({ type, audience }), 250);
  const { data } = useQuery(
    {
      queryKey: ['campaign audience', body],
      queryFn: ({ signal }) => call(countAudience, { body: JSON.parse(body) as Aim }, { signal, background: true }),
      placeholderData: keepPreviousData,
    },
    queryClient,
  );
  return data;
}

interface AudienceCountProps extends Aim {
  readonly byMail: boolean;
  /** The languages with their own text. */
  readonly written: readonly Locale[];
}

export function AudienceCount({ byMail, written, ...aim }: AudienceCountProps) {
  const words = useTranslations('campaigns.count');
  const languages = new Intl.DisplayNames(useLocale(), { type: 'language' });
  const count = useAudienceCount(aim);
  const { roles, locales, userIds } = aim.audience;
  const isAimless = aim.type === 'targeted' && roles.length + locales.length + userIds.length === 0;
  return (
    <Card withBorder padding="md" component="section">
      <Title order={3} size="h5">
        {words('title')}
      </Title>
      <div role="status">
        {isAimless ? (
          <Text c="dimmed">{words('nobody')}</Text>
        ) : (
          count !== undefined && (
            <>
              <Text size="xl" fw={600}>
                {words('people', { count: count.people })}
              </Text>
              {byMail && count.people > 0 && <Text>{words('byMail', { count: count.byMail })}</Text>}
              {count.optedOut > 0 && <Text c="dimmed">{words('optedOut', { count: count.optedOut })}</Text>}
            </>
          )
        )}
      </div>
      {!isAimless &&
        count?.locales.map(({ locale, people }) => {
          const values = { language: languages.of(locale) ?? locale, count: people };
          return (
            <Text key={locale} size="sm" c="dimmed">
              {written.includes(locale) ? words('language', values) : words('inEnglish', values)}
            </Text>
          );
        })}
    </Card>
  );
}
