// One student in the hub: what is known of them, parents, trips and invoices; what concerns health for whoever may see it.

import { Button, Tabs } from '@mantine/core';
import type { StudentPage } from '#contract/people/students.shapes.ts';
import { OneStudent } from '#web/features/people/one-student.tsx';
import { Section, StudentDetails } from '#web/features/people/student-details.tsx';
import { nameOf } from '#web/features/people/student-facts.ts';
import { ParentList } from '#web/features/people/student-parents.tsx';
import { CompletenessBadge, MissingNote } from '#web/features/people/student-parts.tsx';
import { StudentTrips, TripInvoices } from '#web/features/people/student-trips.tsx';
import { TripStateBadge } from '#web/features/trips/trip-badges.tsx';
import { paths } from '#web/paths.ts';
import { useSignedInUser } from '#web/platform/session.ts';
import { Link, useParams, useSearchParams } from '#web/router.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

const TABS = ['overview', 'trips', 'invoices'] as const;

function Student({ student }: { readonly student: StudentPage }) {
  const words = useTranslations('students');
  const { capabilities } = useSignedInUser();
  const [params, setParams] = useSearchParams();
  const tabs = TABS.filter((tab) => tab !== 'invoices' || capabilities.includes('invoices.read'));
  const tab = tabs.find((name) => name === params.get('tab')) ?? 'overview';
  const { id } = student;
  const create = capabilities.includes('trips.create') && (
    <Button component={Link} to={paths.hubCreateTrip({ student: id })}>
      {words('act.createTrip')}
    </Button>
  );
  const edit = student.actions.includes('edit') && (
    <Button component={Link} to={paths.hubStudentEdit({ id })} variant="default">
      {words('act.edit')}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={nameOf(student)}
        beside={<CompletenessBadge student={student} />}
        description={<MissingNote student={student} />}
        back={{ to: paths.hubStudents(), label: words('back') }}
        actions={
          <>
            {edit}
            {create}
          </>
        }
      />
      <Tabs value={tab} onChange={(next) => setParams(next === null ? {} : { tab: next }, { replace: true })} keepMounted={false}>
        <Tabs.List mb="md">
          {tabs.map((name) => (
            <Tabs.Tab key={name} value={name}>
              {words(`section.${name}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="overview">
          <StudentDetails student={student} marked={false} />
          <Section title={words('section.parents')}>
            <ParentList student={student} mayUnlink={false} />
          </Section>
        </Tabs.Panel>
        <Tabs.Panel value="trips">
          <StudentTrips
            trips={student.trips}
            linkTo={(trip) => paths.hubTripEdit({ id: trip })}
            badge={({ state }) => <TripStateBadge state={state} />}
            action={create}
          />
        </Tabs.Panel>
        <Tabs.Panel value="invoices">
          <TripInvoices trips={student.trips} />
        </Tabs.Panel>
      </Tabs>
    </>
  );
}

export default function HubStudentScreen() {
  const id = Number(useParams()['id']);
  return (
    <OneStudent key={id} id={id}>
      {(student) => <Student student={student} />}
    </OneStudent>
  );
}
