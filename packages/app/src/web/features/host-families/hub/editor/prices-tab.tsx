// The prices of a host family for staff: those that apply, what the family asks for, and the decision for who may take it.

import { Alert, Anchor, Badge, Card, Group, Stack, Text, Title } from '@mantine/core';
import { Link } from 'wouter';
import { listRates } from '#contract/host-families/rates.endpoints.ts';
import type { FamilyRate, FamilyRates } from '#contract/host-families/rates.shapes.ts';
import { paths } from '#web/paths.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { Fault } from '#web/ui/fault.tsx';
import { LoadingRows } from '#web/ui/skeletons.tsx';
import { useMoneyText } from '#web/ui/text/money-text.ts';
import { RelativeTime } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { RateDecision } from '../../rates/rate-decision.tsx';

type Proposal = NonNullable<FamilyRate['proposal']>;

interface FamilyProps {
  readonly id: number;
  readonly name: string;
}

/** The open request of a family, with the decision for who may take it. */
function OpenRequest({ proposal, template, name }: { readonly proposal: Proposal; readonly template: string; readonly name: string }) {
  const words = useTranslations('hubFamilyEdit.prices');
  const money = useMoneyText();
  const mayDecide = useSignedInUser().capabilities.includes('rates.decide');
  return (
    <Alert color="blue" title={words('asked', { amount: money(proposal) })}>
      <Stack gap="xs">
        <Text size="sm">
          <RelativeTime at={proposal.proposedAt} />
          {proposal.note !== '' && <> · “{proposal.note}”</>}
        </Text>
        {mayDecide ? <RateDecision proposal={proposal} familyName={name} about={template} /> : <Text size="sm">{words('waits')}</Text>}
      </Stack>
    </Alert>
  );
}

function Price({ rate, currency, name }: { readonly rate: FamilyRate; readonly currency: string; readonly name: string }) {
  const words = useTranslations('hubFamilyEdit.prices');
  const texts = useTranslations('familyRates');
  const money = useMoneyText();
  const readsDraft = useSignedInUser().capabilities.includes('priceBooks.read');
  const { templateName, kind, origin, amount, draftAmount, sample, proposal } = rate;
  return (
    <Card component="section" aria-label={templateName}>
      <Stack gap="xs">
        <Group justify="space-between" gap="xs">
          <Title order={2} size="h4">
            {templateName}
          </Title>
          <Badge color={origin === 'Host_family' ? 'green' : 'gray'}>{words(origin === 'Host_family' ? 'own' : 'place')}</Badge>
        </Group>
        <Text>
          {amount === null ? texts('noneYet') : texts('now', { amount: money({ amount, currency }) })}{' '}
          <Text span>{texts(`kind.${kind}`)}</Text>
        </Text>
        {amount !== draftAmount && (
          <Text size="sm">
            {texts('next', { amount: money({ amount: draftAmount, currency }) })}
            {readsDraft && (
              <>
                {' · '}
                <Anchor component={Link} to={paths.hubPriceBooks()}>
                  {words('toDraft')}
                </Anchor>
              </>
            )}
          </Text>
        )}
        {sample !== null && (
          <Text size="sm" c="dimmed">
            {words('sample', {
              customer: money({ amount: sample.customer, currency: sample.currency }),
              host: money({ amount: sample.host, currency: sample.currency }),
            })}
          </Text>
        )}
        {proposal?.state === 'open' && <OpenRequest proposal={proposal} template={templateName} name={name} />}
      </Stack>
    </Card>
  );
}

const hasPrice = ({ rates }: FamilyRates) => rates.some(({ amount }) => amount !== null);

export function PricesTab({ id, name }: FamilyProps) {
  const words = useTranslations('hubFamilyEdit.prices');
  const { data, failure, reload } = useEndpoint(listRates, { params: { id } });
  if (data === undefined) return failure === null ? <LoadingRows count={2} /> : <Fault message={failure.message} onRetry={reload} />;
  return (
    <Stack maw={720}>
      <Text size="sm" c="dimmed">
        {words('lead')}
      </Text>
      {data.rates.length === 0 && <Text>{words('none')}</Text>}
      {data.rates.map((rate) => (
        <Price key={rate.templateId} rate={rate} currency={data.currency} name={name} />
      ))}
    </Stack>
  );
}

/** Tells whoever opens a live family that has no price: parents find it, but can't book it. */
export function UnpricedAlert({ id }: Pick<FamilyProps, 'id'>) {
  const words = useTranslations('hubFamilyEdit.prices');
  const { data } = useEndpoint(listRates, { params: { id } });
  if (data === undefined || hasPrice(data)) return null;
  return (
    <Alert color="red" mb="md" title={words('missing')}>
      {words(data.rates.length === 0 ? 'missingPlace' : 'missingBook')}
    </Alert>
  );
}
