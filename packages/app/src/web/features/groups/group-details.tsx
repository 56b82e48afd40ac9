// What is known of a group, besides its members.

import { Anchor } from '@mantine/core';
import type { Group } from '#contract/groups/groups.shapes.ts';
import { ResourceDetails } from '#web/platform/resource/resource-details.tsx';
import { writeDay } from '#web/ui/text/day-text.ts';
import { useFormatLocale } from '#web/ui/text/format-locale.ts';
import { useTranslations } from '#web/ui/text/translations.ts';

export function GroupDetails({ group }: { readonly group: Group }) {
  const label = useTranslations('lists.groups.columns');
  const words = useTranslations('groups');
  const tag = useFormatLocale();
  const { leader, leaderEmail, leaderPhone, fromDate, toDate, size, notes } = group;
  const details = [
    { label: label('fromDate'), value: fromDate && writeDay(fromDate, { tag }) },
    { label: label('toDate'), value: toDate && writeDay(toDate, { tag }) },
    { label: label('leader'), value: leader },
    { label: label('leaderEmail'), value: leaderEmail && <Anchor href={`mailto:${leaderEmail}`}>{leaderEmail}</Anchor> },
    {
      label: label('leaderPhone'),
      value: leaderPhone && <Anchor href={`tel:${leaderPhone.replace(/[^\d+]/g, '')}`}>{leaderPhone}</Anchor>,
    },
    { label: label('size'), value: size === null ? '' : String(size) },
    { label: label('agent'), value: group.agent?.name },
    { label: label('county'), value: group.county?.name },
    { label: label('camp'), value: group.camp?.name },
    { label: label('tripType'), value: group.tripType?.name },
    { label: label('business'), value: group.business?.name },
    { label: words('notes'), value: notes && <span style={{ whiteSpace: 'pre-line' }}>{notes}</span> },
  ];
  return <ResourceDetails details={details} />;
}
