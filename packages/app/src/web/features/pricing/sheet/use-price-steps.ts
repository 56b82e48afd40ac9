// The actions to create, change and delete one price, each with undo.

import type { Pricing, pricingBody } from '#contract/pricing/pricings.shapes.ts';
import {
  createPricing,
  deletePricing,
  editPricing,
  listEffectivePrices,
  listPriceables,
  listPricings,
  listTemplates,
  readPriceSheet,
} from '#contract/pricing/templates.endpoints.ts';
import { type Place, toTerms } from '#web/features/pricing/prices/prices.model.ts';
import { call } from '#web/platform/api/api.ts';
import { attemptRequest } from '#web/platform/api/attempt.ts';
import { toQueryKey } from '#web/platform/api/endpoint-hooks.ts';
import { queryClient } from '#web/platform/api/query-client.ts';
import { UNDO_MS } from '#web/platform/api/undoable.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { confirm } from '#web/ui/dialog/dialogs.ts';
import { useTranslations } from '#web/ui/text/translations.ts';

type Terms = (typeof pricingBody)['_zod']['output'];

/** Reloads everything that shows prices. */
export async function reloadPrices(): Promise<void> {
  const shown = [listEffectivePrices, listPriceables, listPricings, listTemplates, readPriceSheet];
  await Promise.all(shown.map((endpoint) => queryClient.invalidateQueries({ queryKey: toQueryKey(endpoint) })));
}

export function usePriceSteps({ level, priceableId }: Place) {
  const words = useTranslations('prices');
  const resource = useTranslations('resource');

  function told(text: string, back: () => Promise<unknown>): void {
    const run = async () => {
      if ((await attemptRequest(back())) !== null) showToast(resource('undone'));
      await reloadPrices();
    };
    showToast(text, { ms: UNDO_MS, action: { label: resource('undo'), run: () => void run() } });
  }

  const create = (terms: Terms) => call(createPricing, { body: terms });
  const again = (pricing: Pricing) => call(createPricing, { body: { ...toTerms(pricing), level, priceableId } });
  const remove = ({ id }: Pick<Pricing, 'id'>) => call(deletePricing, { params: { id } });

  return {
    create,
    edit: (terms: Terms, { id, version }: Pick<Pricing, 'id' | 'version'>) => call(editPricing, { body: { ...terms, id, version } }),
    /** @param before the own price before the change; null if there was none */
    saved(saved: Pricing, before: Pricing | null): void {
      const text = words('saved', { template: saved.templateName });
      if (before === null) told(text, () => remove(saved));
      else told(text, () => call(editPricing, { body: { ...toTerms(before), id: saved.id, version: saved.version } }));
    },
    /** Asks for confirmation. */
    async takeOut(pricing: Pricing): Promise<void> {
      const title = words('takeOutTitle', { template: pricing.templateName });
      if (!(await confirm({ title, consequences: [words('takeOutText')], confirm: words('takeOut'), tone: 'danger' }))) return;
      if ((await attemptRequest(remove(pricing))) !== null)
        told(words('takenOut', { template: pricing.templateName }), () => again(pricing));
      await reloadPrices();
    },
    /** Copies a price from another owner. Returns whether it worked. */
    async copy(from: Pricing, instead: Pricing | null): Promise<boolean> {
      const terms = { ...toTerms(from), level, priceableId };
      const answer =
        instead === null ? create(terms as Terms) : call(editPricing, { body: { ...terms, id: instead.id, version: instead.version } });
      return (await attemptRequest(answer as Promise<Pricing>)) !== null;
    },
  };
}
