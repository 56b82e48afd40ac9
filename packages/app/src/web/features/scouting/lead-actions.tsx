// The buttons of a lead: its steps, its invitation, and what makes another record of it.

import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { isOpenStage } from '#contract/scouting/lead.machine.ts';
import type { Lead } from '#contract/scouting/leads.shapes.ts';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { ConvertDialog } from './convert-form.tsx';
import { MergeForm } from './merge-form.tsx';
import { useLeadSteps } from './use-lead-steps.ts';

interface LeadActionsProps {
  readonly lead: Lead;
  readonly onEdit: () => void;
  readonly onClose: () => void;
}

export function LeadActions({ lead, onEdit, onClose }: LeadActionsProps) {
  const words = useTranslations('scouting.act');
  const steps = useLeadSteps();
  const { capabilities } = useSignedInUser();
  const [dialog, setDialog] = useState<'convert' | 'merge' | null>(null);
  const isOpen = isOpenStage(lead.stage);
  const close = () => setDialog(null);
  return (
    <>
      <Group gap="xs">
        {isOpen && <Button onClick={() => void steps.invite(lead)}>{words(lead.stage === 'invited' ? 'inviteAgain' : 'invite')}</Button>}
        {lead.inviteUrl !== null && isOpen && (
          <Button variant="default" onClick={() => void steps.copyLink(lead)}>
            {words('copyLink')}
          </Button>
        )}
        {lead.steps.map((step) =>
          step === 'invite' || step === 'register' ? null : (
            <Button key={step} variant="default" {...(step === 'lose' ? { c: 'red' } : {})} onClick={() => void steps.step(lead, step)}>
              {words(`step.${step}`)}
            </Button>
          ),
        )}
        {lead.stage !== 'registered' && (
          <Button variant="default" onClick={() => setDialog('convert')}>
            {words('convert')}
          </Button>
        )}
        <Button variant="default" onClick={onEdit}>
          {words('edit')}
        </Button>
        <Button variant="default" onClick={() => setDialog('merge')}>
          {words('merge')}
        </Button>
        {capabilities.includes('leads.delete') && (
          <Button variant="default" c="red" onClick={async () => (await steps.remove(lead)) && onClose()}>
            {words('remove')}
          </Button>
        )}
      </Group>
      {dialog === 'convert' && <ConvertDialog lead={lead} onEdit={onEdit} onClose={close} />}
      {dialog === 'merge' && <MergeForm lead={lead} onClose={close} />}
    </>
  );
}
