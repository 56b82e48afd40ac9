// A trip at the URL of its student, to read and print.

import { OneTrip } from '#web/features/trips/hub/one-trip.tsx';
import { StudentTrip } from '#web/features/trips/hub/student-trip.tsx';
import { useParams } from '#web/router.tsx';

export default function HubStudentTripScreen() {
  const params = useParams();
  const [id, studentId] = [Number(params['id']), Number(params['studentId'])];
  return (
    <OneTrip key={`${studentId} ${id}`} id={id} studentId={studentId}>
      {(trip) => <StudentTrip trip={trip} studentId={studentId} />}
    </OneTrip>
  );
}
