// Somebody else has changed the same fields meanwhile: asks which version to keep.

import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useFocusBack } from '#web/ui/dialog/focus-back.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import type { FieldGroup } from './editor-store.ts';
import type { FamilyEditor } from './use-family-editor.ts';

function Version({ title, values }: { readonly title: string; readonly values: readonly { label: string; text: string }[] }) {
  const words = useTranslations('form');
  return (
    <div>
      <Text fw={600}>{title}</Text>
      {values.map(({ label, text }) => (
        <Text key={label} style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
          {label}: {text === '' ? words('nothing') : text}
        </Text>
      ))}
    </div>
  );
}

function OpenQuestion({ editor, fields }: { readonly editor: FamilyEditor; readonly fields: FieldGroup }) {
  useFocusBack();
  const words = useTranslations('familyEdit.conflict');
  const { values, latest } = editor.state;
  const show = (version: typeof values) =>
    fields.flatMap((field) => {
      const known = editor.fields.get(field);
      return known === undefined ? [] : [{ label: known.label, text: known.show(version[field]) }];
    });
  const decide = editor.store.decideConflict;
  return (
    <Modal opened onClose={() => decide(null)} title={words('title')} closeButtonProps={{ 'aria-label': words('later') }}>
      <Stack>
        <Text>{words('text')}</Text>
        <Version title={words('mine')} values={show(values)} />
        <Version title={words('theirs')} values={show(latest)} />
        <Group justify="flex-end">
          <Button variant="default" onClick={() => decide('theirs')}>
            {words('keepTheirs')}
          </Button>
          <Button onClick={() => decide('mine')}>{words('keepMine')}</Button>
        </Group>
      </Stack>
    </Modal>
  );
}

/** Shows the question while there is one; each page with sections has one of these. */
export function ConflictQuestion({ editor }: { readonly editor: FamilyEditor }) {
  const { conflict } = editor.state;
  return conflict === null ? null : <OpenQuestion editor={editor} fields={conflict} />;
}
