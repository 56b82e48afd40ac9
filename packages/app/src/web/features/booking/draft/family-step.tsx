// The host family and the backup family: those available on the dates, with all filters.

import { Alert, Badge, Button, Group, Stack, Text } from '@mantine/core';
import { IconHeartHandshake } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import type { CurrentTrip } from '#contract/booking/draft/current-trip.ts';
import type { FamilyCard } from '#contract/search/search.shapes.ts';
import classes from '#web/features/booking/booking.module.css';
import { StepButtons } from '#web/features/booking/step-buttons.tsx';
import { paths } from '#web/paths.ts';
import { useBrokenRuleText, useObstacleText, useStayObstacle } from '#web/platform/api/use-free-beds.ts';
import { useFamilyTitle } from '#web/platform/messages/page-locale.ts';
import { HomeNotes } from '#web/platform/suits.tsx';
import { ChoiceCard } from '#web/ui/choice-card.tsx';
import { confirm } from '#web/ui/dialog/dialogs.ts';
import { StepFault, StepHeading } from '#web/ui/steps/steps.tsx';
import { useMoneyText } from '#web/ui/text/money-text.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { BackupBadge, ChosenFamily, useFamilyName, useNaming } from './chosen-family.tsx';
import { countBeds, setBackupFamily, setFamily, wouldReplaceFamily } from './trip.model.ts';
import { useTravellers } from './use-camps.ts';
import { draft } from './use-draft.ts';

/** Asks before another family is replaced; returns true if there is none. */
export function useReplacing(): (trip: CurrentTrip, id: number) => Promise<boolean> {
  const words = useTranslations('booking');
  const nameOf = useNaming();
  return async (trip, id) => {
    if (!wouldReplaceFamily(trip, id)) return true;
    const [before, after] = await Promise.all([nameOf(trip.hostFamilyId ?? id), nameOf(id)]);
    const consequences = [words('replaceText'), words('replaceNames', { before, after })];
    return confirm({ title: words('replaceTitle'), consequences, confirm: words('continue') });
  };
}

/** Returns the URL of a family's profile with the known data of the booking, so that it can be chosen there too. */
function profileOf(id: number, trip: CurrentTrip): string {
  return paths.travelFamily({ id }, { from: trip.fromDate ?? undefined, to: trip.toDate ?? undefined, children: countBeds(trip) });
}

interface FoundProps {
  readonly trip: CurrentTrip;
  readonly family: FamilyCard;
  readonly onChoose: (id: number) => void;
}

/** The action for a family: it is the host, the backup, or neither yet. */
function FoundAction({ trip, family: { id, name, isFull }, onChoose }: FoundProps) {
  const words = useTranslations('booking');
  const named = { name: useFamilyTitle()(name) };
  if (id === trip.hostFamilyId) return null;
  const isBackup = id === trip.backupHostFamilyId;
  if (trip.isSelectingBackupFamily) {
    return isBackup ? null : (
      <Button size="sm" disabled={isFull} onClick={() => onChoose(id)} aria-label={words('chooseBackupNamed', named)}>
        {words('chooseBackup')}
      </Button>
    );
  }
  return (
    <Button
      size="sm"
      variant={isBackup ? 'default' : 'filled'}
      disabled={isFull}
      onClick={() => onChoose(id)}
      aria-label={words(isBackup ? 'makeMainNamed' : 'chooseNamed', named)}
    >
      {words(isBackup ? 'makeMain' : 'choose')}
    </Button>
  );
}

function Found({ trip, family, onChoose }: FoundProps) {
  const words = useTranslations('booking');
  const beds = useTranslations('beds');
  const titleOf = useFamilyTitle();
  const money = useMoneyText();
  const ruleText = useBrokenRuleText();
  const { id, name, county, location, photoRef, photoPlaceholder, firstLine, price, freeBeds, guestsNumber, brokenRule } = family;
  const travellers = useTravellers(trip);
  const count = countBeds(trip);
  const because = guestsNumber < count ? 'size' : (freeBeds ?? count) < count ? 'dates' : null;
  const isPrimary = id === trip.hostFamilyId;
  const isBackup = id === trip.backupHostFamilyId;
  const facts = [
    [location, county].filter(Boolean).join(', '),
    firstLine,
    price === null ? '' : words('stayPrice', { amount: money(price) }),
  ].filter((fact) => fact !== '');
  const standing = isPrimary ? <Badge>{words('yourFamily')}</Badge> : <BackupBadge />;
  return (
    <ChoiceCard
      title={titleOf(name)}
      photoRef={photoRef}
      placeholder={photoPlaceholder}
      facts={facts}
      chosen={isPrimary}
      {...(isPrimary || isBackup ? { beside: standing } : {})}
    >
      {because !== null && <Text size="sm">{beds(`tooFew.${because}`, { beds: freeBeds ?? guestsNumber, count })}</Text>}
      {brokenRule !== null && <Text size="sm">{ruleText(brokenRule)}</Text>}
      <HomeNotes home={family} guests={travellers} firstDay={trip.fromDate} />
      <Group gap="xs">
        <FoundAction trip={trip} family={family} onChoose={onChoose} />
        <Button component={Link} to={profileOf(id, trip)} variant="subtle" size="sm">
          {words('look')}
        </Button>
      </Group>
    </ChoiceCard>
  );
}

