// For staff: who requested a trip with the wizard, and their contact details.

import { Anchor, Card, Stack, Title } from '@mantine/core';
import { useId } from 'react';
import { readTripRequest } from '#contract/booking/wizard/experience.endpoints.ts';
import type { TripRequest as Request } from '#contract/booking/wizard/experience.shapes.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { useFamilyTitle } from '#web/platform/messages/page-locale.ts';
import { ResourceDetails } from '#web/platform/resource/resource-details.tsx';
import { Fault } from '#web/ui/fault.tsx';
import { useFormatLocale } from '#web/ui/text/format-locale.ts';
import { DateRangeText, InstantText, MoneyText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { useSourceName } from './source-name.ts';

function Mail({ to }: { readonly to: string | null }) {
  return to === null ? null : <Anchor href={`mailto:${to}`}>{to}</Anchor>;
}

function Asked({ request }: { readonly request: Request }) {
  const words = useTranslations('experience');
  const sourceName = useSourceName();
  const titleOf = useFamilyTitle();
  const { family, activities, estimate, declinedAt } = request;
  const countryName = new Intl.DisplayNames([useFormatLocale()], { type: 'region' });
  const { reference, sentAt, writtenTo, phone, parentName, emailParent, parentAddress, cityTown, countryCode, inquirySource } = request;
  // In the order of the wizard; empty answers are omitted.
  const said = [
    { label: words('parentName'), value: parentName },
    { label: words('emailParent'), value: <Mail to={emailParent} />, is: emailParent },
    { label: words('email'), value: <Mail to={request.email} />, is: request.email },
    { label: words('phone'), value: <Anchor href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</Anchor>, is: phone },
    { label: words('parentAddress'), value: parentAddress },
    { label: words('cityTown'), value: cityTown },
    { label: words('parentCountry'), value: countryCode === null ? '' : (countryName.of(countryCode) ?? '') },
    { label: words('found'), value: inquirySource === null ? '' : sourceName(inquirySource) },
    { label: words('referralCode'), value: request.referralCode },
  ].filter(({ value, is = value }) => is !== '' && is !== null);
  const details = [
    { label: words('request.reference'), value: reference },
    { label: words('request.sent'), value: <InstantText at={sentAt} /> },
    { label: words('request.writtenTo'), value: <Mail to={writtenTo} /> },
    ...(declinedAt === null ? [] : [{ label: words('request.declined'), value: <InstantText at={declinedAt} /> }]),
    ...(request.experienceTypeName === '' ? [] : [{ label: words('request.kind'), value: request.experienceTypeName }]),
    {
      label: words('request.wish'),
      value: (
        <>
          {words('weeks', { count: request.experienceLength })}, <DateRangeText from={request.fromDate} to={request.toDate} />
        </>
      ),
    },
    { label: words('request.family'), value: family === null ? words('weSuggest') : titleOf(family.name) },
    { label: words('activityWeeks'), value: [String(request.activityWeeks), ...activities].join(' · ') },
    ...(estimate === null ? [] : [{ label: words('request.estimate'), value: <MoneyText {...estimate} /> }]),
    ...said,
  ];
  return <ResourceDetails details={details} />;
}

/** Renders nothing for trips that did not start in the wizard. */
export function TripRequest({ tripId }: { readonly tripId: number }) {
  const words = useTranslations('experience');
  const heading = useId();
  const { data, failure, reload } = useEndpoint(readTripRequest, { params: { id: tripId } });
  if (data === undefined) return failure === null ? null : <Fault message={failure.message} onRetry={reload} />;
  if (data.request === null) return null;
  return (
    <Card component="section" aria-labelledby={heading} mb="md">
      <Stack gap="sm">
        <Title order={2} size="h4" id={heading}>
          {words('request.title')}
        </Title>
        <Asked request={data.request} />
      </Stack>
    </Card>
  );
}
