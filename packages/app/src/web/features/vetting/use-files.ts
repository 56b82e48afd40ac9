// Binds uploaded files to a field that holds their names.

import { useState } from 'react';
import type { FieldBinding } from '#web/ui/form/use-form.ts';
import type { StoredFile } from '#web/ui/upload/transport.ts';

type FilesBinding = FieldBinding<readonly StoredFile[] | null | undefined>;

/** A field of several files: its value is the list of their names. */
export function useFiles(refs: FieldBinding<string[] | null | undefined>): FilesBinding {
  const [files, setFiles] = useState<readonly StoredFile[]>([]);
  return {
    ...refs,
    value: files,
    change(next) {
      setFiles(next ?? []);
      refs.change((next ?? []).map(({ randomRef }) => randomRef));
    },
  };
}

/** A field of one file: its value is the name of it, or empty. */
export function useOneFile(ref: FieldBinding<string | null | undefined>): FilesBinding {
  const [files, setFiles] = useState<readonly StoredFile[]>([]);
  return {
    ...ref,
    value: files,
    change(next) {
      setFiles(next ?? []);
      ref.change(next?.[0]?.randomRef ?? '');
    },
  };
}
