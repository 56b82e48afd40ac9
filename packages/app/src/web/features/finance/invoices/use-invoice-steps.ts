// The actions for an invoice: asks for confirmation if one is final, and shows the result.

import { SERIES_LETTER } from '#contract/finance/invoices/invoice-states.ts';
import {
  deleteInvoice,
  editInvoice,
  listInvoices,
  readAgeing,
  readInvoice,
  remindOfInvoice,
  sendInvoice,
  voidInvoice,
} from '#contract/finance/invoices/invoices.endpoints.ts';
import type { InvoicePage } from '#contract/finance/invoices/invoices.shapes.ts';
import { listPayments } from '#contract/finance/payments/payments.endpoints.ts';
import { useBusinesses } from '#web/features/finance/use-choices.ts';
import { call } from '#web/platform/api/api.ts';
import { tellFailure } from '#web/platform/api/attempt.ts';
import { toQueryKey } from '#web/platform/api/endpoint-hooks.ts';
import { ApiFailure } from '#web/platform/api/failure.ts';
import { keepAnswer } from '#web/platform/api/keep-answer.ts';
import { queryClient } from '#web/platform/api/query-client.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { askReason, confirm } from '#web/ui/dialog/dialogs.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { useInvoiceName } from './invoice-badges.tsx';

const LISTS = [listInvoices, readAgeing, listPayments];

/** Updates an invoice in the cache and reloads the lists that contain it. */
export async function keepInvoice(invoice: InvoicePage): Promise<void> {
  keepAnswer(readInvoice, { params: { id: invoice.id } }, invoice);
  await reloadLists();
}

function reloadInvoice(id: number): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: toQueryKey(readInvoice, { params: { id } }) });
}

async function reloadLists(): Promise<void> {
  await Promise.all(LISTS.map((endpoint) => queryClient.invalidateQueries({ queryKey: toQueryKey(endpoint) })));
}

/** Shows a refusal; reloads the invoice if another user changed it first. */
async function attempted<Answer>(id: number, work: Promise<Answer>): Promise<Answer | null> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    tellFailure(error);
    if (error.statusCode === 409 || error.statusCode === 422) await reloadInvoice(id);
    return null;
  }
}

interface InvoiceSteps {
  /** Each returns whether it was done. */
  send(invoice: InvoicePage): Promise<boolean>;
  remind(invoice: InvoicePage): Promise<boolean>;
  annul(invoice: InvoicePage): Promise<boolean>;
  remove(invoice: InvoicePage): Promise<boolean>;
  /** Bills the price that the trip has now. */
  renewPrice(invoice: InvoicePage): Promise<boolean>;
}

export function useInvoiceSteps(): InvoiceSteps {
  const words = useTranslations('invoices.steps');
  const ofPrice = useTranslations('invoices.newPrice');
  const nameOf = useInvoiceName();
  const businesses = useBusinesses();

  async function kept(invoice: InvoicePage | null, told: (invoice: InvoicePage) => string): Promise<boolean> {
    if (invoice === null) return false;
    await keepInvoice(invoice);
    showToast(told(invoice));
    return true;
  }

  /** Returns the number series of the invoice, as far as it is known. */
  function seriesOf({ businessId, businessName, kind }: InvoicePage): string {
    const prefix = businesses?.find(({ id }) => id === businessId)?.invoicePrefix;
    return prefix === undefined ? businessName : `${prefix}-${SERIES_LETTER[kind]}`;
  }

  return {
    async send(invoice) {
      const { id, version, buyerEmail } = invoice;
      const sure = await confirm({
        title: words('sendTitle', { name: nameOf(invoice) }),
        consequences: [
          words('sendNumber', { series: seriesOf(invoice) }),
          buyerEmail === '' ? words('sendNobody') : words('sendTo', { email: buyerEmail }),
          words('sendFrozen'),
        ],
        confirm: words('send'),
        isFinal: true,
      });
      if (!sure) return false;
      const sent = await attempted(id, call(sendInvoice, { params: { id }, body: { version } }));
      return kept(sent, (now) => words('sent', { name: nameOf(now) }));
    },
    async remind(invoice) {
      const { id, version, buyerEmail } = invoice;
      const question = { title: words('remindTitle', { name: nameOf(invoice) }), confirm: words('remind') };
      if (!(await confirm({ ...question, consequences: [words('remindTo', { email: buyerEmail })] }))) return false;
      const reminded = await attempted(id, call(remindOfInvoice, { params: { id }, body: { version } }));
      return kept(reminded, () => words('reminded', { email: buyerEmail }));
    },
    async annul(invoice) {
      const { id, version } = invoice;
      const reason = await askReason({
        title: words('voidTitle', { name: nameOf(invoice) }),
        consequences: [words('voidText')],
        label: words('reason'),
        confirm: words('void'),
        tone: 'danger',
        maxLength: 500,
      });
      if (reason === null) return false;
      const voided = await attempted(id, call(voidInvoice, { params: { id }, body: { reason, version } }));
      return kept(voided, (now) => words('voided', { name: nameOf(now) }));
    },
    async remove(invoice) {
      const { id } = invoice;
      const question = { title: words('removeTitle', { name: nameOf(invoice) }), consequences: [words('removeText')] };
      if (!(await confirm({ ...question, confirm: words('remove'), tone: 'danger' }))) return false;
      if ((await attempted(id, call(deleteInvoice, { params: { id } }))) === null) return false;
      await reloadLists();
      showToast(words('removed', { name: nameOf(invoice) }));
      return true;
    },
    async renewPrice({ id, version, businessId, buyerId, trip, typed, newQuoteFingerprint: quoteFingerprint }) {
      const body = { version, businessId, buyerId, tripId: trip?.id ?? null, quoteFingerprint, typed };
      return kept(await attempted(id, call(editInvoice, { params: { id }, body })), () => ofPrice('used'));
    },
  };
}
