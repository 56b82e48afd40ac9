// The calculator's form as a pure reducer: what is filled in so far, and the request it makes once that is enough.

import type { QuoteRequest, QuoteRequestInput } from '@hosted-stay/pricing-core';

/** One chosen activity; its weeks are null while nothing usable stands in their field. */
export interface DraftActivity {
  readonly id: number;
  readonly weeks: number | null;
}

/** Everything the form holds. A number that is null and a date that is '' are not filled in. */
export interface CalculatorDraft {
  readonly hostFamilyId: number | null;
  readonly fromDate: string;
  readonly toDate: string;
  readonly activityDetailsType: QuoteRequest['activityDetailsType'];
  /** Camp weeks wanted; null leaves them to the activities chosen and to the room in the stay. */
  readonly currentNoOfWeeks: number | null;
  /** Kept while the stay is one of the family alone, so that turning back loses nothing. */
  readonly nearbyActivities: readonly DraftActivity[];
  readonly serviceTypeIds: readonly number[];
  readonly countStudents: number | null;
  readonly discountCode: string;
  readonly vatExempt: boolean;
  readonly type: QuoteRequest['type'];
  /** Kept of the request that the draft began with; no field of the form changes it. */
  readonly withoutPerBooking?: true;
}

/** What a person does to the form. */
export type DraftChange =
  | { readonly type: 'set'; readonly fields: Partial<Omit<CalculatorDraft, 'nearbyActivities'>> }
  | { readonly type: 'addActivity'; readonly id: number }
  | { readonly type: 'setWeeks'; readonly id: number; readonly weeks: number | null }
  | { readonly type: 'removeActivity'; readonly id: number }
  | { readonly type: 'load'; readonly draft: CalculatorDraft };

/** A request, possibly incomplete. */
export type StartingRequest = Partial<QuoteRequest> | Partial<QuoteRequestInput>;

/** The draft after a change; the same object if nothing changed. */
export function draftReducer(draft: CalculatorDraft, change: DraftChange): CalculatorDraft {
  const { nearbyActivities } = draft;
  switch (change.type) {
    case 'set':
      return { ...draft, ...change.fields };
    case 'addActivity':
      if (nearbyActivities.some(({ id }) => id === change.id)) return draft;
      return { ...draft, nearbyActivities: [...nearbyActivities, { id: change.id, weeks: 1 }] };
    case 'setWeeks':
      return {
        ...draft,
        nearbyActivities: nearbyActivities.map((chosen) => (chosen.id === change.id ? { ...chosen, weeks: change.weeks } : chosen)),
      };
    case 'removeActivity':
      return { ...draft, nearbyActivities: nearbyActivities.filter(({ id }) => id !== change.id) };
    case 'load':
      return change.draft;
  }
}

/** The draft of a request. Input can be any JSON: a field of the wrong type counts as not given. */
export function draftOf(request?: StartingRequest | null): CalculatorDraft {
  const given: Partial<Record<keyof QuoteRequest, unknown>> = { ...request };
  return {
    hostFamilyId: whole(given.hostFamilyId),
    fromDate: text(given.fromDate),
    toDate: text(given.toDate),
    activityDetailsType:
      given.activityDetailsType === 'mixed' || given.activityDetailsType === 'local' ? given.activityDetailsType : 'family',
    currentNoOfWeeks: whole(given.currentNoOfWeeks),
    nearbyActivities: list(given.nearbyActivities, (chosen) => {
      const { id, weeks } = { weeks: 1, ...(chosen as object) } as Readonly<Record<string, unknown>>;
      return whole(id) === null ? null : { id: Number(id), weeks: whole(weeks) };
    }),
    serviceTypeIds: list(given.serviceTypeIds, whole),
    countStudents: whole(given.countStudents ?? 1),
    discountCode: text(given.discountCode),
    vatExempt: given.vatExempt === true,
    type: given.type === 'provider' ? given.type : 'customer',
    ...(given.withoutPerBooking === true ? { withoutPerBooking: true } : {}),
  };
}

function whole(value: unknown): number | null {
  return Number.isSafeInteger(value) ? Number(value) : null;
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function list<T>(value: unknown, read: (entry: unknown) => T | null): readonly T[] {
  return Array.isArray(value) ? value.map(read).filter((entry) => entry !== null) : [];
}

/** A required field. */
export type NeededField = 'hostFamilyId' | 'fromDate' | 'toDate' | 'nearbyActivities' | 'countStudents';

/** Missing fields, in the order of the form. */
export function missingFields(draft: CalculatorDraft): readonly NeededField[] {
  const needed = ['hostFamilyId', 'fromDate', 'toDate'] as const;
  return [
    ...needed.filter((field) => draft[field] === null || draft[field] === ''),
    ...(chosenActivities(draft) === null ? (['nearbyActivities'] as const) : []),
    ...(draft.countStudents === null ? (['countStudents'] as const) : []),
  ];
}

/** Whether both dates are given and in order. */
export function hasStay({ fromDate, toDate }: Pick<CalculatorDraft, 'fromDate' | 'toDate'>): boolean {
  return fromDate !== '' && toDate !== '' && fromDate <= toDate;
}

/**
 * The request of the draft; null while required fields are missing. In a family stay, camp weeks and activities are omitted, as
 * they aren't priced.
 */
export function requestOf(draft: CalculatorDraft): QuoteRequest | null {
  const { hostFamilyId, fromDate, toDate, countStudents, activityDetailsType } = draft;
  const nearbyActivities = chosenActivities(draft);
  if (hostFamilyId === null || fromDate === '' || toDate === '' || countStudents === null || nearbyActivities === null) return null;
  return {
    hostFamilyId,
    fromDate,
    toDate,
    activityDetailsType,
    currentNoOfWeeks: activityDetailsType === 'family' ? null : draft.currentNoOfWeeks,
    nearbyActivities,
    serviceTypeIds: draft.serviceTypeIds,
    countStudents,
    discountCode: draft.discountCode.trim() || null,
    vatExempt: draft.vatExempt,
    type: draft.type,
    ...(draft.withoutPerBooking === true ? { withoutPerBooking: true } : {}),
  };
}

/** Null while the weeks of one are missing. */
function chosenActivities({ activityDetailsType, nearbyActivities }: CalculatorDraft): QuoteRequest['nearbyActivities'] | null {
  if (activityDetailsType === 'family') return [];
  const complete = nearbyActivities.flatMap(({ id, weeks }) => (weeks === null ? [] : [{ id, weeks }]));
  return complete.length === nearbyActivities.length ? complete : null;
}
