// Whether parents find a host family, and why not; pausing it, ending the pause, and its coordinator.

import { Anchor, Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'wouter';
import type { CompletenessItem } from '#contract/host-families/completeness.ts';
import type { FamilyDetails } from '#contract/host-families/family-details.shapes.ts';
import { listFamilies } from '#contract/host-families/family-list.endpoints.ts';
import { setFamilyLive } from '#contract/host-families/live.endpoints.ts';
import { paths } from '#web/paths.ts';
import { useAction } from '#web/platform/api/endpoint-hooks.ts';
import { InstantText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { cacheFamily } from '../../edit/save-family.ts';
import { PauseDialog } from '../bulk-dialogs.tsx';
import { LiveBadge, VettingStateBadge } from '../family-badges.tsx';
import type { FieldTab } from './family-editor.tsx';

/** The tab of each field that a profile can lack; photos have none here. */
const TAB_OF: Readonly<Record<string, FieldTab>> = {
  ...{ addressLine1: 'home', latitude: 'home', rooms: 'home', languages: 'home', amenities: 'home', interests: 'home' },
  ...{ schoolMinutes: 'home', children: 'family', description: 'hosting', houseRules: 'hosting' },
};

function Missing({ id, items }: { readonly id: number; readonly items: readonly CompletenessItem[] }) {
  const words = useTranslations('hubFamilyEdit.live');
  const names = useTranslations('lists.hostFamilies.item');
  if (items.length === 0) return <Text size="sm">{words('complete')}</Text>;
  return (
    <Stack component="ul" gap={6} m={0} p={0} style={{ listStyle: 'none' }}>
      {items.map(({ item, effect, field }) => (
        <li key={item}>
          {TAB_OF[field] === undefined ? (
            <Text span size="sm">
              {names(item)}
            </Text>
          ) : (
            <Anchor component={Link} to={`${paths.hubHostFamilyEdit({ id })}?tab=${TAB_OF[field]}&field=${field}`} size="sm">
              {names(item)}
            </Anchor>
          )}
          <Text span size="sm" c="dimmed">
            {' '}
            – {words(`effect.${effect}`)}
          </Text>
        </li>
      ))}
    </Stack>
  );
}

/** Why parents don't find it; of a family that was rejected or suspended also what staff wrote. */
function NotLive({ hosting: { notLive, vettingState, vettingReason } }: { readonly hosting: NonNullable<FamilyDetails['hosting']> }) {
  const words = useTranslations('hubFamilyEdit.live');
  if (notLive.length === 0) return null;
  const out = vettingState === 'rejected' || vettingState === 'suspended' ? vettingState : null;
  return (
    <>
      <Text size="sm">{words('because')}</Text>
      <ul>
        {notLive.map((reason) => (
          <li key={reason}>
            <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
              {out !== null && reason === 'not_approved' ? words(`out.${out}`) : words(`reason.${reason}`)}
              {out !== null && reason === 'not_approved' && vettingReason !== '' && ` “${vettingReason}”`}
            </Text>
          </li>
        ))}
      </ul>
    </>
  );
}

export function LiveTab({ record, reload }: { readonly record: FamilyDetails; readonly reload: () => void }) {
  const words = useTranslations('hubFamilyEdit.live');
  const [isPausing, setPausing] = useState(false);
  const change = useAction(setFamilyLive, { changes: [listFamilies], told: words('saved'), done: ({ answer }) => cacheFamily(answer) });
  const { id, version, hosting, isLive } = record;
  if (hosting === null) return null;
  const { pause, completeness, vettingState } = hosting;

  async function setLive(body: { live: boolean; reason: string; until: string | null }): Promise<void> {
    if ((await change.run({ params: { id }, body: { ...body, version } })) === null) reload();
  }

  return (
    <Stack maw={720}>
      <Card component="section" aria-label={words('title')}>
        <Group gap="xs" mb="sm">
          <LiveBadge family={{ isLive, isPaused: pause !== null, pausedUntil: pause?.until ?? null }} />
          <VettingStateBadge state={vettingState} />
        </Group>
        <NotLive hosting={hosting} />
        {pause !== null && (
          <Text size="sm" mb="sm">
            {words(`pausedBy.${pause.reason === '' ? 'family' : pause.reason}`)}
            {pause.at !== null && (
              <>
                {' · '}
                <InstantText at={pause.at} />
              </>
            )}
            {pause.note !== '' && <> · “{pause.note}”</>}
          </Text>
        )}
        {pause === null ? (
          <Button color="red" variant="light" w="fit-content" loading={change.isRunning} onClick={() => setPausing(true)}>
            {words('pause')}
          </Button>
        ) : (
          pause.canEnd && (
            <Button w="fit-content" loading={change.isRunning} onClick={() => void setLive({ live: true, reason: '', until: null })}>
              {words('resume')}
            </Button>
          )
        )}
      </Card>
      <Card component="section" aria-label={words('missing')}>
        <Title order={2} size="h4" mb="sm">
          {words('missing')}
        </Title>
        <Missing id={id} items={completeness.filter(({ isDone }) => !isDone)} />
      </Card>
      {isPausing && (
        <PauseDialog
          count={1}
          name={record.name}
          answer={(pausing) => {
            setPausing(false);
            if (pausing !== null) void setLive({ live: false, reason: pausing.reason, until: pausing.until });
          }}
        />
      )}
    </Stack>
  );
}
