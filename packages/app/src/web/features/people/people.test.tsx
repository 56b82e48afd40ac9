// Students on screen: the cards of a parent, one of them, the form with its faults, the hub's list, parents and doubles.

import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { User } from '#contract/identity/user.ts';
import type { StudentPage } from '#contract/people/students.shapes.ts';
import { uploads } from '#web/platform/api/uploads.ts';
import { userWith } from '#web/testing/accounts.ts';
import { listAxeFaults } from '#web/testing/axe.ts';
import { signInAs } from '#web/testing/page.tsx';
import { button, expectTold, inDialog, partsOf } from '#web/testing/parts.tsx';
import { pageOf } from '#web/testing/play-server.ts';
import { student } from '#web/testing/students.ts';
import { MergeStudent } from './merge-student.tsx';
import { StudentCards } from './student-cards.tsx';
import { StudentDetails } from './student-details.tsx';
import { StudentDocuments } from './student-documents.tsx';
import { StudentForm } from './student-form.tsx';
import { StudentList } from './student-list.tsx';
import { StudentParents } from './student-parents.tsx';

const words = [
  'students',
  'documents',
  'names',
  'resource',
  'titles',
  'list',
  'lists',
  'form',
  'calendar',
  'validation',
  'upload',
] as const;
const views = { views: [], save: async () => null, change: async () => true, remove: async () => true };

const PARENTS: User['capabilities'] = ['students.read', 'students.write', 'students.delete', 'students.health', 'attachments.write'];

let kept: StudentPage[];

const { answers, open, sent } = partsOf({
  at: '/travel/students/view',
  words,
  user: userWith(['Parent'], { capabilities: PARENTS }),
  heading: 'Students',
});

beforeEach(() => {
  kept = [student()];
  Object.assign(answers, {
    'GET /api/students/newlist': () => ({ table: pageOf(kept) }),
    'GET /api/dependencies/student-types': () => ({ data: [{ id: 3, code: 'individual', name: 'Individual student' }] }),
    'GET /api/dependencies/countries': () => ({ data: [{ id: 250, code: 'FR', name: 'France', hosting: false }] }),
    'GET /api/students/agents': () => ({ data: [{ id: 9, name: 'Ana Agent' }] }),
    'GET /api/attachments/limits': () => ({ maxBytes: 1_000_000, kinds: ['image'] }),
  });
});

test('a card says how old a child is, when they travel and what is still to be said; one is deleted after a question', async () => {
  answers['DELETE /api/students/5'] = () => {
    kept = [];
    return { message: 'Deleted.' };
  };
  await open(<StudentCards />);
  const card = page.getByRole('listitem');
  await expect.element(card).toMatchTextContent('14 years old');
  await expect.element(card).toMatchTextContent('85% complete');
  await expect.element(card).toMatchTextContent('Missing: Medical conditions');
  await expect.element(page.getByRole('link', { name: 'View: Anna Byrne' })).toHaveAttribute('href', '/travel/students/5/view');
  expect(await listAxeFaults()).toEqual([]);
  await button('Delete: Anna Byrne').click();
  await inDialog('Delete').click();
  await expectTold('Anna Byrne deleted');
  await expect.element(page.getByRole('link', { name: 'Add first child' })).toBeVisible();
});

test('details that hosts see are marked', async () => {
  await open(<StudentDetails student={student()} marked />);
  await expect.element(page.getByRole('region', { name: 'Health' })).toMatchTextContent(/Hazelnuts.*Hosts see this/);
  // Whatever a host is told of a child's health is marked.
  await expect.element(page.getByRole('region', { name: 'Health' })).toMatchTextContent(/(Hosts see this.*){4}/);
  await expect.element(page.getByRole('region', { name: 'Personal details' })).toMatchTextContent(/Byrne.*Hosts see this once booked/);
  await expect
    .element(page.getByRole('region', { name: 'Personal details' }))
    .toMatchTextContent(/2012.*?Hosts see this once booked.*?Gender/);
  await expect.element(page.getByRole('region', { name: 'Personal details' })).toMatchTextContent(/France/);
  expect(await listAxeFaults()).toEqual([]);
});

