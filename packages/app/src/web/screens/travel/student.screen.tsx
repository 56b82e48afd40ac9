// One child: what is known of them, what hosts see of it, and their trips.

import { Button } from '@mantine/core';
import type { StudentPage } from '#contract/people/students.shapes.ts';
import { OneStudent } from '#web/features/people/one-student.tsx';
import { Section, StudentDetails } from '#web/features/people/student-details.tsx';
import { nameOf } from '#web/features/people/student-facts.ts';
import { CompletenessBadge, MissingNote } from '#web/features/people/student-parts.tsx';
import { StudentTrips } from '#web/features/people/student-trips.tsx';
import { TripStateBadge } from '#web/features/trips/trip-badges.tsx';
import { paths } from '#web/paths.ts';
import { useSignedInUser } from '#web/platform/session.ts';
import { Link, useParams } from '#web/router.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
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
  const edit = student.actions.includes('edit') && (
    <Button component={Link} to={paths.travelStudentEdit({ id })} variant="default">
      {words('act.edit')}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={nameOf(student)}
        beside={<CompletenessBadge student={student} />}
        description={<MissingNote student={student} />}
        back={{ to: paths.travelStudents(), label: words('back') }}
        actions={
          <>
            {edit}
            {book}
          </>
        }
      />
      <StudentDetails student={student} marked />
      <Section title={words('section.trips')}>
        <StudentTrips
          trips={student.trips}
          linkTo={(trip) => paths.travelTrip({ id: trip })}
          badge={({ state }) => <TripStateBadge state={state} />}
        />
      </Section>
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
