// The staff who know a family and so have no say in its vetting.

import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import * as z from 'zod';
import { declareRelation, removeRelation } from '#contract/vetting/vetting.endpoints.ts';
import { RELATION_KINDS, type Vetting } from '#contract/vetting/vetting.shapes.ts';
import { call } from '#web/platform/api/api.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { DialogForm } from '#web/ui/form/dialog-form.tsx';
import { SelectField } from '#web/ui/form/fields/choice-fields.tsx';
import { type FieldBinding, useForm } from '#web/ui/form/use-form.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { Part } from '../part.tsx';
import classes from '../vetting.module.css';
import { finishChange, keepVetting } from './kept-vetting.ts';
import { useStaff } from './use-staff.ts';

const shape = z.object({ userId: z.string().min(1), kind: z.enum(RELATION_KINDS) });

function RelationForm({ id, onClose }: { readonly id: number; readonly onClose: () => void }) {
  const words = useTranslations('vetting.relation');
  const staff = useStaff();
  const user = useSignedInUser();
  const form = useForm({
    shape,
    initial: { userId: String(user.id), kind: 'friend' as const },
    send: ({ userId, kind }) => call(declareRelation, { params: { id }, body: { userId: Number(userId), kind } }),
    async done(vetting) {
      onClose();
      await keepVetting(vetting);
      showToast(words('declared'));
    },
  });
  return (
    <DialogForm form={form} title={words('declare')} text={words('declareText')} submit={words('declare')} onClose={onClose}>
      <SelectField
        of={form.field('userId')}
        label={words('who')}
        choices={staff.map((one) => ({ value: String(one.id), label: one.name }))}
        required
      />
      <SelectField
        of={form.field('kind') as FieldBinding<string | null | undefined>}
        label={words('kind')}
        choices={RELATION_KINDS.map((value) => ({ value, label: words(`kinds.${value}`) }))}
        required
      />
    </DialogForm>
  );
}

interface RelationsProps {
  readonly vetting: Vetting;
  /** Whether the reader decides about families. */
  readonly isFull: boolean;
}

export function Relations({ vetting, isFull }: RelationsProps) {
  const words = useTranslations('vetting');
  const me = useSignedInUser().id;
  const [isDeclaring, setDeclaring] = useState(false);
  const { id, relations } = vetting;
  const remove = (userId: number) => finishChange(call(removeRelation, { params: { id, userId } }), words('relation.removed'));
  return (
    <Part
      title={words('part.relations')}
      action={
        isFull && (
          <Button variant="default" size="compact-sm" onClick={() => setDeclaring(true)}>
            {words('relation.declare')}
          </Button>
        )
      }
    >
      <ul className={classes['items']}>
        {relations.map(({ user, kind, isDeclaredByFamily }) => (
          <li key={user.id} className={classes['row']}>
            <Text>
              {user.name} · {words(`relation.kinds.${kind}`)}
              {isDeclaredByFamily && ` · ${words('relation.byFamily')}`}
            </Text>
            {isFull && user.id !== me && (
              <Button
                variant="subtle"
                color="red"
                size="compact-sm"
                aria-label={words('relation.removeOf', { name: user.name })}
                onClick={() => void remove(user.id)}
              >
                {words('relation.remove')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {relations.length === 0 && <Text c="dimmed">{words('none.relations')}</Text>}
      {isDeclaring && <RelationForm id={id} onClose={() => setDeclaring(false)} />}
    </Part>
  );
}
