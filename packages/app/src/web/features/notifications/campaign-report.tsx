// The report of a campaign that can't be edited any more: its texts and the progress of its delivery.

import { Stack, Text, Title } from '@mantine/core';
import { useLocale } from 'use-intl/react';
import type { Campaign } from '#contract/notifications/campaign.shapes.ts';
import { LOCALES } from '#contract/platform/locales.ts';
import { InstantText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { AudienceCount } from './audience-count.tsx';
import classes from './inbox.module.css';

const FIGURES = ['toSend', 'sent', 'read', 'mails', 'mailsFailed', 'optedOut', 'gone'] as const;

export function CampaignReport({ campaign }: { readonly campaign: Campaign }) {
  const words = useTranslations('campaigns');
  const names = new Intl.DisplayNames(useLocale(), { type: 'language' });
  const { state, report, scheduledFor, texts, type, audience, byMail } = campaign;
  const written = LOCALES.filter((locale) => texts[locale] !== undefined);
  return (
    <Stack gap="md">
      {state === 'scheduled' && scheduledFor !== null && (
        <Text>
          {words('scheduledFor')} <InstantText at={scheduledFor} />
        </Text>
      )}
      {state === 'scheduled' && <AudienceCount type={type} audience={audience} byMail={byMail} written={written} />}
      {(state === 'sending' || state === 'sent') && (
        <section>
          <Title order={3} size="h5" mb="xs">
            {words('report.title')}
          </Title>
          <dl className={classes['facts']}>
            {FIGURES.filter((name) => report[name] > 0 || name === 'sent' || name === 'read').map((name) => (
              <div key={name} className={classes['fact']}>
                <dt>{words(`report.${name}`)}</dt>
                <dd>{report[name]}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <section>
        <Title order={3} size="h5" mb="xs">
          {words('texts')}
        </Title>
        {written.map((locale) => (
          <div key={locale} lang={locale}>
            <Text size="sm" c="dimmed">
              {names.of(locale)}
            </Text>
            <Text fw={600}>{texts[locale]?.title}</Text>
            <p className={classes['text']}>{texts[locale]?.body}</p>
          </div>
        ))}
      </section>
    </Stack>
  );
}
