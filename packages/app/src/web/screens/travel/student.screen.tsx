// A child: details, what hosts see, trips and documents.

import { Button, Stack } from '@mantine/core';
import { Link } from 'wouter';
import type { StudentPage } from '#contract/people/students.shapes.ts';
import { OneStudent } from '#web/features/people/one-student.tsx';
import { Section, StudentDetails } from '#web/features/people/student-details.tsx';
import { StudentDocuments } from '#web/features/people/student-documents.tsx';
import { StudentHeader } from '#web/features/people/student-header.tsx';
import { StudentTrips } from '#web/features/people/student-trips.tsx';
import { TripStateBadge } from '#web/features/trips/trip-badges.tsx';
import { paths } from '#web/paths.ts';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { useParams } from '#web/router.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

function Student({ student }: { readonly student: StudentPage }) {
  const words = useTranslations('students');
  const { capabilities } = useSignedInUser();
  const { id } = student;
  const book = capabilities.includes('booking.place') && (
    <Button component={Link} to={paths.travelBooking({ child: id })}>
      {words('act.book')}
    </Button>
  );
  return (
    <>
      <StudentHeader student={student} list={paths.travelStudents()} form={paths.travelStudentEdit({ id })} action={book} />
      <Stack>
        <StudentDetails student={student} marked />
        <Section title={words('section.trips')}>
          <StudentTrips
            trips={student.trips}
            linkTo={(trip) => paths.travelTrip({ id: trip })}
            badge={({ state }) => <TripStateBadge state={state} />}
          />
        </Section>
        {student.actions.includes('edit') && (
          <Section title={words('section.documents')}>
            <StudentDocuments studentId={id} />
          </Section>
        )}
      </Stack>
    </>
  );
}

export default function TravelStudentScreen() {
  const id = Number(useParams()['id']);
  return (
    <OneStudent key={id} id={id}>
      {(student) => <Student student={student} />}
    </OneStudent>
  );
}
