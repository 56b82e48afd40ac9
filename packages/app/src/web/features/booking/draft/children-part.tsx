// Who travels: signed-in users select their children, visitors enter a number.

import { Alert, Button, Stack, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import type { CurrentTrip } from '#contract/booking/draft/current-trip.ts';
import { MAX_CHILDREN } from '#contract/booking/trip-limits.ts';
import { getAgeOn, isAdultOn } from '#contract/people/age.ts';
import { readMyChildren } from '#contract/people/students.endpoints.ts';
import type { Student } from '#contract/people/students.shapes.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { useUser } from '#web/platform/session/session.ts';
import { Fault } from '#web/ui/fault.tsx';
import { CheckboxList } from '#web/ui/form/fields/choice-fields.tsx';
import { NumberStepper } from '#web/ui/form/fields/number-field.tsx';
import { LoadingRows } from '#web/ui/skeletons.tsx';
import { StepFault } from '#web/ui/steps/steps.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { AddChild } from './add-child.tsx';
import { removeAdults, setChildCount, toggleChild } from './trip.model.ts';
import { draft } from './use-draft.ts';

interface PartProps {
  readonly trip: CurrentTrip;
  /** What is wrong, shown after an attempt to continue. */
  readonly problem: string | undefined;
}

export function ChildCount({ trip }: { readonly trip: CurrentTrip }) {
  const words = useTranslations('booking');
  return (
    <NumberStepper
      label={words('childCount')}
      description={words('childCountHint')}
      min={1}
      max={MAX_CHILDREN}
      value={Math.max(1, trip.children.length)}
      onChange={(count) => draft.change((now) => setChildCount(now, count))}
    />
  );
}

/** Selects an only child in advance; the user can clear it. */
function usePreselection(children: readonly Student[]): void {
  const isDone = useRef(false);
  useEffect(() => {
    const [only, ...others] = children;
    if (only === undefined || isDone.current) return;
    isDone.current = true;
    draft.change((now) => {
      const isOpen = now.children.every((id) => id === null) && now.children.length <= 1 && others.length === 0;
      return isOpen && !isAdultOn(only.dateOfBirth, now.fromDate ?? '0001-01-01')
        ? toggleChild(now, { id: only.id, most: MAX_CHILDREN })
        : now;
    });
  }, [children]);
}

/** Removes those who are adults on the first day, with a notice; checked whenever a child or the first day changes. */
function useAdults(trip: CurrentTrip, children: readonly Student[]): readonly Student[] {
  const [reset, setReset] = useState<readonly Student[]>([]);
  useEffect(() => {
    const births = new Map(children.map(({ id, dateOfBirth }) => [id, dateOfBirth]));
    const found = removeAdults(trip, births);
    if (found.reset.length === 0) return;
    draft.change(() => found.trip);
    setReset(children.filter(({ id }) => found.reset.includes(id)));
  }, [trip, children]);
  return reset.filter(({ id, dateOfBirth }) => !trip.children.includes(id) && isAdultOn(dateOfBirth, trip.fromDate ?? '0001-01-01'));
}

function Choosing({ trip, problem, known }: PartProps & { readonly known: readonly Student[] }) {
  const words = useTranslations('booking');
  const user = useUser();
  const [isAdding, setAdding] = useState(false);
  usePreselection(known);
  const adults = useAdults(trip, known);
  const day = trip.fromDate;
  const choices = known.map(({ id, firstName, lastName, dateOfBirth }) => ({
    value: String(id),
    label: `${firstName} ${lastName}`,
    ...(dateOfBirth === null || day === null ? {} : { description: words('ageThen', { age: String(getAgeOn(dateOfBirth, day)) }) }),
    disabled: day !== null && isAdultOn(dateOfBirth, day),
  }));
  const chosen = trip.children.filter((id) => id !== null).map(String);
  function choose(next: readonly string[]): void {
    const turned = [...new Set([...next, ...chosen])].filter((id) => next.includes(id) !== chosen.includes(id));
    for (const id of turned) draft.change((now) => toggleChild(now, { id: Number(id), most: MAX_CHILDREN }));
  }
  const empty = trip.children.filter((id) => id === null).length;
  return (
    <Stack gap="xs">
      <div role="alert">
        {adults.map(({ id, firstName }) => (
          <Alert key={id} color="yellow">
            {words('adult', { name: firstName })}
          </Alert>
        ))}
      </div>
      <StepFault wrong={problem !== undefined}>
        <CheckboxList
          label={words('children')}
          {...(known.length === 0 ? { description: words('noChildren') } : {})}
          choices={choices}
          value={chosen}
          onChange={choose}
          error={problem}
        />
      </StepFault>
      {empty > 0 && chosen.length > 0 ? (
        <Text size="sm" c="dimmed">
          {words('stillOpen', { count: empty })}{' '}
          <Button variant="default" size="sm" onClick={() => draft.change((now) => setChildCount(now, chosen.length))}>
            {words('noMore')}
          </Button>
        </Text>
      ) : null}
      <Button
        variant="default"
        leftSection={<IconPlus size={18} aria-hidden />}
        onClick={() => setAdding(true)}
        style={{ justifySelf: 'start', alignSelf: 'flex-start' }}
      >
        {words('addChild')}
      </Button>
      {isAdding ? (
        <AddChild
          lastName={user?.lastName ?? ''}
          onAdded={({ id }) => draft.change((now) => (now.children.includes(id) ? now : toggleChild(now, { id, most: MAX_CHILDREN })))}
          onClose={() => setAdding(false)}
        />
      ) : null}
    </Stack>
  );
}

export function ChildrenPart(props: PartProps) {
  const { data, failure, reload } = useEndpoint(readMyChildren, {});
  if (data === undefined && failure !== null) return <Fault message={failure.message} onRetry={reload} />;
  if (data === undefined) return <LoadingRows count={2} />;
  return <Choosing {...props} known={data.childrens} />;
}
