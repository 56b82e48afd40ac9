// Creates or edits a student: details, documents and parents, and merging duplicates.

import { SimpleGrid, Stack } from '@mantine/core';
import { useLocation } from 'wouter';
import { listStudentAgents } from '#contract/people/students.endpoints.ts';
import type { StudentPage } from '#contract/people/students.shapes.ts';
import { ChangeList } from '#web/features/administration/change-log/change-list.tsx';
import { MergeStudent } from '#web/features/people/merge-student.tsx';
import { OneStudent } from '#web/features/people/one-student.tsx';
import { Section } from '#web/features/people/student-details.tsx';
import { StudentDocuments } from '#web/features/people/student-documents.tsx';
import { nameOf } from '#web/features/people/student-facts.ts';
import { StudentForm } from '#web/features/people/student-form.tsx';
import { StudentParents } from '#web/features/people/student-parents.tsx';
import { paths } from '#web/paths.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { useParams } from '#web/router.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

/** Returns the agents to choose from; undefined for an agent, whose students are always their own. */
function useAgents() {
  const { roleNames } = useSignedInUser();
  const mayChoose = roleNames.some((role) => role === 'Coordinator' || role === 'Administrator');
  const { data } = useEndpoint(listStudentAgents, {}, { when: mayChoose });
  return mayChoose ? (data?.data ?? []).map(({ id, name }) => ({ value: String(id), label: name })) : undefined;
}

function Beside({ student }: { readonly student: StudentPage }) {
  const words = useTranslations('students.section');
  const titles = useTranslations('titles');
  const { capabilities } = useSignedInUser();
  return (
    <Stack>
      <Section title={words('documents')}>
        <StudentDocuments studentId={student.id} />
      </Section>
      {student.actions.includes('manage') && (
        <>
          <Section title={words('parents')}>
            <StudentParents student={student} />
          </Section>
          <Section title={words('merge')}>
            <MergeStudent student={student} />
          </Section>
        </>
      )}
      {capabilities.includes('audit.read') && (
        <Section title={titles('page.hubChangeLog')}>
          <ChangeList subjectType="student" subjectId={String(student.id)} version={student.version} />
        </Section>
      )}
    </Stack>
  );
}

export default function HubStudentEditScreen() {
  const words = useTranslations('students');
  const [, navigate] = useLocation();
  const agents = useAgents();
  const { id = 'new' } = useParams();
  if (id === 'new') {
    return (
      <>
        <PageHeader title={words('form.new')} back={{ to: paths.hubStudents(), label: words('back') }} />
        <StudentForm agents={agents} onSaved={(made) => navigate(paths.hubStudentEdit({ id: made.id }), { replace: true })} />
      </>
    );
  }
  return (
    <OneStudent key={id} id={Number(id)}>
      {(student) => (
        <>
          <PageHeader title={words('form.edit')} back={{ to: paths.hubStudentView({ id: student.id }), label: nameOf(student) }} />
          <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="xl">
            <StudentForm
              key={student.version}
              student={student}
              agents={agents}
              onSaved={(saved) => navigate(paths.hubStudentView({ id: saved.id }))}
            />
            <Beside student={student} />
          </SimpleGrid>
        </>
      )}
    </OneStudent>
  );
}
