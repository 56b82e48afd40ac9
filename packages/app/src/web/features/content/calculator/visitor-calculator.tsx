// The price calculator for visitors: families by their towns, priced by the server with the book in force.

import { PriceCalculator, type PriceCatalogue, readRequestQuery, requestLink, type StartingRequest } from '@hosted-stay/pricing-react';
import '@hosted-stay/pricing-react/styles.css';
import { Text } from '@mantine/core';
import { useMemo } from 'react';
import { type CalculatorChoices, readCalculatorChoices } from '#contract/content/live.endpoints.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { quoteSource } from '#web/platform/api/quote-source.ts';
import { useWidgetWords } from '#web/platform/messages/widget-words.ts';
import { Fault } from '#web/ui/fault.tsx';
import { LoadingRows } from '#web/ui/skeletons.tsx';
import { useFormatLocale } from '#web/ui/text/format-locale.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { useToday } from '#web/ui/text/zones.ts';

/** Only staff decide about these. */
const HIDDEN = ['vatExempt'] as const;

/** Returns the choices with names for families, which visitors aren't told: by their towns, numbered where several share one. */
function useCatalogue(choices: CalculatorChoices | undefined): PriceCatalogue | undefined {
  const words = useTranslations('liveContent');
  return useMemo(() => {
    if (choices === undefined) return undefined;
    const placeOf = ({ county, location }: CalculatorChoices['hostFamilies'][number]) => location ?? county;
    const counts = new Map<string, number>();
    const shared = new Map<string, number>();
    for (const family of choices.hostFamilies) shared.set(placeOf(family), (shared.get(placeOf(family)) ?? 0) + 1);
    const hostFamilies = choices.hostFamilies.map((family) => {
      const place = placeOf(family);
      const number = (counts.get(place) ?? 0) + 1;
      counts.set(place, number);
      const isAlone = shared.get(place) === 1;
      return {
        id: family.id,
        name: isAlone ? words('familyIn', { place }) : words('familyInNumber', { place, number }),
        detail: family.county,
      };
    });
    const activities = choices.activities.map(({ id, name, county }) => ({ id, name, detail: county }));
    return { ...choices, hostFamilies, activities };
  }, [choices, words]);
}

/** Returns the stay of a copied link, without what visitors can't choose; with the first family where the linked one isn't offered. */
function readLinkedStay(query: string, { hostFamilies, activities, services }: CalculatorChoices, firstId: number): StartingRequest {
  const { hostFamilyId = firstId, nearbyActivities = [], serviceTypeIds = [], ...stay } = readRequestQuery(query).request;
  const { vatExempt: _vatExempt, type: _type, withoutPerBooking: _withoutPerBooking, ...chosen } = stay;
  const isOffered = (choices: readonly { readonly id: number }[], id: number) => choices.some((choice) => choice.id === id);
  return {
    ...{ countStudents: 1, ...chosen, hostFamilyId: isOffered(hostFamilies, hostFamilyId) ? hostFamilyId : firstId },
    nearbyActivities: nearbyActivities.filter(({ id }) => isOffered(activities, id)),
    serviceTypeIds: serviceTypeIds.filter((id) => isOffered(services, id)),
  };
}

interface VisitorCalculatorProps {
  readonly countyId: number | null;
  /** The ID of the element that it stands in. */
  readonly anchor: string;
  /** The query of a copied link, if one led here. */
  readonly linked: string;
}

export default function VisitorCalculator({ countyId, anchor, linked }: VisitorCalculatorProps) {
  const words = useTranslations('liveContent');
  const messages = useWidgetWords();
  const locale = useFormatLocale();
  const today = useToday();
  const { data, failure, reload } = useEndpoint(readCalculatorChoices, { query: countyId === null ? {} : { countyId } });
  const catalogue = useCatalogue(data);
  const first = data?.hostFamilies[0];
  if (data !== undefined && first === undefined) return <Text>{words('noFamilies')}</Text>;
  if (failure !== null && data === undefined) return <Fault message={failure.message} onRetry={reload} />;
  if (data === undefined || catalogue === undefined || first === undefined || messages === undefined) return <LoadingRows count={6} />;
  return (
    <PriceCalculator
      source={quoteSource}
      catalogue={catalogue}
      messages={messages}
      locale={locale}
      today={today}
      hiddenFields={HIDDEN}
      defaultRequest={readLinkedStay(linked, data, first.id)}
      link={(request) => requestLink(request, `${location.href.replace(/#.*/s, '')}#${anchor}`)}
    />
  );
}