/** A student as somebody is told of them who may not see how their health is. */
function withoutHealth(): StudentPage {
  const { allergies: _, anyMedicalCondition: __, vacinated: ___, notes: ____, missing: _____, ...rest } = student();
  return rest;
}

test('health is hidden from users without access to it', async () => {
  await open(<StudentDetails student={withoutHealth()} marked={false} />);
  await expect.element(page.getByRole('region', { name: 'Interests' })).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'Health' })).not.toBeInTheDocument();
});

test('an unset vaccination is shown as no or unknown', async () => {
  await open(<StudentDetails student={student({ vacinated: 0 })} marked />);
  await expect.element(page.getByRole('region', { name: 'Health' })).toMatchTextContent(/VaccinatedNo or unknown/);
});

test('a new child needs a name alone; faults stand at their fields', async () => {
  answers['POST /api/students/new/update'] = () => ({ item: student({ firstName: 'Tom' }) });
  const saved = vi.fn();
  await open(<StudentForm onSaved={saved} />);
  await button('Save').click();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/First name/);
  await page.getByRole('textbox', { name: 'First name' }).fill('Tom');
  await page.getByRole('textbox', { name: 'Last name' }).fill('Byrne');
  await page.getByRole('textbox', { name: 'Date of birth' }).fill('04/03/2012');
  await page.getByRole('textbox', { name: 'Allergies' }).fill('None');
  // What nobody has said is not put into the parent's mouth.
  await expect.element(page.getByRole('radio', { name: 'No or unknown' })).toBeChecked();
  await page.getByRole('radio', { name: 'Yes' }).click();
  expect(await listAxeFaults()).toEqual([]);
  await button('Save').click();
  await vi.waitFor(() => expect(saved).toHaveBeenCalled());
  expect(sent('POST /api/students/new/update')).toEqual({
    first_name: 'Tom',
    last_name: 'Byrne',
    date_of_birth: '2012-03-04',
    gender: '',
    country_id: null,
    student_type_id: 3,
    hobbies: '',
    allergies: 'None',
    any_medical_condition: '',
    vacinated: 1,
    notes: '',
    photos: [],
  });
});

test('a user without access to the health of a student changes nothing of it', async () => {
  answers['POST /api/students/5/update'] = () => ({ item: student() });
  const saved = vi.fn();
  await open(<StudentForm student={withoutHealth()} agents={[{ value: '9', label: 'Ana Agent' }]} onSaved={saved} />);
  await page.getByRole('textbox', { name: 'Hobbies and interests' }).fill('Chess');
  await button('Save').click();
  await vi.waitFor(() => expect(saved).toHaveBeenCalled());
  const body = sent('POST /api/students/5/update');
  expect(body).toMatchObject({ hobbies: 'Chess', version: 2, agent_id: null });
  expect(JSON.stringify(body)).not.toMatch(/allerg|medical|vacinated|notes/);
});

test('the hub lists students with how complete they are', async () => {
  signInAs(userWith(['Coordinator']));
  await open(<StudentList views={views} actions={null} />);
  const row = page.getByRole('row', { name: /Anna Byrne/ });
  await expect.element(row).toMatchTextContent(/14.*France.*Individual student.*Jeanne Byrne.*85% complete/);
  expect(await listAxeFaults()).toEqual([]);
});

test('a parent is linked and taken away; a double is merged after a question', async () => {
  signInAs(userWith(['Coordinator']));
  const father = { id: 11, firstName: 'Karl', lastName: 'Byrne', email: 'karl@example.test' };
  answers['POST /api/students/5/parents'] = () => ({ item: student({ parents: [...student().parents, father] }), outcome: 'invited' });
  answers['DELETE /api/students/5/parents/8'] = () => ({ item: student({ parents: [] }) });
  answers['POST /api/students/5/merge'] = () => ({ item: student() });
  kept = [student(), student({ id: 6, firstName: 'Anne' })];
  await open(
    <>
      <StudentParents student={student()} />
      <MergeStudent student={student()} />
    </>,
  );
  await page.getByRole('textbox', { name: 'Email' }).fill('karl@example.test');
  await button('Link parent').click();
  await expectTold('Karl Byrne linked and invited by email');
  await button('Unlink: Jeanne Byrne').click();
  await inDialog('Unlink').click();
  await expectTold('Jeanne Byrne unlinked');
  await page.getByRole('combobox', { name: 'Duplicate' }).click();
  await page.getByRole('option', { name: /Anne Byrne/ }).click();
  await button('Merge').click();
  await inDialog('Merge').click();
  await expectTold('Students merged');
  expect(sent('POST /api/students/5/merge')).toEqual({ other_id: 6, version: 2 });
  expect(await listAxeFaults()).toEqual([]);
});

