// All host families that the user may know of.

import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'wouter';
import { listFamilyAccounts } from '#contract/host-families/family-list.endpoints.ts';
import type { ListedFamily } from '#contract/host-families/family-list.shapes.ts';
import { FamilyList } from '#web/features/host-families/hub/family-list.tsx';
import { CampaignDrawer } from '#web/features/notifications/campaign-drawer.tsx';
import { useSavedViews } from '#web/features/saved-views/use-saved-views.ts';
import { paths } from '#web/paths.ts';
import { call } from '#web/platform/api/api.ts';
import { attemptRequest } from '#web/platform/api/attempt.ts';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

type Campaign = { readonly id: number } | { readonly id: null; readonly users: { readonly id: number; readonly name: string }[] };

export default function HubHostFamiliesScreen() {
  const words = useTranslations('hubFamilies');
  const edit = useTranslations('hubFamilyEdit');
  const titles = useTranslations('titles');
  const { capabilities } = useSignedInUser();
  const [campaign, setCampaign] = useState<Campaign | null>(null);
  const isFull = capabilities.includes('families.manage');

  const edits = capabilities.includes('families.manage') || capabilities.includes('payoutDetails.write');
  const rowLink = ({ id }: ListedFamily) => (edits ? paths.hubHostFamilyEdit({ id }) : paths.hubHostFamilyCalendar({ id }));

  async function writeTo(ids: readonly number[]): Promise<void> {
    const accounts = await attemptRequest(call(listFamilyAccounts, { query: { ids: ids.join(',') } }));
    if (accounts !== null) setCampaign({ id: null, users: accounts.data });
  }

  const add = isFull && (
    <Button component={Link} to={paths.hubHostFamilyEdit({ id: 'new' })}>
      {edit('create.action')}
    </Button>
  );
  return (
    <>
      <PageHeader title={titles('page.hubHostFamilies')} description={words(isFull ? 'description' : 'descriptionOfNames')} />
      <FamilyList
        views={useSavedViews('hostFamilies')}
        rowLink={rowLink}
        actions={add}
        onMessage={capabilities.includes('campaigns.write') ? writeTo : undefined}
      />
      {campaign !== null && (
        <CampaignDrawer
          id={campaign.id}
          users={campaign.id === null ? campaign.users : []}
          onClose={() => setCampaign(null)}
          onMade={(id) => setCampaign({ id })}
        />
      )}
    </>
  );
}
