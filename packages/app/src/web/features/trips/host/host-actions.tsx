// The buttons of a host for an offer: only the actions that are possible now.

import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from '#web/ui/text/translations.ts';
import { type HostAction, listHostActions } from './host-actions.model.ts';
import { type Answered, useHostSteps } from './use-host-steps.ts';

interface HostActionsProps {
  readonly offer: Answered & Parameters<typeof listHostActions>[0];
}

const LOOKS = {
  accept: { variant: 'filled' },
  consider: { variant: 'default' },
  decline: { variant: 'subtle', color: 'red' },
  leave: { variant: 'subtle', color: 'red' },
  withdraw: { variant: 'subtle', color: 'red' },
} as const satisfies Record<HostAction, object>;

export function HostActions({ offer }: HostActionsProps) {
  const words = useTranslations('hostings');
  const steps = useHostSteps(offer);
  const [running, setRunning] = useState<HostAction | null>(null);
  const actions = listHostActions(offer);
  if (actions.length === 0) return null;
  async function run(action: HostAction): Promise<void> {
    if (running !== null) return;
    setRunning(action);
    await steps[action]().finally(() => setRunning(null));
  }
  return (
    <Group gap="xs" className="no-print">
      {actions.map((action) => (
        <Button
          key={action}
          {...LOOKS[action]}
          loading={running === action}
          aria-label={`${words(`${action}.do`)}: ${offer.studentNames}`}
          onClick={() => void run(action)}
        >
          {words(`${action}.do`)}
        </Button>
      ))}
    </Group>
  );
}
