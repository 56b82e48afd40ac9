// The family to stay with and the one in waiting: those that are free on the dates, a page at a time.

import { Alert, Button, Group, Pagination, Stack, Text } from '@mantine/core';
import { IconHeartHandshake, IconHomeSearch } from '@tabler/icons-react';
import { useState } from 'react';
import type { CurrentTrip } from '#contract/booking/current-trip.ts';
import { searchFamilies } from '#contract/search/search.endpoints.ts';
import type { FamilyCard } from '#contract/search/search.shapes.ts';
import { paths } from '#web/paths.ts';
import { useEndpoint } from '#web/platform/endpoint-hooks.ts';
import { useFamilyTitle } from '#web/platform/page-locale.ts';
import { Link } from '#web/router.tsx';
import { ChoiceCard, ChoiceCards } from '#web/ui/choice-card.tsx';
import { confirm } from '#web/ui/dialog/dialogs.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Fault } from '#web/ui/fault.tsx';
import { LoadingCards } from '#web/ui/loading.tsx';
import { StepHeading } from '#web/ui/steps/steps.tsx';
import { useMoneyText } from '#web/ui/text/money-text.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { ChosenFamily } from './chosen-family.tsx';
import { StepButtons } from './step-buttons.tsx';
import { replacesFamily, withBackupFamily, withFamily } from './trip.model.ts';
import { draft } from './use-draft.ts';

/** Asks before another family is taken out; true where there is nothing to ask. */
export function useReplacing(): (trip: CurrentTrip, id: number) => Promise<boolean> {
  const words = useTranslations('booking');
  return async (trip, id) =>
    !replacesFamily(trip, id) ||
    (await confirm({ title: words('replaceTitle'), consequences: [words('replaceText')], confirm: words('continue') }));
}

interface FoundProps {
  readonly trip: CurrentTrip;
  readonly family: FamilyCard;
  readonly onChoose: (id: number) => void;
}

function Found({ trip, family, onChoose }: FoundProps) {
  const words = useTranslations('booking');
  const titleOf = useFamilyTitle();
  const money = useMoneyText();
  const { id, name, county, location, photoRef, firstLine, price, freeBeds } = family;
  const isTaken = freeBeds !== null && freeBeds < Math.max(1, trip.children.length);
  const isPrimary = id === trip.hostFamilyId;
  const isBackup = id === trip.backupHostFamilyId;
  const facts = [
    [location, county].filter(Boolean).join(', '),
    firstLine,
    price === null ? '' : words('stayPrice', { amount: money(price) }),
  ].filter((fact) => fact !== '');
  return (
    <ChoiceCard title={titleOf(name)} photoRef={photoRef} facts={facts} chosen={isPrimary || isBackup}>
      {isTaken ? <Text size="sm">{words('notFree')}</Text> : null}
      <Group gap="xs">
        <Button
          size="sm"
          disabled={isTaken || isPrimary || (trip.isSelectingBackupFamily && isBackup)}
          onClick={() => onChoose(id)}
          {...(isPrimary || isBackup
            ? {}
            : { 'aria-label': words(trip.isSelectingBackupFamily ? 'chooseBackupNamed' : 'chooseNamed', { name: titleOf(name) }) })}
        >
          {isPrimary || isBackup ? words('chosen') : words(trip.isSelectingBackupFamily ? 'chooseBackup' : 'choose')}
        </Button>
        <Button component={Link} to={paths.travelFamily({ id })} variant="subtle" size="sm">
          {words('look')}
        </Button>
      </Group>
    </ChoiceCard>
  );
}

function Results({ trip, onChoose }: Omit<FoundProps, 'family'>) {
  const words = useTranslations('booking');
  const [page, setPage] = useState(1);
  const query = { fromDate: trip.fromDate, toDate: trip.toDate, children: Math.max(1, trip.children.length), page };
  const { data, failure, reload } = useEndpoint(searchFamilies, { query });
  if (data === undefined) return failure === null ? <LoadingCards /> : <Fault message={failure.message} onRetry={reload} />;
  if (data.data.length === 0)
    return <EmptyState icon={IconHomeSearch} title={words('noFamilies')} text={words('noFamiliesText')} order={3} />;
  return (
    <Stack>
      <ChoiceCards label={words('families')}>
        {data.data.map((family) => (
          <li key={family.id}>
            <Found trip={trip} family={family} onChoose={onChoose} />
          </li>
        ))}
      </ChoiceCards>
      {data.lastPage > 1 ? (
        <Pagination
          total={data.lastPage}
          value={page}
          onChange={setPage}
          getControlProps={(control) => ({ 'aria-label': words(control === 'next' ? 'nextPage' : 'previousPage') })}
          getItemProps={(number) => ({ 'aria-label': words('page', { number: String(number) }) })}
        />
      ) : null}
    </Stack>
  );
}

interface FamilyStepProps {
  readonly trip: CurrentTrip;
  readonly onBack: () => void;
  readonly onNext: () => void;
}

export function FamilyStep({ trip, onBack, onNext }: FamilyStepProps) {
  const words = useTranslations('booking');
  const replacing = useReplacing();
  const [isAsked, setAsked] = useState(false);
  const { hostFamilyId, backupHostFamilyId, isSelectingBackupFamily } = trip;
  async function choose(id: number): Promise<void> {
    if (isSelectingBackupFamily) draft.change((now) => withBackupFamily(now, id));
    else if (await replacing(trip, id)) draft.change((now) => withFamily(now, id));
  }
  const selectBackup = (on: boolean) => draft.change((now) => ({ ...now, isSelectingBackupFamily: on }));
  function next(): void {
    setAsked(true);
    if (hostFamilyId === null) return;
    if (isSelectingBackupFamily) selectBackup(false);
    onNext();
  }
  return (
    <Stack>
      <StepHeading>{words('steps.family')}</StepHeading>
      {hostFamilyId === null ? (
        <Text>{words('chooseFamily')}</Text>
      ) : (
        <ChosenFamily id={hostFamilyId} label={words('yourFamily')} onRemove={() => draft.change((now) => withFamily(now, null))} />
      )}
      {backupHostFamilyId === null ? null : (
        <ChosenFamily
          id={backupHostFamilyId}
          label={words('backupFamily')}
          onRemove={() => draft.change((now) => withBackupFamily(now, null))}
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
      <div role="alert">{isAsked && hostFamilyId === null ? <Text c="var(--mantine-color-error)">{words('needFamily')}</Text> : null}</div>
      {hostFamilyId !== null && !isSelectingBackupFamily ? <StepButtons onBack={onBack} onNext={next} /> : null}
      <Results trip={trip} onChoose={(id) => void choose(id)} />
      <StepButtons onBack={onBack} onNext={next} />
    </Stack>
  );
}
