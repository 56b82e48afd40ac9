// Who of the staff has read which personal details of a host family.

import { Table, Text } from '@mantine/core';
import { useState } from 'react';
import { listFamilyReads } from '#contract/host-families/family-reads.endpoints.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { Fault } from '#web/ui/fault.tsx';
import { LoadingRows } from '#web/ui/skeletons.tsx';
import { DateText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { PageSteps } from './page-steps.tsx';

export function ReadingsTab({ id }: { readonly id: number }) {
  const words = useTranslations('hubFamilyEdit.readings');
  const [page, setPage] = useState(1);
  const { data, failure, reload } = useEndpoint(listFamilyReads, { params: { id }, query: { page } });
  if (data === undefined) return failure === null ? <LoadingRows count={4} /> : <Fault message={failure.message} onRetry={reload} />;
  if (data.total === 0) return <Text c="dimmed">{words('none')}</Text>;
  return (
    <>
      <Text size="sm" c="dimmed" mb="sm">
        {words('hint')}
      </Text>
      <Table.ScrollContainer minWidth={420}>
        <Table>
          <Table.Thead>
            <Table.Tr>
              {(['day', 'reader', 'part'] as const).map((name) => (
                <Table.Th key={name} scope="col">
                  {words(name)}
                </Table.Th>
              ))}
              <Table.Th scope="col" ta="end">
                {words('times')}
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {data.data.map(({ day, reader, part, times }) => (
              <Table.Tr key={`${day} ${reader.id} ${part}`}>
                <Table.Td>
                  <DateText day={day} />
                </Table.Td>
                <Table.Td>{`${reader.firstName} ${reader.lastName}`.trim() || words('deletedAccount')}</Table.Td>
                <Table.Td>{words(`parts.${part}`)}</Table.Td>
                <Table.Td ta="end">{times}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      <PageSteps page={data} onPage={setPage} />
    </>
  );
}