const paper = {
  ...{ id: 31, kind: 'medical', name: 'Allergy pass', file_name: 'pass.pdf', media_type: 'application/pdf', size: 2048 },
  ...{ added_by: 'Jeanne Byrne', created_at: '2026-06-15T10:00:00.000Z', can_remove: true },
};

test('papers are downloaded from where it is checked who asks, brought with what they are, and deleted after a question', async () => {
  await page.viewport(360, 740);
  let papers = [paper, { ...paper, id: 32, kind: 'passport', name: 'Passport', can_remove: false }];
  answers['GET /api/students/5/documents'] = () => ({ data: papers });
  answers['DELETE /api/students/5/documents/31'] = () => {
    papers = papers.slice(1);
    return { message: 'Deleted.' };
  };
  answers['POST /api/students/5/documents'] = ({ body }) => ({ ...paper, ...(body as object), id: 33 });
  const stored = { randomRef: 'A'.repeat(22), name: 'Consent 2026.pdf', kind: 'pdf', size: 10, alt: '' } as const;
  vi.spyOn(uploads, 'upload').mockResolvedValue(stored as never);
  await open(<StudentDocuments studentId={5} />);
  await expect
    .element(page.getByRole('link', { name: 'Download Allergy pass' }))
    .toHaveAttribute('href', '/api/students/5/documents/31/file');
  await expect.element(page.getByRole('list', { name: 'Documents' })).toMatchTextContent(/Medical document · 2 kB.*by Jeanne Byrne/);
  await expect.element(button('Delete: Passport')).not.toBeInTheDocument();
  expect(await listAxeFaults()).toEqual([]);
  await button('Delete: Allergy pass').click();
  await inDialog('Delete').click();
  await expectTold('Allergy pass deleted');
  await button('Add document').click();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/File/);
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  const chosen = new DataTransfer();
  chosen.items.add(new File(['%PDF-'], 'Consent 2026.pdf', { type: 'application/pdf' }));
  if (input !== null) input.files = chosen.files;
  input?.dispatchEvent(new Event('change', { bubbles: true }));
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Consent 2026');
  await page.getByRole('combobox', { name: 'Document type' }).click();
  await page.getByRole('option', { name: 'Consent form' }).click();
  await button('Add document').click();
  await expectTold('Consent 2026 added');
  expect(sent('POST /api/students/5/documents')).toEqual({ ref: stored.randomRef, kind: 'consent', name: 'Consent 2026' });
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveValue('');
});

test('internal notes have a field of their own for staff, beside the other notes', async () => {
  answers['POST /api/students/5/update'] = () => ({ item: student() });
  signInAs(userWith(['Coordinator']));
  const saved = vi.fn();
  await open(<StudentForm student={student({ internalNotes: 'Pays late' })} onSaved={saved} />);
  await page.getByRole('textbox', { name: 'Internal notes' }).fill('Pays in time');
  await button('Save').click();
  await vi.waitFor(() => expect(saved).toHaveBeenCalled());
  expect(sent('POST /api/students/5/update')).toMatchObject({ internal_notes: 'Pays in time', notes: '' });
});

test('a parent sees nothing of internal notes, neither in the details nor in the form', async () => {
  await open(
    <>
      <StudentDetails student={student()} marked />
      <StudentForm student={student()} onSaved={vi.fn()} />
    </>,
  );
  await expect.element(page.getByRole('textbox', { name: 'Notes', exact: true })).toBeVisible();
  expect(document.body.textContent).not.toMatch(/Internal notes|Staff only/);
});
