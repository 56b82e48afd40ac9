// The actions on a whole activity: taking it offline with a reason, putting it back online, deleting it.

import { Button, Group } from '@mantine/core';
import { deleteActivity, editActivity, takeActivityOffline } from '#contract/activities/activities.endpoints.ts';
import type { ActivityDetail } from '#contract/activities/activities.shapes.ts';
import type { EndpointDefinition, RequestOf } from '#contract/platform/endpoint.ts';
import { call } from '#web/platform/api/api.ts';
import { attemptRequest } from '#web/platform/api/attempt.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { askReason, confirm } from '#web/ui/dialog/dialogs.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { reloadActivities } from './reload-activities.ts';

interface ActivityActionsProps {
  readonly activity: ActivityDetail;
  readonly onGone: () => void;
}

/** Calls the endpoint and reloads the activities. Returns whether it worked; a failure is shown to the user. */
async function done<E extends EndpointDefinition>(endpoint: E, request: RequestOf<E>, told: string): Promise<boolean> {
  const worked = (await attemptRequest(call(endpoint, request))) !== null;
  if (worked) showToast(told);
  return worked;
}

function useActivitySteps({ activity: { id, name, version }, onGone }: ActivityActionsProps) {
  const words = useTranslations('hubActivities.act');
  return {
    async takeOffline() {
      const question = { title: words('offlineTitle', { name }), consequences: [words('offlineText')], label: words('offlineReason') };
      const reason = await askReason({ ...question, confirm: words('takeOffline'), tone: 'danger' });
      if (reason === null) return;
      await done(takeActivityOffline, { params: { id }, body: { reason, version } }, words('wentOffline', { name }));
      await reloadActivities();
    },
    async putOnline() {
      await done(editActivity, { body: { id, version, active: true } }, words('wentOnline', { name }));
      await reloadActivities();
    },
    async remove() {
      const question = { title: words('removeTitle', { name }), consequences: [words('removeText')], confirm: words('remove') };
      if (!(await confirm({ ...question, tone: 'danger' }))) return;
      // Closes the drawer first, so that it does not read a deleted activity again.
      if (await done(deleteActivity, { params: { id } }, words('removed', { name }))) onGone();
      await reloadActivities();
    },
  };
}

export function ActivityActions(props: ActivityActionsProps) {
  const words = useTranslations('hubActivities.act');
  const steps = useActivitySteps(props);
  const { capabilities } = useSignedInUser();
  return (
    <Group justify="flex-end">
      {props.activity.active ? (
        <Button variant="default" onClick={() => void steps.takeOffline()}>
          {words('takeOffline')}
        </Button>
      ) : (
        <Button variant="default" onClick={() => void steps.putOnline()}>
          {words('putOnline')}
        </Button>
      )}
      {capabilities.includes('activities.delete') && (
        <Button variant="subtle" color="red" onClick={() => void steps.remove()}>
          {words('remove')}
        </Button>
      )}
    </Group>
  );
}
