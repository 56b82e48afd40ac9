// The prices of templates at each level: of one owner, or of all of them as a sheet.

import { Button, Tabs } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useRef } from 'react';
import { Link } from 'wouter';
import { PRICEABLE_LEVELS, type PriceableLevel } from '#contract/pricing/price-levels.ts';
import type { PricingTemplate } from '#contract/pricing/pricings.shapes.ts';
import { exportPricings, readPriceSheet } from '#contract/pricing/templates.endpoints.ts';
import { PriceSheet } from '#web/features/pricing/sheet/price-sheet.tsx';
import { useTemplates } from '#web/features/pricing/use-choices.ts';
import { paths } from '#web/paths.ts';
import { download } from '#web/platform/api/download.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { useSearchParams } from '#web/router.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Fault } from '#web/ui/fault.tsx';
import { SelectInput } from '#web/ui/form/fields/choice-fields.tsx';
import { useGuardedClose } from '#web/ui/form/leave-guard.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { LoadingRows } from '#web/ui/skeletons.tsx';
import { TabList } from '#web/ui/tab-list.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import classes from './prices.module.css';
import { Prices } from './prices.tsx';
import { usePriceables } from './use-priceables.ts';

type Tab = 'one' | 'sheet';

/** Returns the state in the URL; asks for confirmation before a change if there are unsaved values. */
function useAddress() {
  const [params, setParams] = useSearchParams();
  const pending = useRef<() => void>(() => undefined);
  const guarded = useGuardedClose(() => pending.current());
  const level = PRICEABLE_LEVELS.find((one) => one === params.get('level')) ?? 'Host_family';
  const number = (name: string) => (/^\d{1,15}$/.test(params.get(name) ?? '') ? Number(params.get(name)) : null);
  const tab: Tab = params.get('tab') === 'sheet' ? 'sheet' : 'one';

  function change(next: Readonly<Record<string, string | null>>): void {
    pending.current = () =>
      setParams((now) => {
        for (const [name, value] of Object.entries(next)) {
          if (value === null) now.delete(name);
          else now.set(name, value);
        }
        return now;
      });
    guarded();
  }
  return { level, item: number('item'), tripTypeId: number('tripType'), tab, change };
}

function tripTypesOf(templates: readonly PricingTemplate[]) {
  const names = new Map(templates.map(({ tripTypeId, tripTypeName }) => [tripTypeId, tripTypeName]));
  return [...names].map(([id, name]) => ({ value: String(id), label: name }));
}

function Sheet({ level, templates }: { readonly level: PriceableLevel; readonly templates: readonly PricingTemplate[] }) {
  const words = useTranslations('prices');
  const { capabilities } = useSignedInUser();
  const { things, failure, reload } = usePriceables(level);
  const sheet = useEndpoint(readPriceSheet, { query: { level } });
  if (failure !== null && things === undefined) return <Fault message={failure.message} onRetry={reload} />;
  if (sheet.failure !== null && sheet.data === undefined) return <Fault message={sheet.failure.message} onRetry={sheet.reload} />;
  if (things === undefined || sheet.data === undefined) return <LoadingRows />;
  if (things.length === 0) return <EmptyState title={words('nothingHere')} text={words('nothingHereText')} />;
  const mayWrite = capabilities.includes('pricing.write');
  return <PriceSheet level={level} things={things} templates={templates} prices={sheet.data.data} mayWrite={mayWrite} />;
}

function One({ address, templates }: { readonly address: ReturnType<typeof useAddress>; readonly templates: readonly PricingTemplate[] }) {
  const words = useTranslations('prices');
  const { level, item, tripTypeId, change } = address;
  const { things, failure, reload } = usePriceables(level);
  const chosen = things?.find(({ id }) => id === item);
  return (
    <>
      {failure !== null && things === undefined && <Fault message={failure.message} onRetry={reload} />}
      <SelectInput
        label={words(`pick.${level}`)}
        placeholder={words('pickHint')}
        value={chosen === undefined ? null : String(chosen.id)}
        onChange={(id) => change({ item: id })}
        choices={(things ?? []).map(({ id, name, prices }) => ({
          value: String(id),
          label: prices === 0 ? name : words('named', { name, count: prices }),
        }))}
        clearable
      />
      {chosen === undefined ? (
        <EmptyState title={words('choose')} text={words('chooseText')} />
      ) : (
        <Prices key={`${level} ${chosen.id}`} place={{ level, priceableId: chosen.id }} templates={templates} tripTypeId={tripTypeId} />
      )}
    </>
  );
}

function Tools({
  address,
  templates,
}: {
  readonly address: ReturnType<typeof useAddress>;
  readonly templates: readonly PricingTemplate[];
}) {
  const words = useTranslations('prices');
  const { level, tripTypeId, change } = address;
  return (
    <div className={classes['tools']}>
      <div className={classes['item']}>
        <SelectInput
          label={words('level')}
          value={level}
          onChange={(next) => change({ level: next, item: null })}
          choices={PRICEABLE_LEVELS.map((value) => ({ value, label: words(`levels.${value}`) }))}
        />
      </div>
      <div className={classes['item']}>
        <SelectInput
          label={words('tripType')}
          placeholder={words('everyTripType')}
          value={tripTypeId === null ? null : String(tripTypeId)}
          onChange={(next) => change({ tripType: next })}
          choices={tripTypesOf(templates)}
          clearable
        />
      </div>
    </div>
  );
}

export function PricesPage() {
  const words = useTranslations('prices');
  const titles = useTranslations('titles.page');
  const address = useAddress();
  const { templates, failure, reload } = useTemplates();
  const { level, tab, tripTypeId, change } = address;
  const shown = templates?.filter((template) => tripTypeId === null || template.tripTypeId === tripTypeId) ?? [];
  const file = (
    <Button
      variant="default"
      leftSection={<IconDownload size={16} aria-hidden />}
      onClick={() => void download(exportPricings, { query: { format: 'xlsx', level } }).catch(() => undefined)}
    >
      {words('download')}
    </Button>
  );
  const toTemplates = (
    <Button component={Link} to={paths.hubPricingTemplates()} variant="default">
      {words('toTemplates')}
    </Button>
  );
  return (
    <>
      <PageHeader title={titles('hubTripTypePricingTemplates')} description={words('description')} actions={file} />
      {failure !== null && templates === undefined && <Fault message={failure.message} onRetry={reload} />}
      {templates === undefined && failure === null && <LoadingRows />}
      {templates?.length === 0 && <EmptyState title={words('noTemplates')} text={words('noTemplatesText')} action={toTemplates} />}
      {templates !== undefined && templates.length > 0 && (
        <Tabs value={tab} onChange={(next) => change({ tab: next === 'sheet' ? next : null })} keepMounted={false}>
          <TabList>
            <Tabs.Tab value="one">{words('tabs.one')}</Tabs.Tab>
            <Tabs.Tab value="sheet">{words('tabs.sheet')}</Tabs.Tab>
          </TabList>
          <Tools address={address} templates={templates} />
          <Tabs.Panel value="one" pt="md">
            <One address={address} templates={templates} />
          </Tabs.Panel>
          <Tabs.Panel value="sheet">
            <Sheet key={`${level} ${tripTypeId}`} level={level} templates={shown} />
          </Tabs.Panel>
        </Tabs>
      )}
    </>
  );
}
