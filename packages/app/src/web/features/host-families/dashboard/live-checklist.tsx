// The steps until a family's profile can be found, each leading to its field, and what else its profile lacks.

import { Anchor, Card, List, Stack, Text, Title } from '@mantine/core';
import { IconCircle, IconCircleCheck } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { Link } from 'wouter';
import type { CompletenessItem } from '#contract/host-families/completeness.ts';
import { readOwnFamily } from '#contract/host-families/family-details.endpoints.ts';
import type { FamilyDetails } from '#contract/host-families/family-details.shapes.ts';
import { MIN_PHOTOS } from '#contract/platform/constants.ts';
import { ALL_VETTING_STATES } from '#contract/vetting/vetting-states.ts';
import { paths } from '#web/paths.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { Fault } from '#web/ui/fault.tsx';
import { LoadingCards } from '#web/ui/skeletons.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { toFieldPath } from '../profile/completeness-paths.ts';

type Hosting = NonNullable<FamilyDetails['hosting']>;

interface Step {
  readonly key: string;
  readonly isDone: boolean;
  readonly text: string;
  /** Where it is done; null if the family can only wait. */
  readonly to: string | null;
}

function useSteps({ payout }: FamilyDetails, { notLive, pause, photos, vettingState }: Hosting): readonly Step[] {
  const words = useTranslations('hostDashboard.live');
  const state = ALL_VETTING_STATES.find((one) => one === vettingState) ?? 'registered';
  const always: readonly Step[] = [
    {
      key: 'address',
      isDone: !notLive.includes('no_address'),
      text: words('address'),
      to: paths.hostEditFamily({ field: 'addressLine1' }),
    },
    {
      key: 'photos',
      isDone: photos >= MIN_PHOTOS,
      text: words('photos', { count: photos }),
      to: paths.hostProfile({ field: 'photos' }),
    },
    { key: 'vetting', isDone: vettingState === 'approved', text: words(`vetting.${state}`), to: null },
  ];
  return [
    ...always,
    ...(payout === null ? [] : [{ key: 'payout', isDone: payout.hasDetails, text: words('payout'), to: paths.hostPayoutDetails() }]),
    ...(pause?.canEnd === true ? [{ key: 'paused', isDone: false, text: words('paused'), to: paths.hostProfile() }] : []),
    ...(notLive.includes('account_inactive') ? [{ key: 'account', isDone: false, text: words('account'), to: paths.contactUs() }] : []),
  ];
}

function StepItem({ isDone, text, to }: Step) {
  const words = useTranslations('hostDashboard.live');
  return (
    <List.Item icon={isDone ? <IconCircleCheck size={16} aria-hidden /> : <IconCircle size={16} aria-hidden />}>
      <span className="visually-hidden">{words(isDone ? 'done' : 'open')}: </span>
      {isDone || to === null ? (
        text
      ) : (
        <Anchor component={Link} to={to}>
          {text}
        </Anchor>
      )}
    </List.Item>
  );
}

/** How many missing items are named at once: the profile has them all. */
const SHOWN = 3;

/** What the profile still lacks, besides what it can't be live without. */
function MissingItems({ items }: { readonly items: readonly CompletenessItem[] }) {
  const words = useTranslations('hostDashboard.missing');
  const names = useTranslations('familyProfile');
  const missing = items.filter(({ isDone, isRequired }) => !isDone && !isRequired);
  if (missing.length === 0) return null;
  return (
    <div>
      <Text>{words('title', { count: missing.length })}</Text>
      <List mt={4} spacing={4}>
        {missing.slice(0, SHOWN).map((item) => (
          <List.Item key={item.item}>
            <Anchor component={Link} to={toFieldPath(item)}>
              {names(`item.${item.item}`)}
            </Anchor>
          </List.Item>
        ))}
      </List>
      {missing.length > SHOWN && (
        <Anchor component={Link} to={paths.hostProfile()} size="sm">
          {words('all')}
        </Anchor>
      )}
    </div>
  );
}

/** Why the profile can't be found: by whose pause, if the family can't end it itself. */
function useNotLiveText({ pause }: Hosting): string {
  const words = useTranslations('hostDashboard.live');
  const pausedBy = useTranslations('familyProfile.paused.by');
  if (pause === null) return words('notLive');
  return pause.canEnd || pause.reason === '' ? words('isPaused') : pausedBy(pause.reason);
}

function Checklist({ record, hosting }: { readonly record: FamilyDetails; readonly hosting: Hosting }) {
  const words = useTranslations('hostDashboard.live');
  const steps = useSteps(record, hosting);
  const notLive = useNotLiveText(hosting);
  const shown = record.isLive ? steps.filter(({ isDone }) => !isDone) : steps;
  const told: ReactNode = record.isLive ? (
    <Text>
      <IconCircleCheck size={16} aria-hidden /> {words('isLive')}{' '}
      <Anchor component={Link} to={paths.hostProfile()}>
        {words('toProfile')}
      </Anchor>
    </Text>
  ) : (
    <Text>{notLive}</Text>
  );
  return (
    <Stack gap="sm">
      {told}
      {shown.length === 0 ? null : (
        <List spacing="xs" listStyleType="none">
          {shown.map((step) => (
            <StepItem {...step} key={step.key} />
          ))}
        </List>
      )}
      <MissingItems items={hosting.completeness} />
    </Stack>
  );
}

/** The steps left until the profile can be found by customers. */
export function LiveChecklist() {
  const words = useTranslations('hostDashboard.live');
  const heading = useId();
  const { data, failure, reload } = useEndpoint(readOwnFamily, {});
  const hosting = data?.hosting ?? null;
  if (data === undefined || hosting === null) {
    return failure === null ? <LoadingCards count={1} /> : <Fault message={failure.message} onRetry={reload} />;
  }
  return (
    <Card component="section" aria-labelledby={heading}>
      <Title order={2} size="h4" mb="xs" id={heading}>
        {words('title')}
      </Title>
      <Checklist record={data} hosting={hosting} />
    </Card>
  );
}
