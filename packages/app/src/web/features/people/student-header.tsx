// The header of a student's page, for parents and staff: name, completeness, and actions.

import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { Student } from '#contract/people/students.shapes.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { nameOf } from './student-facts.ts';
import { CompletenessBadge, MissingNote } from './student-parts.tsx';

interface StudentHeaderProps {
  readonly student: Student;
  /** The URL of the list in this area of the product. */
  readonly list: string;
  readonly form: string;
  /** The main action, after editing. */
  readonly action: ReactNode;
}

export function StudentHeader({ student, list, form, action }: StudentHeaderProps) {
  const words = useTranslations('students');
  return (
    <PageHeader
      title={nameOf(student)}
      beside={<CompletenessBadge student={student} />}
      description={<MissingNote student={student} />}
      back={{ to: list, label: words('back') }}
      actions={
        <>
          {student.actions.includes('edit') && (
            <Button component={Link} to={form} variant="default">
              {words('act.edit')}
            </Button>
          )}
          {action}
        </>
      }
    />
  );
}
