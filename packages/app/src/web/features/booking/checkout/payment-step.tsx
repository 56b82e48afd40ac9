// The last step: what is held and for how long, what there is to pay, and each problem with a way to solve it.

import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import type { Alternative, BookingCheck, CampAlternative, PlacedBooking } from '#contract/booking/booking.shapes.ts';
import { readBookingChoices } from '#contract/booking/draft/choices.endpoints.ts';
import type { CurrentTrip } from '#contract/booking/draft/current-trip.ts';
import { bookAsNewTrip } from '#web/features/booking/draft/of-trip.tsx';
import { replaceCamp, type Step, setFamily, stepOfField } from '#web/features/booking/draft/trip.model.ts';
import { draft } from '#web/features/booking/draft/use-draft.ts';
import { PaymentSummary } from '#web/features/booking/summary.tsx';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { useFamilyTitle } from '#web/platform/messages/page-locale.ts';
import { addDays } from '#web/ui/calendar/days.ts';
import { ChoiceCard, ChoiceCards } from '#web/ui/choice-card.tsx';
import { LoadingRows } from '#web/ui/skeletons.tsx';
import { StepHeading } from '#web/ui/steps/steps.tsx';
import { useMoneyText } from '#web/ui/text/money-text.ts';
import { DateRangeText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { PayPanel } from './pay-panel.tsx';
import { compareTotals, listChangedLines, type Total } from './payment.model.ts';
import { type Shown, useBookingPayment } from './use-booking-payment.ts';
import { useKeptPayment } from './use-return.ts';

interface PaymentStepProps {
  readonly trip: CurrentTrip;
  readonly agreed: Shown | null;
  readonly onPlaced: (placed: PlacedBooking) => void;
  readonly goTo: (step: Step) => void;
}

interface IssueListProps {
  readonly issues: BookingCheck['issues'];
  readonly goTo: (step: Step) => void;
}

/** Lists what is missing or wrong, each with a link to where it can be corrected. */
export function IssueList({ issues, goTo }: IssueListProps) {
  const words = useTranslations('booking');
  function anew(): void {
    bookAsNewTrip();
    goTo('review');
  }
  return (
    <Alert color="yellow" role="alert" title={words('problemsTitle')}>
      <Stack component="ul" gap="xs" p={0} m={0} style={{ listStyle: 'none' }}>
        {issues.map(({ field, code, message }) => (
          <Group component="li" key={field + code} gap="xs" justify="space-between">
            <Text size="sm">{message}</Text>
            {code === 'tripOver' ? (
              <Button variant="default" size="sm" onClick={anew}>
                {words('ofTrip.asNew')}
              </Button>
            ) : (
              <Button variant="default" size="sm" onClick={() => goTo(stepOfField(field))}>
                {words('mend', { step: words(`steps.${stepOfField(field)}`) })}
              </Button>
            )}
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
    draft.change((trip) => setFamily(trip, id));
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
      <Elsewhere goTo={goTo} to="family" />
    </Stack>
  );
}

/** Offers another choice or other dates if the chosen family or camp isn't available. */
function Elsewhere({ goTo, to }: Pick<PaymentStepProps, 'goTo'> & { readonly to: 'family' | 'camps' }) {
  const words = useTranslations('booking');
  return (
    <Group>
      <Button variant="default" onClick={() => goTo(to)}>
        {words(to === 'family' ? 'otherFamily' : 'toCamps')}
      </Button>
      <Button variant="default" onClick={() => goTo('plan')}>
        {words('otherDates')}
      </Button>
    </Group>
  );
}

function CampsInstead({ message, camps, goTo }: { message: string; camps: readonly CampAlternative[] } & Pick<PaymentStepProps, 'goTo'>) {
  const words = useTranslations('booking');
  function take({ scheduleId, activityId, startDate }: CampAlternative): void {
    draft.change((trip) => replaceCamp(trip, { scheduleId, activityId, startDate }));
    goTo('review');
  }
  return (
    <Stack>
      <Alert color="yellow" role="alert" title={message}>
        {words(camps.length === 0 ? 'noCampAlternatives' : 'campAlternatives')}
      </Alert>
      <ChoiceCards label={words('campAlternatives')}>
        {camps.map((camp) => (
          <li key={camp.scheduleId}>
            <ChoiceCard
              title={camp.name}
              photoRef={null}
              facts={[
                <DateRangeText key="week" from={camp.startDate} to={addDays(camp.startDate, 4)} style="weekday" />,
                words('placesLeft', { count: camp.placesLeft }),
                ...(camp.isBackup ? [words('addedBackup')] : []),
              ]}
            >
              <Button onClick={() => take(camp)}>{words('chooseInstead')}</Button>
            </ChoiceCard>
          </li>
        ))}
      </ChoiceCards>
      <Elsewhere goTo={goTo} to="camps" />
    </Stack>
  );
}

/** Shown if a paid booking can't be placed: says that the money is refunded, and offers nothing that would charge a second time. */
export function RefusedBooking({ message, goTo }: { readonly message: string } & Pick<PaymentStepProps, 'goTo'>) {
  return (
    <Alert color="red" role="alert" title={message}>
      <Elsewhere goTo={goTo} to="family" />
    </Alert>
  );
}

/** Lists what changed in a price, line by line. */
function MovedLines({ before, now }: { readonly before: Total; readonly now: Total }) {
  const words = useTranslations('booking');
  const money = useMoneyText();
  const { data: choices } = useEndpoint(readBookingChoices, {});
  const lines = listChangedLines(before, now);
  if (choices === undefined || lines.length === 0) return null;
  const nameOf = (id: number) => choices.templates.find((template) => template.id === id)?.name ?? '';
  return (
    <Stack component="ul" gap={4} p={0} m={0} style={{ listStyle: 'none' }}>
      {lines.map((line) => (
        <Text component="li" size="sm" key={`${line.pricingTemplateId} ${line.before} ${line.now}`}>
          {words('lineMoved', {
            name: nameOf(line.pricingTemplateId),
            before: money({ amount: line.before ?? '0', currency: before.currency }),
            now: money({ amount: line.now ?? '0', currency: now.currency }),
          })}
        </Text>
      ))}
    </Stack>
  );
}

/** Shows the earlier and the current price; nothing if they are equal or unknown. */
function MovedPrice({ before, now }: { readonly before: Total | null; readonly now: Total | null }) {
  const words = useTranslations('booking');
  const money = useMoneyText();
  if (before === null || now === null || compareTotals(before, now) === 'same') return null;
  return (
    <Text>
      {words('oldAndNew', {
        before: money({ amount: before.total, currency: before.currency }),
        now: money({ amount: now.total, currency: now.currency }),
      })}
    </Text>
  );
}

export function PaymentStep({ trip, agreed, onPlaced, goTo }: PaymentStepProps) {
  const words = useTranslations('booking');
  const { payment, start, place, end } = useBookingPayment(agreed, onPlaced);
  const isOpen = payment.at === 'working' || payment.at === 'failed';
  useKeptPayment(payment.at === 'pay' ? payment.intent.paymentIntentId : isOpen ? undefined : null);
  return (
    <Stack>
      <StepHeading>{words('steps.payment')}</StepHeading>
      <PaymentSummary trip={payment.at === 'pay' ? payment.trip : trip} goTo={goTo} />
      {payment.at === 'working' ? (
        <div>
          <Text role="status">{words('holding')}</Text>
          <LoadingRows count={4} />
        </div>
      ) : null}
      {payment.at === 'problems' ? <IssueList issues={payment.issues} goTo={goTo} /> : null}
      {payment.at === 'taken' ? <Alternatives {...payment} goTo={goTo} /> : null}
      {payment.at === 'full' ? <CampsInstead {...payment} goTo={goTo} /> : null}
      {payment.at === 'refused' ? <RefusedBooking message={payment.message} goTo={goTo} /> : null}
      {payment.at === 'changed' ? (
        <Alert color="yellow" role="alert" title={words('priceChanged')}>
          <Stack gap="sm" align="flex-start">
            <MovedPrice {...payment} />
            <MovedLines before={payment.before} now={payment.now} />
            <Button onClick={() => start(payment.now)}>{words('acceptPrice')}</Button>
            <Button variant="default" onClick={() => goTo('review')}>
              {words('backToReview')}
            </Button>
          </Stack>
        </Alert>
      ) : null}
      {payment.at === 'moved' ? (
        <Alert color="yellow" role="alert" title={words('changedElsewhere')}>
          <Stack gap="sm" align="flex-start">
            <Text>{words('changedElsewhereText')}</Text>
            <MovedPrice {...payment} />
            <Button onClick={() => goTo('review')}>{words('backToReview')}</Button>
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
            <Button variant="default" onClick={() => goTo('review')}>
              {words('backToReview')}
            </Button>
          </Group>
        </Alert>
      ) : null}
      {payment.at === 'over' ? (
        <Alert color="yellow" role="alert" title={words('holdOver')}>
          <Stack gap="sm" align="flex-start">
            <Text>{words('holdOverText')}</Text>
            <Button onClick={() => start(null)}>{words('holdAgain')}</Button>
            <Button variant="default" onClick={() => goTo('review')}>
              {words('backToReview')}
            </Button>
          </Stack>
        </Alert>
      ) : null}
    </Stack>
  );
}
