// The vetting of a family beside the queue: where it stands, what can be done next, and everything that is known.

import { Alert, Group, Select, Stack, Text } from '@mantine/core';
import { assignVetting, readVetting } from '#contract/vetting/vetting.endpoints.ts';
import type { Vetting } from '#contract/vetting/vetting.shapes.ts';
import { call } from '#web/platform/api/api.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { SideDrawer } from '#web/ui/dialog/side-drawer.tsx';
import { Fault } from '#web/ui/fault.tsx';
import { LoadingRows } from '#web/ui/skeletons.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { useListText } from '#web/ui/text/use-list-text.ts';
import { VettingBadge } from '../vetting-badge.tsx';
import { VettingHistory } from '../vetting-history.tsx';
import { Checks } from './checks.tsx';
import { finishChange } from './kept-vetting.ts';
import { Relations } from './relations.tsx';
import { Requests } from './requests.tsx';
import { useStaff } from './use-staff.ts';
import { VettingMoves } from './vetting-moves.tsx';
import { Visits } from './visits.tsx';

function Assignee({ vetting }: { readonly vetting: Vetting }) {
  const words = useTranslations('vetting.assign');
  const staff = useStaff().filter(({ canDecide }) => canDecide);
  const { id, name: family, assigneeId, version } = vetting;
  const assign = (value: string | null) => {
    const to = value === null ? null : Number(value);
    const name = staff.find((one) => one.id === to)?.name;
    const told = name === undefined ? words('undone', { family }) : words('done', { family, name });
    void finishChange(call(assignVetting, { params: { id }, body: { assigneeId: to, version } }), told);
  };
  return (
    <Select
      label={words('to')}
      placeholder={words('nobody')}
      data={staff.map((one) => ({ value: String(one.id), label: one.name }))}
      value={assigneeId === null ? null : String(assigneeId)}
      onChange={assign}
      clearable
      clearButtonProps={{ 'aria-label': words('clear'), 'aria-hidden': false, tabIndex: 0 }}
      maw={320}
    />
  );
}

function OneVetting({ vetting }: { readonly vetting: Vetting }) {
  const listText = useListText();
  const words = useTranslations('vetting');
  const missing = useTranslations('names.missingCheck');
  const gaps = useTranslations('names.profileGap');
  const { capabilities } = useSignedInUser();
  const isFull = capabilities.includes('vetting.decide');
  const bar = vetting.moves.find(({ blocker }) => blocker === 'ownFamily' || blocker === 'relatedFamily')?.blocker;
  const { state } = vetting;
  const isEarly = state === 'registered' || state === 'profile_incomplete' || state === 'rejected';
  return (
    <Stack gap="lg">
      <Group>
        <VettingBadge state={state} />
      </Group>
      {bar !== undefined && bar !== null && <Alert color="yellow">{words(`blocker.${bar}`)}</Alert>}
      {isEarly && vetting.profileGaps.length > 0 && (
        <Text size="sm">{words('gaps', { missing: listText(vetting.profileGaps.map((gap) => gaps(gap))) })}</Text>
      )}
      {state !== 'approved' && vetting.missing.length > 0 && (
        <Text size="sm">{words('missing', { missing: listText(vetting.missing.map((one) => missing(one))) })}</Text>
      )}
      {state === 'approved' && vetting.missing.length > 0 && (
        <Alert color="yellow">{words('missingNow', { missing: listText(vetting.missing.map((one) => missing(one))) })}</Alert>
      )}
      <VettingMoves vetting={vetting} />
      {isFull && <Assignee vetting={vetting} />}
      <Checks vetting={vetting} isFull={isFull} />
      <Visits vetting={vetting} />
      <Requests vetting={vetting} isFull={isFull} />
      <Relations vetting={vetting} isFull={isFull} />
      <VettingHistory history={vetting.stateHistory} />
    </Stack>
  );
}

interface VettingDrawerProps {
  /** The family's. */
  readonly id: number;
  readonly onClose: () => void;
}

export function VettingDrawer({ id, onClose }: VettingDrawerProps) {
  const words = useTranslations('vetting');
  const { data, failure, reload } = useEndpoint(readVetting, { params: { id } });
  return (
    <SideDrawer title={data === undefined ? words('one') : data.name || `#${id}`} size={720} onClose={onClose}>
      {data !== undefined && <OneVetting vetting={data} />}
      {data === undefined && (failure === null ? <LoadingRows count={5} /> : <Fault message={failure.message} onRetry={reload} />)}
    </SideDrawer>
  );
}
