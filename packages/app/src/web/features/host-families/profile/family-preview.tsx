// The profile of a host family as others read it, also before it is live.

import { Card, Group, SegmentedControl, Select, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useId, useState } from 'react';
import { previewFamily } from '#contract/host-families/family-details.endpoints.ts';
import { toFamilyTitle } from '#contract/host-families/family-name.ts';
import type { FamilyProfile } from '#contract/host-families/profile.shapes.ts';
import { LOCALES, type Locale } from '#contract/platform/locales.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { pageLocale } from '#web/platform/messages/locale.ts';
import { Fault } from '#web/ui/fault.tsx';
import { LoadingCards } from '#web/ui/skeletons.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { useLanguageName } from '../edit/languages.ts';

/** Shows a profile; the page has it from the search, where parents see the same. */
export type ShowProfile = (profile: FamilyProfile, name: string) => ReactNode;

interface FamilyPreviewProps {
  readonly id: number;
  readonly show: ShowProfile;
}

const READERS = ['parent', 'visitor'] as const;
type Reader = (typeof READERS)[number];

export function FamilyPreview({ id, show }: FamilyPreviewProps) {
  const words = useTranslations('familyProfile.preview');
  const nameOf = useLanguageName();
  const heading = useId();
  const [locale, setLocale] = useState<Locale>(pageLocale());
  const [reader, setReader] = useState<Reader>('parent');
  const { data, failure, reload } = useEndpoint(previewFamily, { params: { id }, query: { locale, reader } });
  return (
    <Card component="section" aria-labelledby={heading}>
      <Title order={2} size="h4" id={heading}>
        {words('title')}
      </Title>
      <Text size="sm" c="dimmed" mb="md">
        {words('hint')}
      </Text>
      <Stack>
        <Group align="end">
          <SegmentedControl
            aria-label={words('reader')}
            value={reader}
            data={READERS.map((value) => ({ value, label: words(`readers.${value}`) }))}
            onChange={(value) => setReader(value as Reader)}
          />
          <Select
            label={words('language')}
            value={locale}
            data={LOCALES.map((value) => ({ value, label: nameOf(value) }))}
            allowDeselect={false}
            onChange={(value) => setLocale(value as Locale)}
          />
        </Group>
        {data === undefined ? (
          failure === null ? (
            <LoadingCards count={1} />
          ) : (
            <Fault message={failure.message} onRetry={reload} />
          )
        ) : (
          <Stack lang={locale}>{show(data, toFamilyTitle(data.name, locale))}</Stack>
        )}
      </Stack>
    </Card>
  );
}
