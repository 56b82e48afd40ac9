// The drawer of a campaign: a form while it is a draft, then a report.

import { Button, Drawer, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { getNextCampaignState, isCampaignDeletable } from '#contract/notifications/campaign.machine.ts';
import type { Campaign } from '#contract/notifications/campaign.shapes.ts';
import { createCampaign, editCampaign, listCampaigns, readCampaign } from '#contract/notifications/campaigns.endpoints.ts';
import { toQueryKey, useAction, useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { queryClient } from '#web/platform/api/query-client.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { useFocusBack } from '#web/ui/dialog/focus-back.ts';
import { Fault } from '#web/ui/fault.tsx';
import { useGuardedClose } from '#web/ui/form/leave-guard.tsx';
import { LoadingRows } from '#web/ui/skeletons.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { CampaignForm, type CampaignFormProps } from './campaign-form.tsx';
import { CampaignStateBadge } from './campaign-list.tsx';
import { CampaignReport } from './campaign-report.tsx';
import { ScheduleDialog } from './schedule-dialog.tsx';
import { useCampaignSteps } from './use-campaign-steps.ts';

const changes = [listCampaigns, readCampaign];

async function reloadCampaigns(): Promise<void> {
  await Promise.all(changes.map((endpoint) => queryClient.invalidateQueries({ queryKey: toQueryKey(endpoint) })));
}

/** The polling interval in milliseconds while a campaign is being sent. */
const WATCH_MS = 3000;

interface Opened {
  readonly onClose: () => void;
  readonly onMade: (id: number) => void;
}

function Actions({ campaign, isChanged, onClose }: { campaign: Campaign; isChanged: boolean; onClose: () => void }) {
  const words = useTranslations('campaigns');
  const { capabilities } = useSignedInUser();
  const [isPlanning, setPlanning] = useState(false);
  const steps = useCampaignSteps(campaign, { gone: onClose });
  const { state } = campaign;
  const can = (step: Parameters<typeof getNextCampaignState>[1]) => getNextCampaignState(state, step) !== null;
  const off = steps.isRunning || isChanged;
  return (
    <Group gap="xs">
      {state === 'draft' && (
        <Button variant="default" disabled={off} onClick={steps.test}>
          {words('test')}
        </Button>
      )}
      {can('schedule') && (
        <>
          <Button variant="default" disabled={off} onClick={() => setPlanning(true)}>
            {words('schedule')}
          </Button>
          <Button variant="default" disabled={off} onClick={() => void steps.sendNow()}>
            {words('sendNow')}
          </Button>
        </>
      )}
      {can('revise') && (
        <Button variant="default" disabled={off} onClick={steps.revise}>
          {words('revise')}
        </Button>
      )}
      {can('cancel') && (
        <Button variant="subtle" color="red" disabled={steps.isRunning} onClick={() => void steps.cancel()}>
          {words('cancel')}
        </Button>
      )}
      {isCampaignDeletable(state) && capabilities.includes('campaigns.delete') && (
        <Button variant="subtle" color="red" disabled={steps.isRunning} onClick={() => void steps.remove()}>
          {words('delete')}
        </Button>
      )}
      {isChanged && (
        <Text size="sm" c="dimmed" w="100%">
          {words('unsaved')}
        </Text>
      )}
      {isPlanning && <Plan campaign={campaign} onClose={() => setPlanning(false)} />}
    </Group>
  );
}

function Plan({ campaign, onClose }: { campaign: Campaign; onClose: () => void }) {
  const words = useTranslations('campaigns');
  return (
    <ScheduleDialog
      campaign={campaign}
      onClose={onClose}
      onScheduled={() => {
        showToast(words('scheduled'));
        onClose();
        void reloadCampaigns();
      }}
    />
  );
}

function Existing({ id, onClose }: { id: number; onClose: () => void }) {
  const edit = useAction(editCampaign, { changes, told: false });
  const [isMoving, setMoving] = useState(false);
  const { data, failure, reload } = useEndpoint(readCampaign, { params: { id } }, isMoving ? { everyMs: WATCH_MS } : {});
  const moves = data?.state === 'sending' || data?.state === 'scheduled';
  if (moves !== isMoving) setMoving(moves);
  if (failure !== null && data === undefined) return <Fault message={failure.message} onRetry={reload} />;
  if (data === undefined) return <LoadingRows />;
  const actions = (isChanged: boolean) => <Actions campaign={data} isChanged={isChanged} onClose={onClose} />;
  return (
    <>
      <Group mb="md">
        <CampaignStateBadge state={data.state} />
      </Group>
      {data.state === 'draft' ? (
        <CampaignForm
          key={data.version}
          campaign={data}
          save={(body) => edit.send({ params: { id }, body: { ...body, version: data.version } })}
          saved={reload}
          actions={actions}
        />
      ) : (
        <>
          <CampaignReport campaign={data} />
          {actions(false)}
        </>
      )}
    </>
  );
}

function New({ onMade, users }: Pick<Opened, 'onMade'> & Required<Pick<CampaignFormProps, 'users'>>) {
  const create = useAction(createCampaign, { changes: [listCampaigns], told: false });
  return (
    <CampaignForm
      campaign={null}
      users={users}
      save={(body) => create.send({ body })}
      saved={({ id }) => onMade(id)}
      actions={() => null}
    />
  );
}

interface CampaignDrawerProps extends Opened {
  /** Null for a new campaign. */
  readonly id: number | null;
  /** The first audience of a new campaign; everyone if there are none. */
  readonly users?: Required<CampaignFormProps>['users'];
}

export function CampaignDrawer({ id, users = [], onClose, onMade }: CampaignDrawerProps) {
  useFocusBack();
  const guardedClose = useGuardedClose(onClose);
  const words = useTranslations('campaigns');
  const common = useTranslations('common');
  return (
    <Drawer
      opened
      onClose={guardedClose}
      position="right"
      size={640}
      title={id === null ? words('create') : words('tabs.campaigns')}
      closeButtonProps={{ 'aria-label': common('close') }}
    >
      {id === null ? <New onMade={onMade} users={users} /> : <Existing key={id} id={id} onClose={onClose} />}
    </Drawer>
  );
}
