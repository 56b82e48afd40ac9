// A trip; if the path names a student, it is only shown if the student is part of it.

import { TripPage } from '#web/features/trips/parent/trip-page.tsx';
import { useParams } from '#web/router.tsx';

export default function TravelTripScreen() {
  const { id, studentId } = useParams();
  return <TripPage key={id} id={Number(id)} {...(studentId === undefined ? {} : { studentId: Number(studentId) })} />;
}
