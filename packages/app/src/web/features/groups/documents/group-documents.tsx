// The documents of a group: list, and for those who write groups delete and add.

import { Stack, Text } from '@mantine/core';
import {
  addGroupDocument,
  listGroupDocuments,
  readGroupDocument,
  removeGroupDocument,
} from '#contract/groups/group-documents.endpoints.ts';
import { GROUP_DOCUMENT_KINDS, groupDocumentBody, HEALTH_KINDS } from '#contract/groups/group-documents.shapes.ts';
import { call, toRequestAddress } from '#web/platform/api/api.ts';
import { toQueryKey, useAction, useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { queryClient } from '#web/platform/api/query-client.ts';
import { DocumentForm } from '#web/platform/documents/document-form.tsx';
import { DocumentList } from '#web/platform/documents/document-list.tsx';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { Fault } from '#web/ui/fault.tsx';
import { LoadingRows } from '#web/ui/skeletons.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

interface DocumentsProps {
  readonly groupId: number;
}

function Documents({ groupId }: DocumentsProps) {
  const words = useTranslations('groups.tab');
  const kinds = useTranslations('names.groupDocumentKind');
  const { data, failure, reload } = useEndpoint(listGroupDocuments, { params: { id: groupId } });
  const { run } = useAction(removeGroupDocument, { told: false, changes: [listGroupDocuments] });
  if (data === undefined) return failure === null ? <LoadingRows count={2} /> : <Fault message={failure.message} onRetry={reload} />;
  return (
    <DocumentList
      label={words('documents')}
      papers={data.data}
      kindName={kinds}
      toAddress={(documentId) => toRequestAddress(readGroupDocument, { params: { id: groupId, documentId } })}
      remove={async (documentId) => (await run({ params: { id: groupId, documentId } })) !== null}
    />
  );
}

function AddDocument({ groupId }: DocumentsProps) {
  const kinds = useTranslations('names.groupDocumentKind');
  const { capabilities } = useSignedInUser();
  const isOffered = (kind: (typeof GROUP_DOCUMENT_KINDS)[number]) =>
    !HEALTH_KINDS.includes(kind) || capabilities.includes('students.health');
  return (
    <DocumentForm
      shape={groupDocumentBody}
      kinds={GROUP_DOCUMENT_KINDS.filter(isOffered).map((value) => ({ value, label: kinds(value) }))}
      send={(body) => call(addGroupDocument, { params: { id: groupId }, body })}
      onAdded={() => void queryClient.invalidateQueries({ queryKey: toQueryKey(listGroupDocuments) })}
    />
  );
}

export function GroupDocuments({ groupId }: DocumentsProps) {
  const words = useTranslations('groups.documents');
  const { capabilities } = useSignedInUser();
  return (
    <Stack>
      <Text size="sm" c="dimmed">
        {words('note')}
      </Text>
      <Documents groupId={groupId} />
      {capabilities.includes('groups.write') && <AddDocument groupId={groupId} />}
    </Stack>
  );
}
