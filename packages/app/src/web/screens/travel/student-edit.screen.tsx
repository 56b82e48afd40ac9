// Adds or edits a child.

import { useLocation } from 'wouter';
import { OneStudent } from '#web/features/people/one-student.tsx';
import { nameOf } from '#web/features/people/student-facts.ts';
import { StudentForm } from '#web/features/people/student-form.tsx';
import { paths } from '#web/paths.ts';
import { useParams, useSearchParams } from '#web/router.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

export default function TravelStudentEditScreen() {
  const words = useTranslations('students');
  const titles = useTranslations('titles');
  const [, navigate] = useLocation();
  const { id = 'new' } = useParams();
  const [asked] = useSearchParams();
  // Users who came from a booking return to it.
  const booking = asked.get('back') === 'booking' ? paths.travelBooking({ step: 'review' }) : null;
  const onSaved = (student: { readonly id: number }) => navigate(booking ?? paths.travelStudentView({ id: student.id }), { replace: true });
  if (id === 'new') {
    return (
      <>
        <PageHeader title={words('form.new')} back={{ to: paths.travelStudents(), label: words('back') }} />
        <StudentForm onSaved={onSaved} />
      </>
    );
  }
  return (
    <OneStudent key={id} id={Number(id)}>
      {(student) => (
        <>
          <PageHeader
            title={words('form.edit')}
            back={
              booking === null
                ? { to: paths.travelStudentView({ id: student.id }), label: nameOf(student) }
                : { to: booking, label: titles('page.travelBooking') }
            }
          />
          <StudentForm student={student} onSaved={onSaved} />
        </>
      )}
    </OneStudent>
  );
}
