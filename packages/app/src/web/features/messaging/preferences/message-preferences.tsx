// How the user hears of new messages: a sound, emails, push messages on this device, and quiet hours. Saved immediately.

import { Group, Radio, Stack, Switch, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { changeMessagingPreferences, readMessagingPreferences } from '#contract/messaging/preferences.endpoints.ts';
import type { EmailChoice, MessagingPreferences } from '#contract/messaging/preferences.shapes.ts';
import { useAction, useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { getDeviceTimeZone } from '#web/platform/session/app-persist.ts';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { Fault } from '#web/ui/fault.tsx';
import { LoadingRows } from '#web/ui/skeletons.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { getPushState, type PushState, turnPushOff, turnPushOn } from './push.ts';
import { QuietHours } from './quiet-hours.tsx';

const EMAIL: readonly EmailChoice[] = ['soon', 'digest', 'never'];

interface PushSwitchProps {
  readonly pushKey: string;
  readonly isFixed: boolean;
  readonly onChange: () => void;
}

function PushSwitch({ pushKey, isFixed, onChange }: PushSwitchProps) {
  const words = useTranslations('messagingPreferences');
  const { id: userId } = useSignedInUser();
  const [state, setState] = useState<PushState | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  useEffect(() => {
    getPushState(userId).then(setState, () => setState('unsupported'));
  }, [userId]);

  async function turn(isOn: boolean): Promise<void> {
    setIsBusy(true);
    try {
      const next = isOn ? await turnPushOn({ userId, pushKey }) : await turnPushOff();
      setState(next);
      if (next === 'on' || next === 'off') showToast(words(next === 'on' ? 'pushOn' : 'pushOff'));
      onChange();
    } catch {
      showToast(words('pushFailed'), { kind: 'error' });
    } finally {
      setIsBusy(false);
    }
  }

  const isImpossible = state === 'unsupported' || state === 'denied';
  const hint = state === 'unsupported' ? words('pushUnsupported') : state === 'denied' ? words('pushDenied') : words('pushHint');
  return (
    <Switch
      label={words('push')}
      description={hint}
      checked={state === 'on'}
      // Not while it is busy: what is disabled loses the focus.
      disabled={isFixed || state === null || isImpossible}
      onChange={(event) => void (isBusy || turn(event.currentTarget.checked))}
    />
  );
}

type Choices = Partial<MessagingPreferences>;

/** Shows choices at once and saves them one after the other; one that is refused is taken back. */
function useChoices() {
  const words = useTranslations('messagingPreferences');
  const change = useAction(changeMessagingPreferences, { changes: [readMessagingPreferences], told: words('saved') });
  const [unsaved, setUnsaved] = useState<readonly Choices[]>([]);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  function choose(body: Choices): void {
    setUnsaved((choices) => [...choices, body]);
    last.current = last.current.then(() => change.run({ body })).then(() => setUnsaved((choices) => choices.filter((one) => one !== body)));
  }
  return { unsaved: Object.assign({}, ...unsaved) as Choices, choose };
}

export function MessagePreferences() {
  const words = useTranslations('messagingPreferences');
  const { data: saved, failure, reload } = useEndpoint(readMessagingPreferences, {});
  const { unsaved, choose } = useChoices();
  const { viewedBy, timezone } = useSignedInUser();
  const isFixed = viewedBy !== null;
  const data = saved && { ...saved, ...unsaved };
  if (failure !== null && data === undefined) return <Fault message={failure.message} onRetry={reload} />;
  if (data === undefined) return <LoadingRows count={4} />;
  return (
    <Stack gap="lg">
      <Switch
        label={words('sound')}
        description={words('soundHint')}
        checked={data.sound}
        disabled={isFixed}
        onChange={(event) => choose({ sound: event.currentTarget.checked })}
      />
      <Radio.Group
        label={words('email')}
        description={words(data.canReply ? 'emailReplyHint' : 'emailHint')}
        value={data.email}
        onChange={(email) => choose({ email: email as EmailChoice })}
      >
        <Stack gap="xs" mt="xs">
          {EMAIL.map((choice) => (
            <Radio key={choice} value={choice} label={words(`emailChoice.${choice}`)} disabled={isFixed} />
          ))}
        </Stack>
      </Radio.Group>
      {data.pushKey !== null && (
        <Group gap="xs">
          <PushSwitch pushKey={data.pushKey} isFixed={isFixed} onChange={reload} />
          <Text size="sm" c="dimmed">
            {words('devices', { count: data.pushDevices })}
          </Text>
        </Group>
      )}
      <QuietHours from={data.quietFrom} to={data.quietTo} zone={timezone ?? getDeviceTimeZone()} isDisabled={isFixed} onChange={choose} />
    </Stack>
  );
}
