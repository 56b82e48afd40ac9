// Requests and children that others have linked to a parent by email address; they become the parent's only if they confirm.

import { Card, Title } from '@mantine/core';
import { useId } from 'react';
import { claimExperience, declineExperience, listExperienceClaims } from '#contract/booking/wizard/experience.endpoints.ts';
import type { ExperienceClaim } from '#contract/booking/wizard/experience.shapes.ts';
import { acceptParentInvitation, declineParentInvitation, listParentInvitations } from '#contract/people/parent-invitations.endpoints.ts';
import type { ParentInvitation } from '#contract/people/parent-invitations.shapes.ts';
import { readMyChildren } from '#contract/people/students.endpoints.ts';
import { listTripCards } from '#contract/trips/cardlist.endpoints.ts';
import { useAction, useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { ClaimCard } from './claim-card.tsx';
import classes from './people.module.css';

function Request({ claim: { id, firstName, reference, agent } }: { readonly claim: ExperienceClaim }) {
  const words = useTranslations('travelDashboard.claims');
  const accept = useAction(claimExperience, { changes: [listExperienceClaims, listTripCards, readMyChildren] });
  const decline = useAction(declineExperience, { changes: [listExperienceClaims] });
  return (
    <ClaimCard
      title={words('request', { name: firstName, reference })}
      text={agent === null ? words('requestText') : words('requestTextAgent', { inviter: agent })}
      name={`${firstName}, ${reference}`}
      isRunning={accept.isRunning || decline.isRunning}
      onAccept={() => void accept.run({ params: { id } })}
      onDecline={() => void decline.run({ params: { id } })}
    />
  );
}

function Invitation({ invitation: { id, child, inviter } }: { readonly invitation: ParentInvitation }) {
  const words = useTranslations('travelDashboard.claims');
  const accept = useAction(acceptParentInvitation, { changes: [listParentInvitations, readMyChildren, listTripCards] });
  const decline = useAction(declineParentInvitation, { changes: [listParentInvitations] });
  const isNobody = inviter === '';
  return (
    <ClaimCard
      title={isNobody ? words('childNobody', { child }) : words('child', { child, inviter })}
      text={isNobody ? words('childTextNobody') : words('childText', { inviter })}
      name={child}
      isRunning={accept.isRunning || decline.isRunning}
      onAccept={() => void accept.run({ params: { id } })}
      onDecline={() => void decline.run({ params: { id } })}
    />
  );
}

/** Renders nothing if there are none. */
export function Claims() {
  const words = useTranslations('travelDashboard.claims');
  const heading = useId();
  const requests = useEndpoint(listExperienceClaims, {}).data?.data ?? [];
  const invitations = useEndpoint(listParentInvitations, {}).data?.data ?? [];
  if (requests.length + invitations.length === 0) return null;
  return (
    <Card component="section" aria-labelledby={heading}>
      <Title order={2} size="h4" id={heading}>
        {words('title')}
      </Title>
      <ul className={classes['entries']} aria-labelledby={heading}>
        {requests.map((claim) => (
          <Request key={claim.id} claim={claim} />
        ))}
        {invitations.map((invitation) => (
          <Invitation key={invitation.id} invitation={invitation} />
        ))}
      </ul>
    </Card>
  );
}
