// The initial values of a new trip, taken from the URL.

import { isDay } from '#web/ui/calendar/days.ts';
import type { UsedForm } from '#web/ui/form/use-form.ts';
import type { PlannedWeek } from '../camp-weeks.model.ts';

/** Reads the values of the trip from the URL. */
function begun(asked: URLSearchParams) {
  const student = Number(asked.get('student'));
  const [from, to] = [asked.get('from'), asked.get('to')];
  return {
    studentIds: Number.isSafeInteger(student) && student > 0 ? [student] : ([] as number[]),
    fromDate: isDay(from) ? from : '',
    toDate: isDay(to) ? to : '',
  };
}

export function toNewTripDraft(asked: URLSearchParams) {
  return {
    ...begun(asked),
    parentId: null as unknown,
    tripTypeId: null as unknown,
    hostFamilyId: null as number | null,
    backupHostFamilyId: null as number | null,
    activityDetailsType: 'family' as const,
    camps: [] as PlannedWeek[],
    serviceTypeIds: [] as unknown[],
    discountCode: '',
    vatExempt: false,
    wishes: '',
    notes: '',
  };
}

export type NewTripForm = UsedForm<ReturnType<typeof toNewTripDraft>>;
