// The whole record of a host family as one long form, which is saved at once or not at all.

import { Button, Group, Stack, Text } from '@mantine/core';
import type { FamilyDetails } from '#contract/host-families/family-details.shapes.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { ConflictQuestion } from '../../edit/conflict-question.tsx';
import type { FieldGroup } from '../../edit/editor-store.ts';
import { type FamilyValueName, type FamilyValues, isSameField, toFamilyValues } from '../../edit/family-values.ts';
import { saveFamily } from '../../edit/save-family.ts';
import { type FamilyEditor, useFamilyEditor } from '../../edit/use-family-editor.ts';
import { FIELD_TABS, FieldSections } from './family-editor.tsx';

function WholeFields({ record, values }: { readonly record: FamilyDetails; readonly values: FamilyValues }) {
  const words = useTranslations('hubFamilyEdit.whole');
  const save = saveFamily(record.id);
  const editor = useFamilyEditor({
    ...{ record, values },
    async save(edit, version) {
      const saved = await save(edit, version);
      showToast(words('saved'));
      return saved;
    },
  });
  const { state, store } = editor;
  const changed = (Object.keys(state.values) as FamilyValueName[]).filter(
    (field) => !isSameField(field, state.values[field], state.saved[field]),
  );
  // Nothing is saved by itself here: only all changes together.
  const waiting: FamilyEditor = { ...editor, save: () => undefined };
  const isSaving = Object.values(state.states).includes('saving');
  return (
    <Stack>
      <FieldSections editor={waiting} staff={record.staff} tabs={FIELD_TABS} />
      <Group>
        <Button disabled={changed.length === 0} loading={isSaving} onClick={() => void store.save(changed as unknown as FieldGroup)}>
          {words('save')}
        </Button>
        <Text size="sm" c="dimmed" role="status">
          {words('changed', { count: changed.length })}
        </Text>
      </Group>
      <ConflictQuestion editor={editor} />
    </Stack>
  );
}

export function WholeFamilyForm({ record }: { readonly record: FamilyDetails }) {
  const values = toFamilyValues(record);
  return values === null ? null : <WholeFields key={record.id} record={record} values={values} />;
}
