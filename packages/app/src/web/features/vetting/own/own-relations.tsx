// Whom of the staff a family knows: they have no say in its vetting.

import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { declareOwnRelation } from '#contract/vetting/own-vetting.endpoints.ts';
import { RELATION_KINDS, type Vetting } from '#contract/vetting/vetting.shapes.ts';
import { call } from '#web/platform/api/api.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { DialogForm } from '#web/ui/form/dialog-form.tsx';
import { SelectField } from '#web/ui/form/fields/choice-fields.tsx';
import { TextField } from '#web/ui/form/fields/text-field.tsx';
import { type FieldBinding, useForm } from '#web/ui/form/use-form.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { Part } from '../part.tsx';
import classes from '../vetting.module.css';
import { keepOwnVetting } from './kept-own-vetting.ts';

function RelationForm({ onClose }: { readonly onClose: () => void }) {
  const words = useTranslations('ownVetting.relations');
  const form = useForm({
    shape: async () => (await import('#contract/vetting/vetting.shapes.ts')).ownRelation,
    initial: { colleague: '', kind: 'friend' as const },
    send: (body) => call(declareOwnRelation, { body }),
    done(vetting) {
      onClose();
      keepOwnVetting(vetting);
      showToast(words('declared'));
    },
  });
  return (
    <DialogForm form={form} title={words('declare')} text={words('text')} submit={words('send')} onClose={onClose}>
      <TextField of={form.field('colleague')} label={words('name')} description={words('nameHint')} maxLength={160} required />
      <SelectField
        of={form.field('kind') as FieldBinding<string | null | undefined>}
        label={words('kind')}
        choices={RELATION_KINDS.map((value) => ({ value, label: words(`kinds.${value}`) }))}
        required
      />
    </DialogForm>
  );
}

export function OwnRelations({ relations }: Pick<Vetting, 'relations'>) {
  const words = useTranslations('ownVetting.relations');
  const [isDeclaring, setDeclaring] = useState(false);
  return (
    <Part
      title={words('heading')}
      action={
        <Button variant="default" size="compact-sm" onClick={() => setDeclaring(true)}>
          {words('declare')}
        </Button>
      }
    >
      {relations.length === 0 ? (
        <Text size="sm" c="dimmed">
          {words('none')}
        </Text>
      ) : (
        <ul className={classes['items']}>
          {relations.map(({ user, kind }) => (
            <li key={user.id}>
              <Text size="sm">
                {user.name} · {words(`kinds.${kind}`)}
              </Text>
            </li>
          ))}
        </ul>
      )}
      {isDeclaring && <RelationForm onClose={() => setDeclaring(false)} />}
    </Part>
  );
}
