// The form to add a document of a student: the file, its kind and its name.

import { Group } from '@mantine/core';
import { useState } from 'react';
import { addDocument, listDocuments } from '#contract/people/documents.endpoints.ts';
import { DOCUMENT_FILES, DOCUMENT_KINDS, type DocumentKind, documentBody } from '#contract/people/documents.shapes.ts';
import { call } from '#web/platform/api/api.ts';
import { toQueryKey } from '#web/platform/api/endpoint-hooks.ts';
import { queryClient } from '#web/platform/api/query-client.ts';
import { uploads } from '#web/platform/api/uploads.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { SelectField } from '#web/ui/form/fields/choice-fields.tsx';
import { TextField } from '#web/ui/form/fields/text-field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { type FieldBinding, useForm } from '#web/ui/form/use-form.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { IMAGES } from '#web/ui/upload/accepted.ts';
import type { StoredFile } from '#web/ui/upload/transport.ts';
import { FilesField } from '#web/ui/upload/upload-field.tsx';
import classes from './people.module.css';

const PAPERS = { maxFiles: 1, mediaTypes: [...IMAGES.mediaTypes, 'application/pdf'], names: DOCUMENT_FILES };

const NAME_LENGTH = 120;

const EMPTY = { ref: '', kind: 'other' as DocumentKind, name: '' };

/** Returns the name of a file without its extension. */
const stemOf = ({ name }: StoredFile) => name.replace(/\.[a-z0-9]{1,5}$/i, '').slice(0, NAME_LENGTH);

export function DocumentForm({ studentId }: { readonly studentId: number }) {
  const words = useTranslations('students.documents');
  const kinds = useTranslations('names.documentKind');
  const [files, setFiles] = useState<readonly StoredFile[]>([]);
  const form = useForm({
    shape: async () => documentBody,
    initial: EMPTY,
    send: (body) => call(addDocument, { params: { id: studentId }, body }),
    done({ name }) {
      showToast(words('added', { name }));
      setFiles([]);
      form.reset(EMPTY);
      void queryClient.invalidateQueries({ queryKey: toQueryKey(listDocuments) });
    },
  });
  const ref = form.field('ref');
  const file: FieldBinding<readonly StoredFile[] | null | undefined> = {
    ...ref,
    value: files,
    change(next) {
      const [stored] = next ?? [];
      setFiles(next ?? []);
      ref.change(stored?.randomRef ?? '');
      if (stored !== undefined && (form.values.name ?? '') === '') form.set('name', stemOf(stored));
    },
  };
  return (
    <Form form={form} label={words('add')} className={classes['form'] ?? ''}>
      <FilesField of={file} label={words('file')} transport={uploads} accepted={PAPERS} described={false} required />
      <div className={classes['pair']}>
        <SelectField
          of={form.field('kind') as FieldBinding<string | null | undefined>}
          label={words('kind')}
          choices={DOCUMENT_KINDS.map((value) => ({ value, label: kinds(value) }))}
          required
        />
        <TextField of={form.field('name')} label={words('name')} maxLength={NAME_LENGTH} required autoComplete="off" />
      </div>
      <Group justify="flex-end">
        <SubmitButton form={form} variant="default">
          {words('add')}
        </SubmitButton>
      </Group>
    </Form>
  );
}
