// The invoice generator with the default business as the seller; makes a PDF, a print or a file, and stores nothing.

import type { QuoteView } from '@hosted-stay/pricing-core';
import {
  InvoiceGenerator,
  type InvoiceLanguage,
  type Messages,
  newInvoiceDraft,
  type Party,
  type PriceCatalogue,
} from '@hosted-stay/pricing-react';
import { useState } from 'react';
import { MAX_PAGE_SIZE } from '#contract/platform/constants.ts';
import { listBusinesses } from '#contract/pricing/businesses.endpoints.ts';
import type { Business } from '#contract/pricing/businesses.shapes.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { useAllWidgetWords } from '#web/platform/messages/widget-words.ts';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { Fault } from '#web/ui/fault.tsx';
import { LoadingRows } from '#web/ui/skeletons.tsx';
import { useToday } from '#web/ui/text/zones.ts';
import classes from './calculator.module.css';

interface InvoiceDraftProps {
  readonly quote: QuoteView | null;
  readonly catalogue: PriceCatalogue;
  readonly messages: Messages;
  readonly locale: string;
}

const NOBODY: Party = { name: '', address: [], email: '', vatNumber: '' };

/** Converts a business to an invoice party, with its country in the language of the page. */
function partyOf({ legalName, addressLine1, postcode, cityTown, countryCode, vatNumber }: Business, locale: string): Party {
  const country = new Intl.DisplayNames([locale], { type: 'region' }).of(countryCode) ?? countryCode;
  const town = [cityTown, postcode].filter((part) => part !== '').join(' ');
  return { name: legalName, address: [addressLine1, town, country].filter((line) => line !== ''), email: '', vatNumber };
}

interface FormProps extends InvoiceDraftProps {
  readonly business: Business | undefined;
  readonly languages: readonly InvoiceLanguage[];
}

/** The form starts with the current seller and its payment details. */
function InvoiceForm({ quote, business, messages, locale, languages, catalogue }: FormProps) {
  const today = useToday();
  const [seller] = useState(() => (business === undefined ? NOBODY : partyOf(business, locale)));
  const [draft, setDraft] = useState(() => {
    const begun = newInvoiceDraft({ seller, today, language: messages.language });
    return business === undefined || business.iban === '' ? begun : { ...begun, paymentDetails: [`IBAN ${business.iban}`] };
  });
  return (
    <InvoiceGenerator
      className={classes['invoice']}
      quote={quote?.side === 'provider' ? null : quote}
      catalogue={catalogue}
      messages={messages}
      languages={languages}
      locale={locale}
      number={null}
      seller={seller}
      today={today}
      draft={draft}
      onDraftChange={setDraft}
    />
  );
}

export default function InvoiceDraft(props: InvoiceDraftProps) {
  const { capabilities } = useSignedInUser();
  const readsBusinesses = capabilities.includes('businesses.read');
  const { data, failure, reload } = useEndpoint(listBusinesses, { query: { perPage: MAX_PAGE_SIZE } }, { when: readsBusinesses });
  const languages = useAllWidgetWords(props.messages);
  if (failure !== null && data === undefined) return <Fault message={failure.message} onRetry={reload} />;
  if (languages === undefined || (readsBusinesses && data === undefined)) return <LoadingRows />;
  const business = data?.data.find(({ isDefault }) => isDefault) ?? data?.data[0];
  return <InvoiceForm {...props} business={business} languages={languages} />;
}
