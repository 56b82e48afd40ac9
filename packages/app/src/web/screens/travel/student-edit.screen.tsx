// Entering a child, or changing what is known of one.

import { OneStudent } from '#web/features/people/one-student.tsx';
import { nameOf } from '#web/features/people/student-facts.ts';
import { StudentForm } from '#web/features/people/student-form.tsx';
import { paths } from '#web/paths.ts';
import { useNavigate, useParams } from '#web/router.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

export default function TravelStudentEditScreen() {
  const words = useTranslations('students');
  const navigate = useNavigate();
  const { id = 'new' } = useParams();
  const onSaved = (student: { readonly id: number }) => navigate(paths.travelStudentView({ id: student.id }), { replace: true });
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
          <PageHeader title={words('form.edit')} back={{ to: paths.travelStudentView({ id: student.id }), label: nameOf(student) }} />
          <StudentForm student={student} onSaved={onSaved} />
        </>
      )}
    </OneStudent>
  );
}
