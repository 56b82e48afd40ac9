// Copies selected own prices of another owner at the same level.

import { Button, Checkbox, Drawer, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { listEffectivePrices } from '#contract/pricing/templates.endpoints.ts';
import { type CopyRow, type EffectivePrice, listCopyablePrices, type Place } from '#web/features/pricing/prices/prices.model.ts';
import { usePriceables } from '#web/features/pricing/prices/use-priceables.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { useFocusBack } from '#web/ui/dialog/focus-back.ts';
import { Fault } from '#web/ui/fault.tsx';
import { SelectInput } from '#web/ui/form/fields/choice-fields.tsx';
import { LoadingRows } from '#web/ui/skeletons.tsx';
import { getFormatter, useFormatLocale } from '#web/ui/text/format-locale.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { reloadPrices, usePriceSteps } from './use-price-steps.ts';

interface CopyProps {
  readonly place: Place;
  readonly prices: readonly EffectivePrice[];
  readonly onClose: () => void;
}

/** The rows to choose from; prices that would replace an own price are not preselected. */
function CopyChoice({ rows, place, onClose }: Pick<CopyProps, 'place' | 'onClose'> & { readonly rows: readonly CopyRow[] }) {
  const words = useTranslations('prices');
  const format = getFormatter(useFormatLocale());
  const steps = usePriceSteps(place);
  const [chosen, setChosen] = useState(() => rows.filter(({ instead }) => instead === null).map(({ from }) => String(from.id)));
  const [isCopying, setCopying] = useState(false);
  async function copy(): Promise<void> {
    setCopying(true);
    let copied = 0;
    for (const { from, instead } of rows) {
      if (chosen.includes(String(from.id)) && (await steps.copy(from, instead))) copied += 1;
    }
    await reloadPrices();
    showToast(words('copied', { count: copied }));
    onClose();
  }
  return (
    <>
      <Checkbox.Group value={chosen} onChange={setChosen} label={words('copyWhich')}>
        <Stack gap="xs" mt="xs">
          {rows.map(({ from, templateName, instead }) => (
            <Checkbox
              key={from.id}
              value={String(from.id)}
              label={`${templateName}: ${format.decimal(from.amount)}`}
              description={instead === null ? undefined : words('copyInstead', { amount: format.decimal(instead.amount) })}
            />
          ))}
        </Stack>
      </Checkbox.Group>
      <Group justify="flex-end">
        <Button disabled={chosen.length === 0} loading={isCopying} onClick={() => void copy()}>
          {words('copyGo', { count: chosen.length })}
        </Button>
      </Group>
    </>
  );
}

export function CopyPrices({ place, prices, onClose }: CopyProps) {
  useFocusBack();
  const words = useTranslations('prices');
  const common = useTranslations('common');
  const { level, priceableId } = place;
  const { things } = usePriceables(level);
  const [from, setFrom] = useState<string | null>(null);
  const request = { query: { level, priceableId: Number(from) } };
  const { data, failure, reload } = useEndpoint(listEffectivePrices, request, { when: from !== null });
  const rows = data === undefined ? null : listCopyablePrices(data.data, prices, level);
  const others = (things ?? []).filter(({ id, prices: own }) => id !== priceableId && own > 0);
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size={560}
      title={words('copyTitle')}
      closeButtonProps={{ 'aria-label': common('close') }}
    >
      <Stack>
        <Text c="dimmed">{words('copyText')}</Text>
        <SelectInput
          label={words('copyFrom')}
          value={from}
          onChange={setFrom}
          choices={others.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
        {failure !== null && <Fault message={failure.message} onRetry={reload} />}
        {from !== null && rows === null && failure === null && <LoadingRows count={3} />}
        {rows?.length === 0 && <Text role="status">{words('copyNothing')}</Text>}
        {rows !== null && rows.length > 0 && <CopyChoice key={from} rows={rows} place={place} onClose={onClose} />}
      </Stack>
    </Drawer>
  );
}
