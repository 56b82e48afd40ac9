// The drawer of a lead: what is known of it, what can be done, and what happened.

import { Anchor, Stack, Title } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'wouter';
import { isOpenStage } from '#contract/scouting/lead.machine.ts';
import { readLead } from '#contract/scouting/leads.endpoints.ts';
import type { Lead } from '#contract/scouting/leads.shapes.ts';
import { paths } from '#web/paths.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { listLanguageNames } from '#web/platform/messages/locale.ts';
import { ResourceDetails } from '#web/platform/resource/resource-details.tsx';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { SideDrawer } from '#web/ui/dialog/side-drawer.tsx';
import { Fault } from '#web/ui/fault.tsx';
import { LoadingRows } from '#web/ui/skeletons.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { LeadActions } from './lead-actions.tsx';
import { LeadBadge } from './lead-badge.tsx';
import { LeadForm } from './lead-form.tsx';
import { FollowUp } from './lead-list.tsx';
import { LeadNoteForm, LeadTimeline } from './lead-timeline.tsx';
import { useSourceName } from './use-lead-choices.ts';

function Details({ lead }: { readonly lead: Lead }) {
  const label = useTranslations('lists.leads.columns');
  const sourceName = useSourceName();
  const { capabilities } = useSignedInUser();
  const { hostFamilyId, email, phone, addressLine1, cityTown, postcode, county, campaign, notes, lostReason, inviteUrl } = lead;
  const words = useTranslations('scouting');
  const family = hostFamilyId !== null && capabilities.includes('families.read') && (
    <Anchor component={Link} to={paths.hubHostFamilyEdit({ id: hostFamilyId })} inherit>
      {lead.name}
    </Anchor>
  );
  const language = listLanguageNames().find(({ locale }) => locale === lead.locale)?.name ?? '';
  const details = [
    { label: label('stage'), value: <LeadBadge stage={lead.stage} /> },
    ...(lostReason === '' ? [] : [{ label: label('lostReason'), value: lostReason }]),
    ...(family === false ? [] : [{ label: words('family'), value: family }]),
    { label: label('nextFollowUp'), value: lead.nextFollowUp && <FollowUp day={lead.nextFollowUp} isOpen={isOpenStage(lead.stage)} /> },
    { label: label('assignee'), value: lead.assignee?.name },
    { label: label('email'), value: email && <Anchor href={`mailto:${email}`}>{email}</Anchor> },
    { label: label('phone'), value: phone && <Anchor href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</Anchor> },
    { label: label('addressLine1'), value: [addressLine1, cityTown, postcode, county].filter(Boolean).join(', ') },
    { label: label('source'), value: sourceName({ code: lead.sourceCode, name: lead.source }) },
    { label: label('campaign'), value: campaign },
    { label: label('language'), value: language },
    { label: label('notes'), value: notes && <span style={{ whiteSpace: 'pre-line' }}>{notes}</span> },
    ...(inviteUrl === null ? [] : [{ label: words('inviteUrl'), value: <span style={{ overflowWrap: 'anywhere' }}>{inviteUrl}</span> }]),
  ];
  return <ResourceDetails details={details} />;
}

interface LeadDrawerProps {
  readonly id: number;
  readonly onClose: () => void;
}

export function LeadDrawer({ id, onClose }: LeadDrawerProps) {
  const words = useTranslations('scouting');
  const { data: lead, failure, reload } = useEndpoint(readLead, { params: { id } });
  const [isEdited, setEdited] = useState(false);
  const close = () => setEdited(false);
  if (isEdited && lead !== undefined) return <LeadForm lead={lead} onSaved={close} onClose={close} />;
  return (
    <SideDrawer title={lead?.name ?? words('one')} onClose={onClose}>
      {failure !== null && lead === undefined && <Fault message={failure.message} onRetry={reload} />}
      {lead === undefined ? (
        failure === null && <LoadingRows count={8} />
      ) : (
        <Stack>
          <LeadActions lead={lead} onEdit={() => setEdited(true)} onClose={onClose} />
          <Details lead={lead} />
          <section aria-label={words('note.title')}>
            <Title order={3} size="h5" mb="xs">
              {words('note.title')}
            </Title>
            <LeadNoteForm key={lead.id} lead={lead} />
          </section>
          <LeadTimeline events={lead.events} />
        </Stack>
      )}
    </SideDrawer>
  );
}
