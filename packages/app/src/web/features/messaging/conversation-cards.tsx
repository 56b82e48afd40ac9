// The conversations about a host family, a trip or a group that the reader may see; each opens in the inbox.

import { Anchor, Card, Group, Stack, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import type { ConversationRecord } from '#contract/messaging/conversation.shapes.ts';
import { listConversations } from '#contract/messaging/conversations.endpoints.ts';
import { paths } from '#web/paths.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { Fault } from '#web/ui/fault.tsx';
import { PageSteps } from '#web/ui/list/table/page-steps.tsx';
import { LoadingRows } from '#web/ui/skeletons.tsx';
import { DateRangeText, InstantText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

type Trip = NonNullable<ConversationRecord['trip']>;

/** Shown below a conversation: to which trip it belongs. */
type TripBadge = (state: Trip['state']) => ReactNode;

interface ConversationCardsProps {
  readonly about: { readonly hostFamilyId: number } | { readonly tripId: number } | { readonly groupId: number };
  /** Left out where all of them are about the same trip. */
  readonly tripBadge?: TripBadge;
}

function ConversationCard({
  conversation,
  tripBadge,
}: { readonly conversation: ConversationRecord } & Pick<ConversationCardsProps, 'tripBadge'>) {
  const words = useTranslations('messagingCards');
  const { id, title, trip, createdAt, isUnread, conversationableType, mostRecentConversationMessage: newest } = conversation;
  const tab = conversationableType === 'customer-support' ? { tab: 'support' } : {};
  return (
    <Card component="article" padding="sm">
      <Group justify="space-between" gap="xs">
        <Anchor component={Link} to={paths.hubMessages({ ...tab, conversation: id })} fw={isUnread ? 600 : 400}>
          {isUnread && <span className="visually-hidden">{words('unread')}: </span>}
          {title}
        </Anchor>
        <Text size="sm" c="dimmed">
          <InstantText at={newest?.createdAt ?? createdAt} />
        </Text>
      </Group>
      <Text size="sm" lineClamp={2}>
        {newest?.preview ?? words('empty')}
      </Text>
      {trip !== null && tripBadge !== undefined && (
        <Group gap="xs" mt={4}>
          {tripBadge(trip.state)}
          <Text size="sm" c="dimmed">
            <DateRangeText from={trip.fromDate} to={trip.toDate} />
          </Text>
        </Group>
      )}
    </Card>
  );
}

export function ConversationCards({ about, tripBadge }: ConversationCardsProps) {
  const words = useTranslations('messagingCards');
  const [page, setPage] = useState(1);
  const { data, failure, reload } = useEndpoint(listConversations, { query: { ...about, page } });
  if (data === undefined) return failure === null ? <LoadingRows count={4} /> : <Fault message={failure.message} onRetry={reload} />;
  if (data.total === 0) return <Text c="dimmed">{words('none')}</Text>;
  return (
    <Stack maw={720} gap="xs">
      {data.data.map((conversation) => (
        <ConversationCard key={conversation.id} conversation={conversation} {...(tripBadge && { tripBadge })} />
      ))}
      <PageSteps page={data.currentPage} last={data.lastPage} onPage={setPage} />
    </Stack>
  );
}
