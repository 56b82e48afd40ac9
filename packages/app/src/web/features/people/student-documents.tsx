// The documents of a student: list, delete and add.

import { Anchor, Button, Stack, Text } from '@mantine/core';
import { listDocuments, readDocument, removeDocument } from '#contract/people/documents.endpoints.ts';
import type { StudentDocument } from '#contract/people/documents.shapes.ts';
import { toRequestAddress } from '#web/platform/api/api.ts';
import { useAction, useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { confirm } from '#web/ui/dialog/dialogs.ts';
import { Fault } from '#web/ui/fault.tsx';
import { LoadingRows } from '#web/ui/skeletons.tsx';
import { useFormatLocale } from '#web/ui/text/format-locale.ts';
import { InstantText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { writeSize } from '#web/ui/upload/accepted.ts';
import { DocumentForm } from './document-form.tsx';
import classes from './people.module.css';

interface DocumentProps {
  readonly studentId: number;
  readonly paper: StudentDocument;
}

function useRemoveDocument({ studentId, paper: { id, name } }: DocumentProps): () => Promise<void> {
  const words = useTranslations('students.documents');
  const { run } = useAction(removeDocument, { told: false, changes: [listDocuments] });
  return async () => {
    const question = { title: words('removeTitle', { name }), consequences: [words('removeText')], confirm: words('remove') };
    if (!(await confirm({ ...question, tone: 'danger' }))) return;
    if ((await run({ params: { id: studentId, documentId: id } })) !== null) showToast(words('removed', { name }));
  };
}

function Document({ studentId, paper }: DocumentProps) {
  const words = useTranslations('students.documents');
  const kinds = useTranslations('names.documentKind');
  const tag = useFormatLocale();
  const remove = useRemoveDocument({ studentId, paper });
  const { id, name, kind, fileName, size, addedBy, createdAt, canRemove } = paper;
  return (
    <li className={classes['entry']}>
      <div>
        <Anchor
          href={toRequestAddress(readDocument, { params: { id: studentId, documentId: id } })}
          download={fileName}
          aria-label={words('download', { name })}
        >
          {name}
        </Anchor>
        <Text size="sm">
          {kinds(kind)} · {writeSize(size, tag)}
        </Text>
        <Text size="sm" c="dimmed">
          <InstantText at={createdAt} /> {addedBy !== null && words('addedBy', { name: addedBy })}
        </Text>
      </div>
      {canRemove && (
        <Button variant="subtle" color="red" size="compact-md" aria-label={`${words('remove')}: ${name}`} onClick={() => void remove()}>
          {words('remove')}
        </Button>
      )}
    </li>
  );
}

function Documents({ studentId }: { readonly studentId: number }) {
  const words = useTranslations('students');
  const { data, failure, reload } = useEndpoint(listDocuments, { params: { id: studentId } });
  if (data === undefined) return failure === null ? <LoadingRows count={2} /> : <Fault message={failure.message} onRetry={reload} />;
  if (data.data.length === 0) return <Text c="dimmed">{words('documents.none')}</Text>;
  return (
    <ul className={classes['entries']} aria-label={words('section.documents')}>
      {data.data.map((paper) => (
        <Document key={paper.id} studentId={studentId} paper={paper} />
      ))}
    </ul>
  );
}

/** For users who manage the student; hidden from others. */
export function StudentDocuments({ studentId }: { readonly studentId: number }) {
  const words = useTranslations('students.documents');
  return (
    <Stack>
      <Text size="sm" c="dimmed">
        {words('note')}
      </Text>
      <Documents studentId={studentId} />
      <DocumentForm studentId={studentId} />
    </Stack>
  );
}
