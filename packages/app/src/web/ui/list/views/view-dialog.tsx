// A dialog for the name of a view, new or existing.

import { Button, Checkbox, Group, Modal, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { ListView, ListViews } from '#web/ui/list/list-types.ts';
import { useTranslations } from '#web/ui/text/translations.ts';

export type ViewForm = { readonly kind: 'save' } | { readonly kind: 'rename'; readonly view: ListView };

interface ViewDialogProps {
  readonly form: ViewForm | null;
  readonly source: ListViews;
  readonly query: string;
  readonly onSaved: (view: ListView) => void;
  readonly onClose: () => void;
  /** Called after the dialog is closed: the menu item that opened it is gone, so the focus needs another place. */
  readonly onGone: () => void;
}

const MAX_NAME = 80;

function isTaken(views: readonly ListView[], { name, form }: { name: string; form: ViewForm }): boolean {
  const own = form.kind === 'rename' ? form.view.id : null;
  return views.some((view) => view.id !== own && view.name.toLowerCase() === name.toLowerCase());
}

function Fields({ form, source, query, onSaved, onClose }: ViewDialogProps & { form: ViewForm }) {
  const words = useTranslations('list');
  const common = useTranslations('common');
  const [typed, setTyped] = useState(form.kind === 'rename' ? form.view.name : '');
  const [isDefault, setDefault] = useState(false);
  const [busy, setBusy] = useState(false);
  const name = typed.trim();
  const taken = isTaken(source.views ?? [], { name, form });

  async function save(): Promise<boolean> {
    if (form.kind === 'rename') return source.change(form.view.id, { name });
    const view = await source.save({ name, query, isDefault });
    if (view !== null) onSaved(view);
    return view !== null;
  }
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (name === '' || taken) return;
    setBusy(true);
    try {
      if (await save()) onClose();
    } finally {
      setBusy(false);
    }
  }
  return (
    <Stack component="form" onSubmit={(event: FormEvent) => void submit(event)} gap="md">
      <TextInput
        label={words('viewName')}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        maxLength={MAX_NAME}
        error={taken ? words('viewNameTaken') : undefined}
        autoComplete="off"
        data-autofocus
      />
      {form.kind === 'save' ? (
        <Checkbox label={words('viewMakeDefault')} checked={isDefault} onChange={(event) => setDefault(event.currentTarget.checked)} />
      ) : null}
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={onClose}>
          {common('cancel')}
        </Button>
        <Button type="submit" loading={busy} disabled={name === ''}>
          {words('save')}
        </Button>
      </Group>
    </Stack>
  );
}

export function ViewDialog(props: ViewDialogProps) {
  const words = useTranslations('list');
  const { form, onClose, onGone } = props;
  return (
    <Modal
      opened={form !== null}
      onClose={onClose}
      returnFocus={false}
      onExitTransitionEnd={onGone}
      title={words(form?.kind === 'rename' ? 'viewRenameTitle' : 'viewSaveTitle')}
    >
      {form === null ? null : <Fields {...props} form={form} />}
    </Modal>
  );
}
