// Loads the trip named in the URL, with placeholders until it is loaded.

import type { ReactNode } from 'react';
import { readTrip } from '#contract/trips/trip.endpoints.ts';
import type { Trip } from '#contract/trips/trip.shapes.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { usePageTitle } from '#web/platform/navigation/page-arrival.tsx';
import { Fault } from '#web/ui/fault.tsx';
import { LoadingPage } from '#web/ui/skeletons.tsx';
import { joinStudentNames } from '../students.model.ts';

interface OneTripProps {
  readonly id: number;
  /** With a student, the trip is only shown if the student is part of it. */
  readonly studentId?: number;
  readonly children: (trip: Trip) => ReactNode;
}

export function OneTrip({ id, studentId, children }: OneTripProps) {
  const query = studentId === undefined ? {} : { studentId };
  const { data: trip, failure, reload } = useEndpoint(readTrip, { params: { id }, query });
  usePageTitle(trip && joinStudentNames(trip.students));
  if (trip !== undefined) return children(trip);
  return failure === null ? <LoadingPage /> : <Fault message={failure.message} onRetry={failure.statusCode === 404 ? undefined : reload} />;
}
