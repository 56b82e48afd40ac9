// The prices of one owner: select a level and an owner to see the price of each template.

import { Button, Text } from '@mantine/core';
import { IconCalculator, IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'wouter';
import type { PricingTemplate } from '#contract/pricing/pricings.shapes.ts';
import { listEffectivePrices } from '#contract/pricing/templates.endpoints.ts';
import { CopyPrices } from '#web/features/pricing/sheet/copy-prices.tsx';
import { PriceDrawer } from '#web/features/pricing/sheet/price-drawer.tsx';
import { usePriceSteps } from '#web/features/pricing/sheet/use-price-steps.ts';
import { useDefaultCurrency } from '#web/features/pricing/use-choices.ts';
import { paths } from '#web/paths.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { Fault } from '#web/ui/fault.tsx';
import { LoadingRows } from '#web/ui/skeletons.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { PriceTable } from './price-table.tsx';
import { groupByTripType, type Place, type PriceRow } from './prices.model.ts';

interface PricesProps {
  readonly place: Place;
  readonly templates: readonly PricingTemplate[];
  readonly tripTypeId: number | null;
}

export function Prices({ place, templates, tripTypeId }: PricesProps) {
  const words = useTranslations('prices');
  const { capabilities } = useSignedInUser();
  const mayWrite = capabilities.includes('pricing.write');
  const currency = useDefaultCurrency();
  const steps = usePriceSteps(place);
  const { data, failure, reload } = useEndpoint(listEffectivePrices, { query: { ...place } });
  const [edited, setEdited] = useState<PriceRow | null>(null);
  const [isCopying, setCopying] = useState(false);
  if (data === undefined) return failure === null ? <LoadingRows /> : <Fault message={failure.message} onRetry={reload} />;
  const groups = groupByTripType(templates, data.data, tripTypeId);
  const quoteFor = place.level === 'Host_family' ? `?hostFamilyId=${place.priceableId}` : '';
  return (
    <>
      <Button.Group mt="md">
        <Button
          component={Link}
          to={`${paths.hubPricingCalculator()}${quoteFor}`}
          variant="default"
          leftSection={<IconCalculator size={16} aria-hidden />}
        >
          {words('testQuote')}
        </Button>
        {mayWrite && (
          <Button variant="default" leftSection={<IconCopy size={16} aria-hidden />} onClick={() => setCopying(true)}>
            {words('copy')}
          </Button>
        )}
      </Button.Group>
      {groups.map((group) => (
        <PriceTable
          key={group.tripTypeId}
          group={group}
          place={place}
          currency={currency}
          mayWrite={mayWrite}
          mayRemove={capabilities.includes('pricing.delete')}
          onEdit={setEdited}
          onTakeOut={({ pricing }) => pricing && void steps.takeOut(pricing)}
        />
      ))}
      {groups.some(({ rows }) => rows.some(({ origin }) => origin !== null && origin !== place.level)) && (
        <Text size="sm" c="dimmed" mt="md">
          {words('order')}
        </Text>
      )}
      {edited && <PriceDrawer row={edited} place={place} onClose={() => setEdited(null)} />}
      {isCopying && <CopyPrices place={place} prices={data.data} onClose={() => setCopying(false)} />}
    </>
  );
}
