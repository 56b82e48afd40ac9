// The list of all campaigns, with their reach.

import { CAMPAIGN_STATES, type CampaignState } from '#contract/notifications/campaign.machine.ts';
import { listCampaigns } from '#contract/notifications/campaigns.endpoints.ts';
import { campaignsList } from '#contract/notifications/campaigns-list.ts';
import { CAMPAIGN_TYPES } from '#contract/platform/constants.ts';
import { EndpointList } from '#web/platform/api/endpoint-list.tsx';
import { type Meaning, StateBadge } from '#web/ui/badge.tsx';
import type { ListViews } from '#web/ui/list/list-types.ts';
import { InstantText, RelativeTime } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

const MEANINGS: Readonly<Record<CampaignState, Meaning>> = {
  draft: 'neutral',
  scheduled: 'info',
  sending: 'special',
  sent: 'good',
  cancelled: 'care',
};

export function CampaignStateBadge({ state }: { readonly state: CampaignState }) {
  const words = useTranslations('campaigns');
  return <StateBadge meaning={MEANINGS[state]}>{words(`state.${state}`)}</StateBadge>;
}

/** @param linkTo returns the URL of a campaign */
export function CampaignList({ views, linkTo }: { readonly views: ListViews; readonly linkTo: (id: number) => string }) {
  const words = useTranslations('campaigns');
  const heading = useTranslations('lists.campaigns.columns');
  return (
    <EndpointList
      list={campaignsList}
      endpoint={listCampaigns}
      title={words('tabs.campaigns')}
      columns={[
        { name: 'title', heading: heading('title'), cell: ({ title }) => title, primary: true },
        { name: 'state', heading: heading('state'), cell: ({ state }) => <CampaignStateBadge state={state} /> },
        { name: 'type', heading: heading('type'), cell: ({ type }) => words(`type.${type}`) },
        {
          name: 'scheduledFor',
          heading: heading('scheduledFor'),
          cell: ({ scheduledFor }) => scheduledFor && <InstantText at={scheduledFor} />,
        },
        { name: 'sent', heading: heading('sent'), cell: ({ sent }) => sent, align: 'end' },
        { name: 'read', heading: heading('read'), cell: ({ read }) => read, align: 'end' },
        { name: 'createdBy', heading: heading('createdBy'), cell: ({ createdBy }) => createdBy },
        { name: 'createdAt', heading: heading('createdAt'), cell: ({ createdAt }) => <RelativeTime at={createdAt} /> },
      ]}
      filters={[
        { name: 'state', label: heading('state'), choices: CAMPAIGN_STATES.map((value) => ({ value, label: words(`state.${value}`) })) },
        { name: 'type', label: heading('type'), choices: CAMPAIGN_TYPES.map((value) => ({ value, label: words(`type.${value}`) })) },
        { name: 'scheduledFor', label: heading('scheduledFor') },
      ]}
      rowKey={({ id }) => id}
      rowName={({ title }) => words('open', { title })}
      rowLink={({ id }) => linkTo(id)}
      views={views}
      empty={{ title: words('empty.title'), text: words('empty.text') }}
    />
  );
}
