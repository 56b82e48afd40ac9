// The editor of a trip.

import { ChangeList } from '#web/features/administration/change-log/change-list.tsx';
import { TripRequest } from '#web/features/experience/trip-request.tsx';
import { FamilyFinder } from '#web/features/search/family/family-finder.tsx';
import { TripEditor } from '#web/features/trips/hub/edit/trip-editor.tsx';
import { OneTrip } from '#web/features/trips/hub/one-trip.tsx';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { useParams } from '#web/router.tsx';

export default function HubTripEditScreen() {
  const id = Number(useParams()['id']);
  const { capabilities } = useSignedInUser();
  return (
    <OneTrip key={id} id={id}>
      {(trip) => (
        <TripEditor
          trip={trip}
          beside={capabilities.includes('trips.tasks') && <TripRequest tripId={trip.id} />}
          finder={(finding) => <FamilyFinder {...finding} />}
          changes={
            capabilities.includes('audit.read') && <ChangeList subjectType="trip" subjectId={String(trip.id)} version={trip.version} />
          }
        />
      )}
    </OneTrip>
  );
}
