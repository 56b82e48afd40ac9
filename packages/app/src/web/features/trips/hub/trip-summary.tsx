// The families of a trip with the staff's steps, beside something else that is about the trip.

import { readTrip } from '#contract/trips/trip.endpoints.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { Fault } from '#web/ui/fault.tsx';
import { LoadingRows } from '#web/ui/skeletons.tsx';
import { OfferList } from '../offer-list.tsx';
import { OfferSteps } from './trip-families.tsx';

export function TripSummary({ tripId }: { readonly tripId: number }) {
  const { data: trip, failure, reload } = useEndpoint(readTrip, { params: { id: tripId }, query: {} });
  if (trip !== undefined) return <OfferList offers={trip.offers} actions={(offer) => <OfferSteps trip={trip} offer={offer} />} />;
  return failure === null ? <LoadingRows count={3} /> : <Fault message={failure.message} onRetry={reload} />;
}
