// The fields of a student on screen: the form asks for each of them, and the page tells it.

import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { STUDENT_FIELD_NAMES } from '#contract/people/student-fields.ts';
import { userWith } from '#web/testing/accounts.ts';
import { button, partsOf } from '#web/testing/parts.tsx';
import { student } from '#web/testing/students.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { StudentDetails } from './student-details.tsx';
import { StudentForm } from './student-form.tsx';

const words = ['students', 'names', 'resource', 'lists', 'form', 'calendar', 'validation', 'upload'] as const;

const { answers, open } = partsOf({ at: '/hub/students', words, user: userWith(['Coordinator']), heading: 'Students' });

/** What each field is called, on the page for the test to read. */
function FieldLabels() {
  const label = useTranslations('lists.students.columns');
  return STUDENT_FIELD_NAMES.map((name) => (
    <output key={name} data-testid={name} hidden>
      {label(name)}
    </output>
  ));
}

test('every field of a student is in the form and on the page of the student, for those who may know all', async () => {
  Object.assign(answers, {
    'GET /api/dependencies/student-types': () => ({ data: [{ id: 3, code: 'individual', name: 'Individual student' }] }),
    'GET /api/dependencies/countries': () => ({ data: [{ id: 250, code: 'FR', name: 'France', hosting: false }] }),
    'GET /api/attachments/limits': () => ({ maxBytes: 1_000_000, kinds: ['image'] }),
  });
  const filled = student({ internalNotes: 'Pays late', agentId: 9, agentName: 'Ana Agent' });
  await open(
    <>
      <FieldLabels />
      <StudentDetails student={filled} marked />
      <StudentForm student={filled} agents={[{ value: '9', label: 'Ana Agent' }]} onSaved={vi.fn()} />
    </>,
  );
  await expect.element(button('Save')).toBeVisible();
  for (const name of STUDENT_FIELD_NAMES) {
    const label = page.getByTestId(name).element().textContent;
    // What is required has a star after its label.
    const typed = page.getByRole('form').getByLabelText(new RegExp(`^${label}( \\*)?$`));
    expect(typed.elements(), `${name} in student-form.tsx`).not.toEqual([]);
    const known = page
      .getByRole('term')
      .elements()
      .map(({ textContent }) => textContent);
    expect(known, `${name} in student-details.tsx`).toContain(label);
  }
});
