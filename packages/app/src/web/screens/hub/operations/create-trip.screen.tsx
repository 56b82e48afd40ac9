// Creates a trip for a parent.

import { StudentForm } from '#web/features/people/student-form.tsx';
import { StudentParents } from '#web/features/people/student-parents.tsx';
import { FamilyFinder } from '#web/features/search/family/family-finder.tsx';
import { CreateTrip } from '#web/features/trips/hub/create/create-trip.tsx';
import { paths } from '#web/paths.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

export default function HubCreateTripScreen() {
  const words = useTranslations('createTrip');
  const titles = useTranslations('titles');
  return (
    <>
      <PageHeader
        title={titles('page.hubCreateTrip')}
        description={words('intro')}
        back={{ to: paths.hubTrips(), label: titles('page.hubTrips') }}
      />
      <CreateTrip
        finder={(finding) => <FamilyFinder {...finding} />}
        newStudent={(onSaved) => <StudentForm onSaved={onSaved} />}
        parents={(student) => <StudentParents student={student} />}
      />
    </>
  );
}
