// The editor of a trip.

import { Stack, Title } from '@mantine/core';
import type { Trip } from '#contract/trips/trip.shapes.ts';
import { ChangeList } from '#web/features/administration/change-log/change-list.tsx';
import { TripRequest } from '#web/features/experience/trip-request.tsx';
import { ConversationCards } from '#web/features/messaging/conversation-cards.tsx';
import { StudentDocuments } from '#web/features/people/student-documents.tsx';
import { FamilyFinder } from '#web/features/search/family/family-finder.tsx';
import { TripEditor } from '#web/features/trips/hub/edit/trip-editor.tsx';
import { OneTrip } from '#web/features/trips/hub/one-trip.tsx';
import { joinStudentNames } from '#web/features/trips/students.model.ts';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { useParams } from '#web/router.tsx';

/** The documents of each student of a trip. */
function TripDocuments({ students }: Pick<Trip, 'students'>) {
  return (
    <Stack gap="xl" maw={720}>
      {students.map((student) => (
        <Stack key={student.id} component="section" gap="sm">
          <Title order={2} size="h4">
            {joinStudentNames([student])}
          </Title>
          <StudentDocuments studentId={student.id} />
        </Stack>
      ))}
    </Stack>
  );
}

export default function HubTripEditScreen() {
  const id = Number(useParams()['id']);
  const { capabilities } = useSignedInUser();
  return (
    <OneTrip key={id} id={id}>
      {(trip) => (
        <TripEditor
          trip={trip}
          beside={capabilities.includes('trips.tasks') && <TripRequest tripId={trip.id} />}
          finder={(finding) => <FamilyFinder {...finding} />}
          documents={capabilities.includes('students.write') && <TripDocuments students={trip.students} />}
          messages={capabilities.includes('conversations.read') && <ConversationCards about={{ tripId: trip.id }} />}
          changes={
            capabilities.includes('audit.read') && <ChangeList subjectType="trip" subjectId={String(trip.id)} version={trip.version} />
          }
        />
      )}
    </OneTrip>
  );
}