/** Shows the last choice at the top of the step, beside the way to continue, and takes the focus. */
function JustChosen({ id, isBackup }: { readonly id: number; readonly isBackup: boolean }) {
  const words = useTranslations('booking');
  const name = useFamilyName(id);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <div ref={place} tabIndex={-1} className={classes['told']}>
      <Alert color={isBackup ? 'violet' : 'teal'} title={words(isBackup ? 'backupIs' : 'mainIs', { name })}>
        {words(isBackup ? 'backupIsNext' : 'mainIsNext')}
      </Alert>
    </div>
  );
}

/** Which families to search for, and how to render each result. */
export interface Finding {
  readonly fromDate: string | null;
  readonly toDate: string | null;
  readonly children: number;
  readonly alsoFull: true;
  readonly whenFull: ReactNode;
  readonly card: (family: FamilyCard) => ReactNode;
}

/** The family search with its filters, which is part of another feature. */
export type FamilySearch = (finding: Finding) => ReactNode;

interface FamilyStepProps {
  readonly trip: CurrentTrip;
  readonly finder: FamilySearch;
  readonly onBack: () => void;
  readonly onNext: () => void;
}

export function FamilyStep({ trip, finder, onBack, onNext }: FamilyStepProps) {
  const words = useTranslations('booking');
  const beds = useTranslations('beds');
  const replacing = useReplacing();
  const [isAsked, setAsked] = useState(false);
  const [just, setJust] = useState<number | null>(null);
  const { hostFamilyId, backupHostFamilyId, isSelectingBackupFamily } = trip;
  const obstacleText = useObstacleText();
  const stay = { ...trip, children: countBeds(trip), isAsked: trip.tripId !== null };
  const obstacle = useStayObstacle(hostFamilyId, stay);
  const backupObstacle = useStayObstacle(backupHostFamilyId, stay);
  const isHindered = obstacle !== null || backupObstacle !== null;
  async function choose(id: number): Promise<void> {
    if (!isSelectingBackupFamily && !(await replacing(trip, id))) return;
    draft.change((now) => (isSelectingBackupFamily ? setBackupFamily(now, id) : setFamily(now, id)));
    setJust(id);
  }
  const selectBackup = (on: boolean) => draft.change((now) => ({ ...now, isSelectingBackupFamily: on }));
  function next(): void {
    setAsked(true);
    if (hostFamilyId === null || isHindered) return;
    if (isSelectingBackupFamily) selectBackup(false);
    onNext();
  }
  return (
    <Stack>
      <StepHeading>{words('steps.family')}</StepHeading>
      {just !== null && !isSelectingBackupFamily && (just === hostFamilyId || just === backupHostFamilyId) ? (
        <JustChosen key={just} id={just} isBackup={just === backupHostFamilyId} />
      ) : null}
      {hostFamilyId === null ? (
        <Text>{words('chooseFamily')}</Text>
      ) : (
        <ChosenFamily
          id={hostFamilyId}
          label={words('yourFamily')}
          problem={obstacle === null ? undefined : obstacleText(obstacle, stay.children)}
          trip={trip}
          onRemove={() => draft.change((now) => setFamily(now, null))}
        />
      )}
      {backupHostFamilyId === null ? null : (
        <ChosenFamily
          id={backupHostFamilyId}
          label={words('backupFamily')}
          isBackup
          problem={backupObstacle === null ? undefined : obstacleText(backupObstacle, stay.children)}
          trip={trip}
          onRemove={() => draft.change((now) => setBackupFamily(now, null))}
        />
      )}
      {isSelectingBackupFamily ? (
        <Alert color="violet" role="status" icon={<IconHeartHandshake aria-hidden />} title={words('selectingBackup')}>
          <Stack gap="sm" align="flex-start">
            <Text>{words('selectingBackupText')}</Text>
            <Button variant="default" size="sm" onClick={() => selectBackup(false)}>
              {words('skipBackup')}
            </Button>
          </Stack>
        </Alert>
      ) : null}
      {hostFamilyId !== null && !isSelectingBackupFamily ? (
        <Group>
          <Button variant="default" onClick={() => selectBackup(true)}>
            {words(backupHostFamilyId === null ? 'addBackup' : 'changeBackup')}
          </Button>
        </Group>
      ) : null}
      <StepFault wrong={isAsked && (hostFamilyId === null || isHindered)}>
        <div role="alert">
          {isAsked && (hostFamilyId === null || isHindered) ? (
            <Text c="var(--mantine-color-error)">{hostFamilyId === null ? words('needFamily') : beds('need')}</Text>
          ) : null}
        </div>
      </StepFault>
      {hostFamilyId !== null && !isSelectingBackupFamily ? <StepButtons onBack={onBack} onNext={next} /> : null}
      {finder({
        ...{ fromDate: trip.fromDate, toDate: trip.toDate, children: countBeds(trip), alsoFull: true },
        whenFull: (
          <Alert color="yellow" title={words('noFamilies')}>
            {words('noFamiliesText')}
          </Alert>
        ),
        card: (family) => <Found trip={trip} family={family} onChoose={(id) => void choose(id)} />,
      })}
      <StepButtons onBack={onBack} onNext={next} />
    </Stack>
  );
}
