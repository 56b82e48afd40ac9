// A stay as shown to its host.

import { HostTrip } from '#web/features/trips/host/host-trip.tsx';
import { useParams } from '#web/router.tsx';

export default function HostTripScreen() {
  const id = Number(useParams()['id']);
  return <HostTrip key={id} id={id} />;
}
