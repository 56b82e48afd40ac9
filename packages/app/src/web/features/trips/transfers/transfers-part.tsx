// The arrivals and departures of a trip: warnings, each journey, and the buttons to edit them.

import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { readTransfers, removeTransfer } from '#contract/trips/transfers.endpoints.ts';
import { DIRECTIONS, type Direction, isParentsToSay, listStudentsWithout } from '#contract/trips/transfers.rules.ts';
import type { Transfer, TransferPlan } from '#contract/trips/transfers.shapes.ts';
import type { Trip } from '#contract/trips/trip.shapes.ts';
import { call } from '#web/platform/api/api.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { confirm } from '#web/ui/dialog/dialogs.ts';
import { Fault } from '#web/ui/fault.tsx';
import { LoadingRows } from '#web/ui/skeletons.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { reloadAfterStep } from '../reload-trips.ts';
import { joinStudentNames } from '../students.model.ts';
import classes from '../trips.module.css';
import { TransferDialog } from './transfer-dialog.tsx';
import { TransferLines, useJourneyName } from './transfer-lines.tsx';

interface PartProps {
  readonly trip: Trip;
  readonly plan: TransferPlan;
  /** Whether the plan of the stay, with all details, is shown beside it. */
  readonly isBesidePlan?: boolean;
}

function Hints({ trip, plan: { data, hints } }: PartProps) {
  const words = useTranslations('trips.transfers');
  const nameOf = useJourneyName(trip.students);
  if (hints.length === 0) return null;
  const unknown = (direction: Direction) => {
    const ids = listStudentsWithout(
      direction,
      trip.students.map(({ id }) => id),
      data,
    );
    return joinStudentNames(trip.students.filter(({ id }) => ids.includes(id)));
  };
  return (
    <Alert color="yellow">
      {hints.map(({ kind, transferId, paid, arranged }) => {
        const about = data.find(({ id }) => id === transferId);
        const name = kind === 'arrivalMissing' ? unknown('arrival') : unknown('departure');
        const journey = about === undefined ? '' : nameOf(about);
        return <Text key={`${kind} ${transferId}`}>{words(`hint.${kind}`, { journey, name, paid, arranged })}</Text>;
      })}
    </Alert>
  );
}

/** The journey in the dialog, new or existing. */
type Opened = { readonly direction: Direction; readonly transfer: Transfer | null } | null;

function useRemove(trip: Trip): (transfer: Transfer, name: string) => Promise<void> {
  const words = useTranslations('trips.transfers.act');
  return async ({ id: transferId }, name) => {
    const question = { title: `${words('remove')}: ${name}`, consequences: [words('removeText')], confirm: words('remove') };
    if (!(await confirm({ ...question, tone: 'danger' }))) return;
    if ((await reloadAfterStep(call(removeTransfer, { params: { id: trip.id, transferId } }))) !== null) showToast(words('removed'));
  };
}

function Rows({ trip, plan, isBesidePlan = false, onChange }: PartProps & { readonly onChange: (transfer: Transfer) => void }) {
  const words = useTranslations('trips.transfers');
  const nameOf = useJourneyName(trip.students);
  const remove = useRemove(trip);
  if (plan.data.length === 0) return <Text c="dimmed">{words('none')}</Text>;
  return (
    <ul className={classes['rows']} aria-label={words('label')}>
      {plan.data.map((transfer) => {
        const name = nameOf(transfer);
        return (
          <li key={transfer.id} className={classes['row']}>
            <div className={classes['grow']}>
              <TransferLines transfer={transfer} trip={trip} isBrief={isBesidePlan} withDay />
            </div>
            {plan.mayEdit && (
              <Group gap="xs" className="no-print">
                {(plan.mayArrange || isParentsToSay(transfer.metBy)) && (
                  <Button
                    size="compact-md"
                    variant="subtle"
                    aria-label={`${words('act.remove')}: ${name}`}
                    onClick={() => void remove(transfer, name)}
                  >
                    {words('act.remove')}
                  </Button>
                )}
                <Button
                  size="compact-md"
                  variant="default"
                  aria-label={`${words('act.change')}: ${name}`}
                  onClick={() => onChange(transfer)}
                >
                  {words('act.change')}
                </Button>
              </Group>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Whole({ trip, plan, isBesidePlan = false }: PartProps) {
  const words = useTranslations('trips.transfers');
  const [opened, setOpened] = useState<Opened>(null);
  const studentIds = trip.students.map(({ id }) => id);
  // An only child has one journey each way; of several, each can have their own.
  const open = DIRECTIONS.filter((direction) => studentIds.length > 1 || listStudentsWithout(direction, studentIds, plan.data).length > 0);
  return (
    <Stack gap="sm">
      <Hints trip={trip} plan={plan} />
      <Rows
        trip={trip}
        plan={plan}
        isBesidePlan={isBesidePlan}
        onChange={(transfer) => setOpened({ direction: transfer.direction, transfer })}
      />
      {plan.paid !== null && (
        <Text size="sm" c="dimmed">
          {words('paid', { count: plan.paid })}
        </Text>
      )}
      {plan.mayEdit && open.length > 0 && (
        <Group gap="xs" className="no-print">
          {open.map((direction) => (
            <Button key={direction} variant="default" onClick={() => setOpened({ direction, transfer: null })}>
              {words(`act.add.${direction}`)}
            </Button>
          ))}
        </Group>
      )}
      {opened !== null && <TransferDialog {...opened} trip={trip} plan={plan} onClose={() => setOpened(null)} />}
    </Stack>
  );
}

export function TransfersPart({ trip, isBesidePlan = false }: Omit<PartProps, 'plan'>) {
  const { data: plan, failure, reload } = useEndpoint(readTransfers, { params: { id: trip.id } });
  if (plan !== undefined) return <Whole trip={trip} plan={plan} isBesidePlan={isBesidePlan} />;
  return failure === null ? <LoadingRows count={2} /> : <Fault message={failure.message} onRetry={reload} />;
}
