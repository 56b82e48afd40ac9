// Whether a host family is live, why not, and the ways to change that.

import { Alert, Anchor, Button, Card, Group, List, Stack, Text, Title } from '@mantine/core';
import { useId, useState } from 'react';
import { Link } from 'wouter';
import type { FamilyDetails } from '#contract/host-families/family-details.shapes.ts';
import { setFamilyLive } from '#contract/host-families/live.endpoints.ts';
import type { NotLiveReason } from '#contract/host-families/profile.shapes.ts';
import { paths } from '#web/paths.ts';
import { call } from '#web/platform/api/api.ts';
import { ApiFailure } from '#web/platform/api/failure.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { StateBadge } from '#web/ui/badge.tsx';
import { writeDay } from '#web/ui/text/day-text.ts';
import { useFormatLocale } from '#web/ui/text/format-locale.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { cacheFamily } from '../edit/save-family.ts';
import { focusField } from '../edit/use-field-focus.ts';
import { PauseDialog } from './pause-dialog.tsx';

interface RecordProps {
  readonly record: FamilyDetails;
}

/** Live or not, beside the title of the page. */
export function LiveBadge({ isLive }: { readonly isLive: boolean }) {
  const words = useTranslations('familyProfile.live');
  return <StateBadge meaning={isLive ? 'good' : 'care'}>{words(isLive ? 'badge' : 'badgeNot')}</StateBadge>;
}

function Reason({ reason }: { readonly reason: NotLiveReason }) {
  const words = useTranslations('familyProfile');
  const text = words(`reason.${reason}`);
  if (reason === 'no_address') {
    return (
      <Anchor component={Link} to={paths.hostEditFamily({ field: 'addressLine1' })}>
        {text}
      </Anchor>
    );
  }
  if (reason === 'too_few_photos') {
    return (
      <Anchor component="button" type="button" ta="start" onClick={() => focusField('photos')}>
        {text}
      </Anchor>
    );
  }
  return <Text span>{text}</Text>;
}

/** Who paused the profile, why, and until when. */
function PauseFacts({ pause }: { readonly pause: NonNullable<NonNullable<FamilyDetails['hosting']>['pause']> }) {
  const words = useTranslations('familyProfile.paused');
  const tag = useFormatLocale();
  const by = pause.reason === '' ? 'family' : pause.reason;
  return (
    <Alert color="yellow" title={words('title')}>
      <Stack gap={4}>
        <Text size="sm">{words(`by.${by}`)}</Text>
        {pause.until === null ? null : <Text size="sm">{words('until', { date: writeDay(pause.until, { tag }) })}</Text>}
        {pause.note === '' ? null : <Text size="sm">{words('note', { note: pause.note })}</Text>}
      </Stack>
    </Alert>
  );
}

/** Why a family isn't live, as one text. */
const reasonsOf = ({ hosting }: FamilyDetails) => (hosting?.notLive ?? []).join(' ');

/** Sends the change and tells why it was refused, where it was asked for, until what keeps the family from being live is different. */
function useGoingLive(record: FamilyDetails) {
  const { id, version } = record;
  const words = useTranslations('familyProfile.live');
  const [refusal, setRefusal] = useState<{ readonly message: string; readonly reasons: string } | null>(null);
  const [isRunning, setRunning] = useState(false);
  async function run(): Promise<void> {
    setRefusal(null);
    setRunning(true);
    try {
      cacheFamily(await call(setFamilyLive, { params: { id }, body: { live: true, version } }));
      showToast(words('told'));
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      // Somebody else has changed the record: the page shows it as it is now.
      const current = failure.code === 'changedMeanwhile' && failure.current !== null ? (failure.current as FamilyDetails) : null;
      if (current !== null) cacheFamily(current);
      setRefusal({ message: failure.message, reasons: reasonsOf(current ?? record) });
    } finally {
      setRunning(false);
    }
  }
  return { run, refusal: refusal?.reasons === reasonsOf(record) ? refusal.message : null, isRunning };
}

export function LiveCard({ record }: RecordProps) {
  const words = useTranslations('familyProfile.live');
  const heading = useId();
  const [isAsking, setAsking] = useState(false);
  const { run, refusal, isRunning } = useGoingLive(record);
  const { isLive, hosting } = record;
  if (hosting === null) return null;
  const { notLive, pause } = hosting;
  const reasons = notLive.filter((reason) => reason !== 'paused');
  const canGoLive = !isLive && (pause === null || pause.canEnd);
  return (
    <Card component="section" aria-labelledby={heading}>
      <Stack gap="sm">
        <Title order={2} size="h4" id={heading}>
          {words('title')}
        </Title>
        {isLive ? <Text>{words('isLive')}</Text> : null}
        {pause === null ? null : <PauseFacts pause={pause} />}
        {reasons.length === 0 ? null : (
          <div>
            <Text>{words(pause === null ? 'isNot' : 'alsoMissing')}</Text>
            <List mt={4} spacing={4}>
              {reasons.map((reason) => (
                <List.Item key={reason}>
                  <Reason reason={reason} />
                </List.Item>
              ))}
            </List>
          </div>
        )}
        <Group>
          {canGoLive && (
            <Button onClick={() => void run()} aria-disabled={isRunning}>
              {words(pause === null ? 'go' : 'comeBack')}
            </Button>
          )}
          {pause === null && hosting.vettingState === 'approved' && (
            <Button variant="default" onClick={() => setAsking(true)}>
              {words('pause')}
            </Button>
          )}
        </Group>
        <div role="alert">{refusal === null ? null : <Text c="red">{refusal}</Text>}</div>
      </Stack>
      {isAsking && <PauseDialog record={record} onClose={() => setAsking(false)} />}
    </Card>
  );
}
