// The parents of a student: link one by email address, or remove one.

import { Button, Group, Stack, Text } from '@mantine/core';
import { linkParent, unlinkParent } from '#contract/people/students.endpoints.ts';
import type { Student, StudentParent } from '#contract/people/students.shapes.ts';
import { call } from '#web/platform/api/api.ts';
import { useAction } from '#web/platform/api/endpoint-hooks.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { confirm } from '#web/ui/dialog/dialogs.ts';
import { NameOrder } from '#web/ui/form/fields/contact/name-order.tsx';
import { EmailField, TextField } from '#web/ui/form/fields/text-field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import classes from './people.module.css';
import { nameOf } from './student-facts.ts';
import { reloadStudents, SHOWING_STUDENTS } from './use-student-steps.ts';

export function ParentList({ student, mayUnlink }: { readonly student: Student; readonly mayUnlink: boolean }) {
  const words = useTranslations('students');
  const { run } = useAction(unlinkParent, { told: false, changes: SHOWING_STUDENTS });
  async function unlink(parent: StudentParent): Promise<void> {
    const name = nameOf(parent);
    const question = {
      title: words('parents.unlinkTitle', { name }),
      consequences: [words('parents.unlinkText')],
      confirm: words('parents.unlink'),
    };
    if (!(await confirm({ ...question, tone: 'danger' }))) return;
    if ((await run({ params: { id: student.id, userId: parent.id } })) !== null) showToast(words('parents.unlinked', { name }));
  }
  if (student.parents.length === 0) return <Text c="dimmed">{words('parents.none')}</Text>;
  return (
    <ul className={classes['entries']} aria-label={words('section.parents')}>
      {student.parents.map((parent) => (
        <li key={parent.id} className={classes['entry']}>
          <div>
            <Text>{nameOf(parent)}</Text>
            {parent.email !== undefined && (
              <Text size="sm" c="dimmed">
                {parent.email}
              </Text>
            )}
          </div>
          {mayUnlink && (
            <Button
              variant="default"
              size="compact-sm"
              aria-label={`${words('parents.unlink')}: ${nameOf(parent)}`}
              onClick={() => void unlink(parent)}
            >
              {words('parents.unlink')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

const EMPTY = { email: '', firstName: '', lastName: '' };

function LinkForm({ id }: { readonly id: number }) {
  const words = useTranslations('students.parents');
  const label = useTranslations('lists.students.columns');
  // Users who can't read accounts must not learn whether one exists: the parent gets an email, and no name is needed.
  const linksAtOnce = useSignedInUser().capabilities.includes('users.read');
  const form = useForm({
    shape: async () => (await import('#contract/people/students.shapes.ts')).linkParentBody,
    initial: EMPTY,
    send: async (body) => ({ ...(await call(linkParent, { params: { id }, body })), email: body.email }),
    done({ item, outcome, email }) {
      const parent = item.parents.find((one) => one.email === email);
      const name = parent === undefined ? email : nameOf(parent);
      showToast(outcome === 'asked' ? words('asked', { email }) : words(outcome === 'invited' ? 'invited' : 'linked', { name }));
      form.reset(EMPTY);
      void reloadStudents();
    },
  });
  return (
    <Form form={form} label={words('link')}>
      <EmailField of={form.field('email')} label={words('email')} required autoComplete="off" />
      <Text size="sm" c="dimmed">
        {words(linksAtOnce ? 'nameHint' : 'askHint')}
      </Text>
      {linksAtOnce && (
        <div className={classes['pair']}>
          <NameOrder
            given={<TextField of={form.field('firstName')} label={label('firstName')} maxLength={80} autoComplete="off" />}
            family={<TextField of={form.field('lastName')} label={label('lastName')} maxLength={80} autoComplete="off" />}
          />
        </div>
      )}
      <Group justify="flex-end">
        <SubmitButton form={form} variant="default">
          {words('link')}
        </SubmitButton>
      </Group>
    </Form>
  );
}

/** The parents with all actions. */
export function StudentParents({ student }: { readonly student: Student }) {
  return (
    <Stack>
      <ParentList student={student} mayUnlink />
      <LinkForm id={student.id} />
    </Stack>
  );
}
