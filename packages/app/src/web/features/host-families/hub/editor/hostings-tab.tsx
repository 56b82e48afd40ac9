// The stays that a host family was asked for.

import { Anchor, Table, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { type FamilyOffer, listFamilyOffers } from '#contract/host-families/family-offers.endpoints.ts';
import { paths } from '#web/paths.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { Fault } from '#web/ui/fault.tsx';
import { LoadingRows } from '#web/ui/skeletons.tsx';
import { DateRangeText, InstantText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { PageSteps } from './page-steps.tsx';

interface HostingsTabProps {
  readonly id: number;
  /** The badge of an offer's state. */
  readonly badge: (state: FamilyOffer['state']) => ReactNode;
}

export function HostingsTab({ id, badge }: HostingsTabProps) {
  const words = useTranslations('hubFamilyEdit.hostings');
  const { capabilities } = useSignedInUser();
  const [page, setPage] = useState(1);
  const { data, failure, reload } = useEndpoint(listFamilyOffers, { params: { id }, query: { page } });
  if (data === undefined) return failure === null ? <LoadingRows count={4} /> : <Fault message={failure.message} onRetry={reload} />;
  if (data.total === 0) return <Text c="dimmed">{words('none')}</Text>;
  const nameOf = ({ studentNames, studentLastName }: FamilyOffer) => [studentNames, studentLastName].filter(Boolean).join(' ');
  return (
    <>
      <Table.ScrollContainer minWidth={560}>
        <Table>
          <Table.Thead>
            <Table.Tr>
              {(['dates', 'student', 'state', 'askedAt', 'answeredAt'] as const).map((name) => (
                <Table.Th key={name} scope="col">
                  {words(name)}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {data.data.map((offer) => (
              <Table.Tr key={offer.offerId}>
                <Table.Td>
                  <DateRangeText from={offer.fromDate} to={offer.toDate} />
                </Table.Td>
                <Table.Td>
                  {capabilities.includes('trips.read') ? (
                    <Anchor component={Link} to={paths.hubTripEdit({ id: offer.tripId })} size="sm">
                      {nameOf(offer)}
                    </Anchor>
                  ) : (
                    nameOf(offer)
                  )}
                </Table.Td>
                <Table.Td>{badge(offer.state)}</Table.Td>
                <Table.Td>{offer.askedAt !== null && <InstantText at={offer.askedAt} />}</Table.Td>
                <Table.Td>{offer.answeredAt !== null && <InstantText at={offer.answeredAt} />}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      <PageSteps page={data} onPage={setPage} />
    </>
  );
}
