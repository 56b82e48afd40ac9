// The possible steps of a trip: a button for each, with a confirmation, and the reason if one isn't possible yet.

import { Button, type ButtonProps, Group, Menu, Stack, Text } from '@mantine/core';
import { type AriaAttributes, useId, useState } from 'react';
import { LIVE_OFFERS } from '#contract/trips/offer.machine.ts';
import type { TripStep } from '#contract/trips/trip.machine.ts';
import type { AllowedTransition, FamilyOfTrip, Trip } from '#contract/trips/trip.shapes.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { useFamilyName } from './family-name.ts';
import { type MoveQuestion, useTripMove } from './use-trip-move.ts';

type Moved = Pick<Trip, 'id' | 'version' | 'offers' | 'hostFamily' | 'allowedTransitions'>;

interface TransitionButtonsProps {
  readonly trip: Moved;
  /** Steps shown elsewhere on the page. */
  readonly without?: readonly TripStep[];
  /**
   * Returns the consequences of a step besides its state, in whole sentences; null if they couldn't be loaded, which was already reported.
   */
  readonly consequencesOf?: (step: TripStep) => Promise<readonly string[] | null>;
  /** Asks for the input of a step and returns it with its consequences; null if the user cancelled. */
  readonly askedFor?: (step: TripStep) => Promise<MoveQuestion | null>;
}

interface OneProps {
  readonly transition: AllowedTransition;
  readonly families: readonly FamilyOfTrip[];
  /** Whether the trip has offers, in any state. */
  readonly hasOffers: boolean;
  readonly run: (transition: AllowedTransition, more?: MoveQuestion) => Promise<void>;
}

const isGrave = (step: TripStep) => step === 'cancel';

function Step({ transition, families, hasOffers, run }: OneProps) {
  const words = useTranslations('trips');
  const refusals = useTranslations('refusals');
  const nameOf = useFamilyName();
  const why = useId();
  const [isRunning, setRunning] = useState(false);
  const { step, hindrances, needsFamily } = transition;
  const isHindered = hindrances.length > 0;
  async function take(family?: FamilyOfTrip): Promise<void> {
    if (isHindered) return;
    setRunning(true);
    await run(transition, family === undefined ? {} : { family }).finally(() => setRunning(false));
  }
  // Stays focusable if it isn't possible, so that screen readers announce the reason.
  const hindered: AriaAttributes & Pick<ButtonProps, 'data-disabled'> = isHindered
    ? { 'aria-disabled': true, 'aria-describedby': why, 'data-disabled': true }
    : {};
  const grave: Pick<ButtonProps, 'c'> = isGrave(step) ? { c: 'var(--mantine-color-error)' } : {};
  return (
    <Stack gap={2}>
      {needsFamily && !isHindered ? (
        <Menu>
          <Menu.Target>
            <Button variant="default" loading={isRunning} {...grave}>
              {words(`step.${step}`)}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {families.length === 0 && <Menu.Item disabled>{words(hasOffers ? 'move.allOut' : 'move.noFamily')}</Menu.Item>}
            {families.map((family) => (
              <Menu.Item key={family.id} onClick={() => void take(family)}>
                {nameOf(family)}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      ) : (
        <Button variant="default" loading={isRunning} {...grave} {...hindered} onClick={() => void take()}>
          {words(`step.${step}`)}
        </Button>
      )}
      {isHindered && (
        <Text size="sm" c="dimmed" id={why} maw="40ch">
          {hindrances.map((code) => refusals(code)).join(' ')}
        </Text>
      )}
    </Stack>
  );
}

/** Returns the families that can be selected for a step: those with an active offer, and the one chosen for the trip. */
export function familiesFor(step: TripStep, { offers, hostFamily }: Pick<Trip, 'offers' | 'hostFamily'>): readonly FamilyOfTrip[] {
  const listed = offers.filter(({ state }) => state === 'new' || LIVE_OFFERS.includes(state)).map((offer) => offer.hostFamily);
  if (step === 'rehouse') return listed.filter(({ id }) => id !== hostFamily?.id);
  const isListed = hostFamily === null || offers.some((offer) => offer.hostFamily.id === hostFamily.id);
  return isListed ? listed : [hostFamily, ...listed];
}

/** Renders nothing if no step is possible. */
export function TransitionButtons({ trip, without = [], consequencesOf, askedFor }: TransitionButtonsProps) {
  const move = useTripMove(trip);
  const shown = trip.allowedTransitions.filter(({ step }) => !without.includes(step));
  if (shown.length === 0) return null;
  async function run(transition: AllowedTransition, more: MoveQuestion = {}): Promise<void> {
    const consequences = consequencesOf === undefined ? [] : await consequencesOf(transition.step);
    if (consequences === null) return;
    const asked = askedFor === undefined ? {} : await askedFor(transition.step);
    if (asked !== null) await move(transition, { ...more, consequences, ...asked });
  }
  return (
    <Group gap="xs" align="flex-start" className="no-print">
      {shown.map((transition) => (
        <Step
          key={transition.step}
          transition={transition}
          families={familiesFor(transition.step, trip)}
          hasOffers={trip.offers.length > 0}
          run={run}
        />
      ))}
    </Group>
  );
}
