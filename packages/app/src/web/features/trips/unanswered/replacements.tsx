// The families that could be asked instead of one that hasn't answered: two clicks, and the other one is asked.

import { Button, Checkbox, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { toResponseHours } from '#contract/host-families/response-hours.ts';
import { listReplacements } from '#contract/trips/unanswered.endpoints.ts';
import { REPLACEMENT_GROUPS, type Replacement, type UnansweredDetail } from '#contract/trips/unanswered.shapes.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { Fault } from '#web/ui/fault.tsx';
import { FiguresTable } from '#web/ui/figures-table.tsx';
import { LoadingRows } from '#web/ui/skeletons.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { useUnansweredSteps } from './use-unanswered-steps.ts';

interface ReplacementsProps {
  readonly offer: UnansweredDetail;
  readonly onReplaced: () => void;
}

interface GroupProps {
  readonly title: string;
  readonly rows: readonly Replacement[];
  readonly onAsk: (other: Replacement) => void;
}

function ReplacementGroupTable({ title, rows, onAsk }: GroupProps) {
  const words = useTranslations('unanswered.replace');
  return (
    <section aria-label={title}>
      <Title order={3} size="h6" mb="xs">
        {title}
      </Title>
      <FiguresTable
        label={title}
        rows={rows}
        rowKey={({ hostFamilyId }) => hostFamilyId}
        columns={[
          { name: 'name', heading: words('family'), cell: ({ name }: Replacement) => name },
          { name: 'town', heading: words('town'), cell: ({ cityTown, county }: Replacement) => `${cityTown}, ${county}` },
          {
            name: 'distance',
            heading: words('distance'),
            cell: ({ distanceKm }: Replacement) => (distanceKm === null ? '–' : words('km', { km: String(distanceKm) })),
            figure: true,
          },
          { name: 'beds', heading: words('freeBeds'), cell: ({ freeBeds }: Replacement) => String(freeBeds), figure: true },
          {
            name: 'response',
            heading: words('response'),
            cell: ({ responseMinutes }: Replacement) =>
              responseMinutes === null ? '–' : words('hours', { hours: toResponseHours(responseMinutes) }),
            figure: true,
          },
          {
            name: 'ask',
            heading: words('action'),
            cell: (other: Replacement) => (
              <Button size="xs" variant="default" aria-label={words('askNamed', { name: other.name })} onClick={() => onAsk(other)}>
                {words('ask')}
              </Button>
            ),
          },
        ]}
        stacks
      />
    </section>
  );
}

export function Replacements({ offer, onReplaced }: ReplacementsProps) {
  const words = useTranslations('unanswered.replace');
  const { data, failure, reload } = useEndpoint(listReplacements, { params: { id: offer.id } });
  const [keepWaiting, setKeepWaiting] = useState(false);
  const { replace } = useUnansweredSteps();
  if (data === undefined) return failure === null ? <LoadingRows count={3} /> : <Fault message={failure.message} onRetry={reload} />;
  const { county, measuredFrom } = data;
  const choose = async (other: Replacement) => {
    if (await replace(offer, other, keepWaiting)) onReplaced();
  };
  const groups = REPLACEMENT_GROUPS.map((group) => ({ group, rows: data.data.filter((one) => one.group === group) }));
  return (
    <Stack gap="sm">
      {data.data.length > 0 && (
        <Checkbox label={words('keepWaiting')} checked={keepWaiting} onChange={(event) => setKeepWaiting(event.currentTarget.checked)} />
      )}
      {data.data.length > 0 && measuredFrom !== null && (
        <Text size="sm" c="dimmed">
          {words(`measuredFrom.${measuredFrom.kind}`, { name: measuredFrom.name })}
        </Text>
      )}
      {groups.map(({ group, rows }) =>
        rows.length > 0 ? (
          <ReplacementGroupTable
            key={group}
            title={words(`group.${group}`, { county })}
            rows={rows}
            onAsk={(other) => void choose(other)}
          />
        ) : (
          group !== 'listed' && (
            <Text key={group} size="sm">
              {words(`noneIn.${group}`, { county })}
            </Text>
          )
        ),
      )}
    </Stack>
  );
}
