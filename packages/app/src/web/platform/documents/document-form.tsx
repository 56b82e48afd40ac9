// The form to add a document to a record: the file, its kind and its name.

import { Group } from '@mantine/core';
import { useState } from 'react';
import type * as z from 'zod';
import { DOCUMENT_FILES, type newDocumentOf } from '#contract/attachments/document.shapes.ts';
import { SelectField } from '#web/ui/form/fields/choice-fields.tsx';
import { TextField } from '#web/ui/form/fields/text-field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { type FieldBinding, useForm } from '#web/ui/form/use-form.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { IMAGES } from '#web/ui/upload/accepted.ts';
import type { StoredFile } from '#web/ui/upload/transport.ts';
import { FilesField } from '#web/ui/upload/upload-field.tsx';
import { uploads } from '../api/uploads.ts';
import { showToast } from '../notices/notices.ts';
import classes from './documents.module.css';

const PAPERS = { maxFiles: 1, mediaTypes: [...IMAGES.mediaTypes, 'application/pdf'], names: DOCUMENT_FILES };

const NAME_LENGTH = 120;

type DocumentShape = ReturnType<typeof newDocumentOf>;

/** What is sent of a new document; the kinds are those of its record. */
interface NewDocument<Kind extends string> {
  readonly ref: string;
  readonly kind: Kind;
  readonly name: string;
}

interface DocumentFormProps<Kind extends string> {
  readonly shape: z.ZodType<NewDocument<Kind>, NewDocument<Kind>>;
  /** The last one is chosen at first. */
  readonly kinds: readonly { readonly value: Kind; readonly label: string }[];
  readonly send: (body: NewDocument<Kind>) => Promise<{ readonly name: string }>;
  /** Called when a document was added. */
  readonly onAdded: () => void;
}

/** Returns the name of a file without its extension. */
const stemOf = ({ name }: StoredFile) => name.replace(/\.[a-z0-9]{1,5}$/i, '').slice(0, NAME_LENGTH);

export function DocumentForm<Kind extends string>({ shape, kinds, send, onAdded }: DocumentFormProps<Kind>) {
  const words = useTranslations('documents');
  const [files, setFiles] = useState<readonly StoredFile[]>([]);
  const empty = { ref: '', kind: kinds.at(-1)?.value ?? '', name: '' };
  const form = useForm({
    shape: async () => shape as unknown as DocumentShape,
    initial: empty as z.input<DocumentShape>,
    send: (body) => send(body as unknown as NewDocument<Kind>),
    done({ name }) {
      showToast(words('added', { name }));
      setFiles([]);
      form.reset(empty as z.input<DocumentShape>);
      onAdded();
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
        <SelectField of={form.field('kind') as FieldBinding<string | null | undefined>} label={words('kind')} choices={kinds} required />
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
