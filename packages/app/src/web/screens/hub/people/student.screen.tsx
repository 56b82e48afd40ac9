// A student in the hub: details, parents, trips, invoices and documents; health information for users who may see it.

import { Button, Stack, Tabs } from '@mantine/core';
import { Link } from 'wouter';
import type { StudentPage } from '#contract/people/students.shapes.ts';
import { OneStudent } from '#web/features/people/one-student.tsx';
import { Section, StudentDetails } from '#web/features/people/student-details.tsx';
import { StudentDocuments } from '#web/features/people/student-documents.tsx';
import { StudentHeader } from '#web/features/people/student-header.tsx';
import { ParentList } from '#web/features/people/student-parents.tsx';
import { StudentTrips, TripInvoices } from '#web/features/people/student-trips.tsx';
import { TripStateBadge } from '#web/features/trips/trip-badges.tsx';
import { paths } from '#web/paths.ts';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { useParams, useSearchParams } from '#web/router.tsx';
import { TabList } from '#web/ui/tab-list.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

const TABS = ['overview', 'trips', 'invoices', 'documents'] as const;

/** Returns the tabs for the user: invoices and documents only for those who may see them. */
function useTabs({ actions }: StudentPage): readonly (typeof TABS)[number][] {
  const { capabilities } = useSignedInUser();
  const hidden = { invoices: !capabilities.includes('invoices.read'), documents: !actions.includes('edit') };
  return TABS.filter((tab) => !(tab in hidden && hidden[tab as keyof typeof hidden]));
}

function Student({ student }: { readonly student: StudentPage }) {
  const words = useTranslations('students');
  const { capabilities } = useSignedInUser();
  const [params, setParams] = useSearchParams();
  const tabs = useTabs(student);
  const tab = tabs.find((name) => name === params.get('tab')) ?? 'overview';
  const { id } = student;
  const create = capabilities.includes('trips.create') && (
    <Button component={Link} to={paths.hubCreateTrip({ student: id })}>
      {words('act.createTrip')}
    </Button>
  );
  return (
    <>
      <StudentHeader student={student} list={paths.hubStudents()} form={paths.hubStudentEdit({ id })} action={create} />
      <Tabs value={tab} onChange={(next) => setParams(next === null ? {} : { tab: next }, { replace: true })} keepMounted={false}>
        <TabList>
          {tabs.map((name) => (
            <Tabs.Tab key={name} value={name}>
              {words(`section.${name}`)}
            </Tabs.Tab>
          ))}
        </TabList>
        <Tabs.Panel value="overview">
          <Stack>
            <StudentDetails student={student} marked={false} />
            <Section title={words('section.parents')}>
              <ParentList student={student} mayUnlink={false} />
            </Section>
          </Stack>
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
        <Tabs.Panel value="documents">
          <StudentDocuments studentId={id} />
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
