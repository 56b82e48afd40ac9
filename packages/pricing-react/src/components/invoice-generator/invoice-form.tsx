// Everything that can be typed, in the order of the paper.

import { type ComponentType, type ReactNode, useEffect, useRef } from 'react';
import type { QuotedPart } from '../../invoice/quoted-part.ts';
import { DetailFields } from './detail-fields.tsx';
import type { FormPartProps } from './form-props.ts';
import { LineFields } from './line-fields.tsx';
import { PartyFields } from './party-fields.tsx';
import { QuotedStay } from './quoted-stay.tsx';
import { ScheduleFields } from './schedule-fields.tsx';
import { TextField } from './text-field.tsx';

/** Parts of the form that a host page may replace by its own. */
export interface FormParts {
  /** Name, address, email and VAT number of a party. */
  readonly PartyFields: ComponentType<FormPartProps & { readonly party: 'seller' | 'buyer' }>;
  /** Lines added by hand. */
  readonly LineFields: ComponentType<FormPartProps & { readonly vatExempt: boolean }>;
  /** The payment schedule. */
  readonly ScheduleFields: ComponentType<FormPartProps>;
}

export interface InvoiceFormProps extends FormPartProps {
  readonly languages: readonly string[];
  readonly printed: string;
  /** The billed stay, and whether it is that of a quote given here; null for none. */
  readonly stay: { readonly part: QuotedPart; readonly quoted: boolean } | null;
  readonly parts: Partial<FormParts>;
}

export function InvoiceForm({ languages, printed, stay, parts, ...form }: InvoiceFormProps) {
  const { messages, draft, change, errorsAt } = form;
  const words = messages.invoice;
  const own: FormParts = { PartyFields, LineFields, ScheduleFields, ...parts };
  const vatExempt = stay === null ? draft.vatExempt : stay.part.vatExempt;
  const sellerIsWrong = errorsAt('seller', 'name').length + errorsAt('seller', 'address').length + errorsAt('seller', 'email').length > 0;
  const folded = useRef<HTMLDetailsElement>(null);

  // Opened once, and never closed by what is typed in it.
  useEffect(() => {
    if (sellerIsWrong && folded.current) folded.current.open = true;
  }, [sellerIsWrong]);

  return (
    <>
      <Part title={words.buyer}>
        <own.PartyFields {...form} party="buyer" />
      </Part>
      <details ref={folded} className="pricing-invoice-part pricing-invoice-seller">
        <summary>
          {words.seller} <bdi>{draft.seller.name}</bdi>
        </summary>
        <own.PartyFields {...form} party="seller" />
      </details>
      <Part title={words.details}>
        <DetailFields {...form} languages={languages} printed={printed} />
      </Part>
      <Part title={words.lines}>
        <QuotedStay stay={stay} opened={draft.opened} messages={messages} locale={form.locale} />
        <own.LineFields {...form} vatExempt={vatExempt} />
      </Part>
      <Part title={words.vat}>
        <label className="pricing-check">
          <input
            type="checkbox"
            checked={vatExempt}
            disabled={stay !== null}
            onChange={(event) => change({ type: 'set', changes: { vatExempt: event.target.checked } })}
          />
          {words.vatExempt}
        </label>
        {stay && <p className="pricing-hint">{words.vatExemptOfQuote}</p>}
        <TextField
          label={vatExempt ? words.vatTextExempt : words.vatText}
          hint={words.vatTextHint}
          rows={2}
          value={draft.vatText}
          errors={errorsAt('vatText')}
          onChange={(vatText) => change({ type: 'set', changes: { vatText } })}
        />
      </Part>
      <Part title={words.payment}>
        <own.ScheduleFields {...form} />
        <TextField
          label={words.paymentDetails}
          hint={words.paymentDetailsHint}
          rows={3}
          value={draft.paymentDetails.join('\n')}
          onChange={(value) => change({ type: 'set', changes: { paymentDetails: value === '' ? [] : value.split('\n') } })}
        />
        <TextField label={words.notes} rows={3} value={draft.notes} onChange={(notes) => change({ type: 'set', changes: { notes } })} />
      </Part>
    </>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <fieldset className="pricing-invoice-part">
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}
