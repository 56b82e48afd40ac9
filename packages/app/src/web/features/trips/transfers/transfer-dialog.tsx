// The form for a journey; staff set who meets the students, unless the parents do so themselves.

import { Alert, Text } from '@mantine/core';
import { useRef } from 'react';
import * as z from 'zod';
import { addTransfer, changeTransfer, readTransfers } from '#contract/trips/transfers.endpoints.ts';
import { type Direction, isFarFromStay, isParentsToSay, MEETING, type MetBy } from '#contract/trips/transfers.rules.ts';
import { type Transfer, type TransferBody, type TransferPlan, transferBody } from '#contract/trips/transfers.shapes.ts';
import type { Trip } from '#contract/trips/trip.shapes.ts';
import { call } from '#web/platform/api/api.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { DialogForm } from '#web/ui/form/dialog-form.tsx';
import { CheckboxField, SelectField } from '#web/ui/form/fields/choice-fields.tsx';
import { PhoneField } from '#web/ui/form/fields/contact/phone-field.tsx';
import { DateField } from '#web/ui/form/fields/dates/date-field.tsx';
import { TimeField } from '#web/ui/form/fields/dates/time-field.tsx';
import { LongTextField } from '#web/ui/form/fields/long-text-field.tsx';
import { SuggestedField } from '#web/ui/form/fields/suggested-field.tsx';
import { TextField } from '#web/ui/form/fields/text-field.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { reloadTrips } from '../reload-trips.ts';
import { joinStudentNames } from '../students.model.ts';
import { useJourneyName } from './transfer-lines.tsx';
import { emptyTransfer } from './transfers.model.ts';

interface TransferDialogProps {
  readonly trip: Trip;
  readonly plan: TransferPlan;
  readonly direction: Direction;
  /** Null for a new one. */
  readonly transfer: Transfer | null;
  readonly onClose: () => void;
}

const ALL = 'all';
const NOBODY = 'nobody';

/** The form's values: selects use a word for "all together" and for "nobody yet", and an empty string means no time. */
const shape = transferBody.extend({ studentId: z.string(), time: z.string(), metBy: z.enum([...MEETING, NOBODY]) });
type Typed = z.output<typeof shape>;

function typedOf({ studentId, time, metBy, ...rest }: TransferBody): Typed {
  return { ...rest, studentId: studentId === null ? ALL : String(studentId), time: time ?? '', metBy: metBy ?? NOBODY };
}

function bodyOf({ studentId, time, metBy, ...rest }: Typed): TransferBody {
  const met = metBy === NOBODY ? { metBy: null, meetName: '', meetPhone: '' } : { metBy };
  return { ...rest, studentId: studentId === ALL ? null : Number(studentId), time: time === '' ? null : time, ...met };
}

function useTransferForm({ trip, direction, transfer, onClose }: Omit<TransferDialogProps, 'plan'>) {
  const words = useTranslations('trips.transfers.act');
  const version = useRef(transfer?.version ?? 0);
  const params = { id: trip.id };
  function known(one: Transfer | null | undefined): Typed {
    if (one === null || one === undefined) return typedOf(emptyTransfer(direction, trip));
    const { id: _id, version: _version, ...said } = one;
    return typedOf(said);
  }
  return useForm<z.input<typeof shape>, Typed, TransferPlan>({
    shape,
    initial: known(transfer),
    send: (typed) =>
      transfer === null
        ? call(addTransfer, { params, body: bodyOf(typed) })
        : call(changeTransfer, { params: { ...params, transferId: transfer.id }, body: { ...bodyOf(typed), version: version.current } }),
    async reread() {
      const { data } = await call(readTransfers, { params });
      const theirs = data.find(({ id }) => id === transfer?.id);
      version.current = theirs?.version ?? version.current;
      return known(theirs);
    },
    async done() {
      onClose();
      await reloadTrips();
      showToast(words('saved'));
    },
  });
}

export function TransferDialog({ trip, plan, direction, transfer, onClose }: TransferDialogProps) {
  const words = useTranslations('trips.transfers');
  const field = useTranslations('trips.transfers.field');
  const nameOf = useJourneyName(trip.students);
  const form = useTransferForm({ trip, direction, transfer, onClose });
  const { mayArrange, places } = plan;
  const { day, metBy } = form.values;
  const isFar = typeof day === 'string' && day !== '' && isFarFromStay({ direction, day }, trip);
  const isArranged = !mayArrange && !isParentsToSay(transfer?.metBy ?? null);
  const whoMay = mayArrange ? MEETING : (['parent'] as const);
  const wording = (who: MetBy) => field(`choice.${trip.side === 'parent' && who === 'parent' ? 'self' : who}`);
  const meeting = [{ value: NOBODY, label: field('choice.nobody') }, ...whoMay.map((who) => ({ value: who, label: wording(who) }))];
  const travellers = [
    { value: ALL, label: field('all') },
    ...trip.students.map((student) => ({ value: String(student.id), label: joinStudentNames([student]) })),
  ];
  const title = transfer === null ? words(`act.add.${direction}`) : nameOf(transfer);
  return (
    <DialogForm form={form} title={title} text={field('text')} submit={words('act.save')} onClose={onClose}>
      {trip.students.length > 1 && <SelectField of={form.field('studentId')} label={field('student')} choices={travellers} required />}
      <DateField of={form.field('day')} label={field('day')} required />
      {isFar && <Alert color="yellow">{field('far')}</Alert>}
      <TimeField of={form.field('time')} label={field('time')} />
      <SuggestedField of={form.field('place')} label={field('place')} suggestions={places} maxLength={120} />
      <TextField of={form.field('carrierNumber')} label={field('carrierNumber')} maxLength={20} />
      <CheckboxField of={form.field('unaccompaniedMinor')} label={field('unaccompaniedMinor')} />
      {isArranged ? (
        <Text size="sm">{field('arranged')}</Text>
      ) : (
        <SelectField of={form.field('metBy')} label={field(`metBy.${direction}`)} choices={meeting} required />
      )}
      {!isArranged && metBy !== NOBODY && (
        <>
          <TextField of={form.field('meetName')} label={field('meetName')} maxLength={120} />
          <PhoneField of={form.field('meetPhone')} label={field('meetPhone')} />
        </>
      )}
      <LongTextField of={form.field('note')} label={field('note')} maxLength={500} minRows={2} />
    </DialogForm>
  );
}
