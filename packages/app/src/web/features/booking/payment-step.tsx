// The last step: what is held and for how long, what there is to pay, and whatever stands in the way with the way round it.

import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import type { Alternative, CheckedBooking, PlacedBooking } from '#contract/booking/booking.shapes.ts';
import { useFamilyTitle } from '#web/platform/page-locale.ts';
import { ChoiceCard, ChoiceCards } from '#web/ui/choice-card.tsx';
import { LoadingRows } from '#web/ui/loading.tsx';
import { StepHeading } from '#web/ui/steps/steps.tsx';
import { useMoneyText } from '#web/ui/text/money-text.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { PayPanel } from './pay-panel.tsx';
import { type Step, stepOfField, withFamily } from './trip.model.ts';
import { type Shown, useBookingPayment } from './use-booking-payment.ts';
import { draft } from './use-draft.ts';

interface PaymentStepProps {
  readonly agreed: Shown | null;
  readonly onPlaced: (placed: PlacedBooking) => void;
  readonly goTo: (step: Step) => void;
}

interface IssueListProps {
  readonly issues: CheckedBooking['issues'];
  readonly goTo: (step: Step) => void;
}

/** What is missing or wrong, each with the way to where it is put right. */
export function IssueList({ issues, goTo }: IssueListProps) {
  const words = useTranslations('booking');
  return (
    <Alert color="yellow" role="alert" title={words('problemsTitle')}>
      <Stack component="ul" gap="xs" p={0} m={0} style={{ listStyle: 'none' }}>
        {issues.map(({ field, code, message }) => (
          <Group component="li" key={field + code} gap="xs" justify="space-between">
            <Text size="sm">{message}</Text>
            <Button variant="default" size="sm" onClick={() => goTo(stepOfField(field))}>
              {words('mend', { step: words(`steps.${stepOfField(field)}`) })}
            </Button>
          </Group>
        ))}
      </Stack>
    </Alert>
  );
}

function Alternatives({
  message,
  alternatives,
  goTo,
}: { message: string; alternatives: readonly Alternative[] } & Pick<PaymentStepProps, 'goTo'>) {
  const words = useTranslations('booking');
  const titleOf = useFamilyTitle();
  function take(id: number): void {
    draft.change((trip) => withFamily(trip, id));
    goTo('review');
  }
  return (
    <Stack>
      <Alert color="yellow" role="alert" title={message}>
        {words(alternatives.length === 0 ? 'noAlternatives' : 'alternatives')}
      </Alert>
      <ChoiceCards label={words('alternatives')}>
        {alternatives.map(({ hostFamilyId, name, countyName, image }) => (
          <li key={hostFamilyId}>
            <ChoiceCard title={titleOf(name)} photoRef={image} facts={[countyName]}>
              <Button onClick={() => take(hostFamilyId)}>{words('chooseInstead')}</Button>
            </ChoiceCard>
          </li>
        ))}
      </ChoiceCards>
      <Group>
        <Button variant="default" onClick={() => goTo('family')}>
          {words('otherFamily')}
        </Button>
      </Group>
    </Stack>
  );
}

export function PaymentStep({ agreed, onPlaced, goTo }: PaymentStepProps) {
  const words = useTranslations('booking');
  const money = useMoneyText();
  const { payment, start, place, end } = useBookingPayment(agreed, onPlaced);
  return (
    <Stack>
      <StepHeading>{words('steps.payment')}</StepHeading>
      {payment.at === 'working' ? (
        <div>
          <Text role="status">{words('holding')}</Text>
          <LoadingRows count={4} />
        </div>
      ) : null}
      {payment.at === 'problems' ? <IssueList issues={payment.issues} goTo={goTo} /> : null}
      {payment.at === 'taken' ? <Alternatives {...payment} goTo={goTo} /> : null}
      {payment.at === 'changed' ? (
        <Alert color="yellow" role="alert" title={words('priceChanged')}>
          <Stack gap="sm" align="flex-start">
            <Text>
              {words('oldAndNew', {
                before: money({ amount: payment.before.total, currency: payment.before.currency }),
                now: money({ amount: payment.now.total, currency: payment.now.currency }),
              })}
            </Text>
            <Button onClick={() => start(payment.now)}>{words('acceptPrice')}</Button>
            <Button variant="default" onClick={() => goTo('review')}>
              {words('backToReview')}
            </Button>
          </Stack>
        </Alert>
      ) : null}
      {payment.at === 'pay' ? (
        <>
          {payment.lowered ? <Alert color="green">{words('priceLowered')}</Alert> : null}
          <PayPanel key={payment.intent.paymentIntentId} intent={payment.intent} onPaid={place} onOver={end} />
        </>
      ) : null}
      {payment.at === 'failed' ? (
        <Alert color="red" role="alert" title={payment.message}>
          <Group>
            <Button variant="default" onClick={() => start(null)}>
              {words('again')}
            </Button>
            <Button variant="default" onClick={() => goTo(payment.code === 'placesTaken' ? 'camps' : 'review')}>
              {words(payment.code === 'placesTaken' ? 'toCamps' : 'backToReview')}
            </Button>
          </Group>
        </Alert>
      ) : null}
      {payment.at === 'over' ? (
        <Alert color="yellow" role="alert" title={words('holdOver')}>
          <Stack gap="sm" align="flex-start">
            <Text>{words('holdOverText')}</Text>
            <Button onClick={() => start(null)}>{words('holdAgain')}</Button>
          </Stack>
        </Alert>
      ) : null}
    </Stack>
  );
}
