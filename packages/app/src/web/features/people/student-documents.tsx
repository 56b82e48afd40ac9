// The documents of a student: list, delete and add.

import { Stack, Text } from '@mantine/core';
import { addDocument, listDocuments, readDocument, removeDocument } from '#contract/people/documents.endpoints.ts';
import { DOCUMENT_KINDS, documentBody } from '#contract/people/documents.shapes.ts';
import { call, toRequestAddress } from '#web/platform/api/api.ts';
import { toQueryKey, useAction, useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { queryClient } from '#web/platform/api/query-client.ts';
import { DocumentForm } from '#web/platform/documents/document-form.tsx';
import { DocumentList } from '#web/platform/documents/document-list.tsx';
import { Fault } from '#web/ui/fault.tsx';
import { LoadingRows } from '#web/ui/skeletons.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

interface DocumentsProps {
  readonly studentId: number;
}

function Documents({ studentId }: DocumentsProps) {
  const words = useTranslations('students.section');
  const kinds = useTranslations('names.documentKind');
  const { data, failure, reload } = useEndpoint(listDocuments, { params: { id: studentId } });
  const { run } = useAction(removeDocument, { told: false, changes: [listDocuments] });
  if (data === undefined) return failure === null ? <LoadingRows count={2} /> : <Fault message={failure.message} onRetry={reload} />;
  return (
    <DocumentList
      label={words('documents')}
      papers={data.data}
      kindName={kinds}
      toAddress={(documentId) => toRequestAddress(readDocument, { params: { id: studentId, documentId } })}
      remove={async (documentId) => (await run({ params: { id: studentId, documentId } })) !== null}
    />
  );
}

/** For users who manage the student; hidden from others. */
export function StudentDocuments({ studentId }: DocumentsProps) {
  const words = useTranslations('students.documents');
  const kinds = useTranslations('names.documentKind');
  return (
    <Stack>
      <Text size="sm" c="dimmed">
        {words('note')}
      </Text>
      <Documents studentId={studentId} />
      <DocumentForm
        shape={documentBody}
        kinds={DOCUMENT_KINDS.map((value) => ({ value, label: kinds(value) }))}
        send={(body) => call(addDocument, { params: { id: studentId }, body })}
        onAdded={() => void queryClient.invalidateQueries({ queryKey: toQueryKey(listDocuments) })}
      />
    </Stack>
  );
}
