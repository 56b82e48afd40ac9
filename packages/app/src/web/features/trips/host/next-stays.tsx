// The host's dashboard: the next stays, and the number of enquiries to answer.

import { Anchor, Text } from '@mantine/core';
import { Link } from 'wouter';
import { listHostings } from '#contract/trips/offers.endpoints.ts';
import { paths } from '#web/paths.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { Fault } from '#web/ui/fault.tsx';
import { LoadingCards } from '#web/ui/skeletons.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { Section } from '../section.tsx';
import classes from '../trips.module.css';
import { HostingCard } from './hosting-list.tsx';

const SHOWN = 3;

/** Renders nothing until the number is loaded. */
export function ToAnswer() {
  const words = useTranslations('hostDashboard.answers');
  const { data } = useEndpoint(listHostings, { query: {} });
  if (data === undefined) return null;
  const count = data.counts.toAnswer;
  if (count === 0) return words('none');
  return (
    <Anchor component={Link} to={paths.hostHostings()} fw={600}>
      {words('waiting', { count })}
    </Anchor>
  );
}

function Stays() {
  const words = useTranslations('hostDashboard.stays');
  const { data, failure, reload } = useEndpoint(listHostings, { query: { tab: 'upcoming' } });
  if (data === undefined) return failure === null ? <LoadingCards count={2} /> : <Fault message={failure.message} onRetry={reload} />;
  if (data.data.length === 0) return <Text c="dimmed">{words('none')}</Text>;
  return (
    <ul className={classes['cards']}>
      {data.data.slice(0, SHOWN).map((hosting) => (
        <HostingCard key={hosting.offerId} hosting={hosting} compact />
      ))}
    </ul>
  );
}

export function NextStays() {
  const words = useTranslations('hostDashboard.stays');
  return (
    <Section title={words('title')}>
      <Stays />
      <div>
        <Anchor component={Link} to={paths.hostHostings({ tab: 'upcoming' })}>
          {words('all')}
        </Anchor>
      </div>
    </Section>
  );
}
