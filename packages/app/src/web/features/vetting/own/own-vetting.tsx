// Where a family's own vetting stands, what happens next, and what it can send: its profile, answers and police checks.

import { Alert, Card, Group, Stack, Text, Title } from '@mantine/core';
import { readOwnVetting } from '#contract/vetting/own-vetting.endpoints.ts';
import type { Vetting } from '#contract/vetting/vetting.shapes.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { InstantText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import classes from '../vetting.module.css';
import { VettingBadge } from '../vetting-badge.tsx';
import { OpenRequests } from './open-requests.tsx';
import { OwnChecks } from './own-checks.tsx';
import { OwnRelations } from './own-relations.tsx';
import { SubmitProfile } from './submit-profile.tsx';

/** States in which the family hands in its profile. */
const ITS_TURN: readonly Vetting['state'][] = ['registered', 'profile_incomplete', 'rejected'];

/** The reason that staff gave for the present state. */
function Reason({ vetting: { state, stateHistory } }: { readonly vetting: Vetting }) {
  const words = useTranslations('ownVetting');
  const reason = stateHistory.at(-1)?.reason ?? '';
  if ((state !== 'rejected' && state !== 'suspended') || reason === '') return null;
  return (
    <Alert color="yellow" title={words('reason')}>
      <Text size="sm" className={classes['said'] ?? ''}>
        {reason}
      </Text>
    </Alert>
  );
}

function NextVisit({ visits }: Pick<Vetting, 'visits'>) {
  const words = useTranslations('ownVetting');
  const next = visits.find(({ plannedAt, doneOn }) => plannedAt !== null && doneOn === null);
  if (next === undefined || next.plannedAt === null) return null;
  return (
    <Text>
      {words('visit')} <InstantText at={next.plannedAt} wallZone={next.wallZone} withZone />{' '}
      {next.visitor !== null && words('visitor', { name: next.visitor.name })}
    </Text>
  );
}

function Panel({ vetting }: { readonly vetting: Vetting }) {
  const words = useTranslations('ownVetting');
  const { state, requests } = vetting;
  const open = requests.filter(({ closedAt }) => closedAt === null);
  return (
    <Card component="section" aria-label={words('title')} withBorder>
      <Stack gap="md">
        <Group justify="space-between" gap="xs">
          <Title order={2} size="h4">
            {words('title')}
          </Title>
          <VettingBadge state={state} />
        </Group>
        <Text>{words(`next.${state}`)}</Text>
        <Reason vetting={vetting} />
        <NextVisit visits={vetting.visits} />
        {ITS_TURN.includes(state) && <SubmitProfile vetting={vetting} />}
        {open.length > 0 && <OpenRequests requests={open} />}
        {state !== 'registered' && <OwnChecks vetting={vetting} />}
        <OwnRelations relations={vetting.relations} />
      </Stack>
    </Card>
  );
}

/** Shows nothing until the vetting is known, and to those who have no family. */
export function OwnVetting() {
  const { capabilities } = useSignedInUser();
  const { data } = useEndpoint(readOwnVetting, {}, { when: capabilities.includes('vetting.answer') });
  return data === undefined ? null : <Panel vetting={data} />;
}
