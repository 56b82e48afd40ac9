// The student in the URL of a page, and the loading and error states.

import type { ReactNode } from 'react';
import { readStudent } from '#contract/people/students.endpoints.ts';
import type { StudentPage } from '#contract/people/students.shapes.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { usePageTitle } from '#web/platform/navigation/page-arrival.tsx';
import { Fault } from '#web/ui/fault.tsx';
import { LoadingPage } from '#web/ui/skeletons.tsx';
import { nameOf } from './student-facts.ts';

interface OneStudentProps {
  readonly id: number;
  readonly children: (student: StudentPage) => ReactNode;
}

/** Renders a student's page once the student is loaded. */
export function OneStudent({ id, children }: OneStudentProps) {
  const { data, failure, reload } = useEndpoint(readStudent, { params: { id } });
  usePageTitle(data === undefined ? undefined : nameOf(data));
  if (data === undefined) return failure === null ? <LoadingPage /> : <Fault message={failure.message} onRetry={reload} />;
  return children(data);
}
