// The page as it will be printed: white paper in a light and in a dark page alike.

import type { Invoice } from '../../invoice/invoice.ts';
import { type InvoiceText, invoiceText, type PartyText, type TextBlock, type TextRow } from '../../invoice/invoice-text.ts';
import type { Settlement } from '../../invoice/settlement.ts';
import type { Words } from '../../locales/messages.ts';
import { type WidgetProps, widgetAttributes } from '../widget-props.ts';
import { LineTable, ScheduleTable } from './paper-tables.tsx';

export interface InvoicePreviewProps extends WidgetProps {
  /** The invoice to print. */
  readonly invoice: Invoice;
  /** Messages in the language of the printed invoice. */
  readonly messages: Words<'document'>;
  /** Payments since the invoice was sent, printed with it. */
  readonly settlement?: Settlement | undefined;
}

/** An invoice without a number is marked as a draft. */
export function InvoicePreview({ invoice, messages, locale, settlement, ...look }: InvoicePreviewProps) {
  const text = invoiceText(invoice, { messages, locale, settlement });
  return (
    <article {...widgetAttributes('invoice-preview', look, text.language)} aria-label={text.documentTitle}>
      <div className="pricing-paper" data-mark={text.draft?.mark}>
        <PaperHead text={text} />
        <div className="pricing-paper-parties">
          <PartyBlock party={text.seller} />
          <PartyBlock party={text.buyer} />
        </div>
        {text.stay && (
          <section>
            <h3>{text.stay.title}</h3>
            <Rows rows={text.stay.rows} className="pricing-paper-stay" />
          </section>
        )}
        <LineTable table={text.table} />
        <Rows rows={text.totals.rows} className="pricing-paper-totals" label={text.totals.caption} />
        {text.vatText.length > 0 && <Paragraphs lines={text.vatText} />}
        {text.settlement && <Block block={text.settlement} />}
        {text.schedule && <ScheduleTable schedule={text.schedule} />}
        {text.payment && <Block block={text.payment} />}
        {text.notes && <Block block={text.notes} />}
        {text.quote && <p className="pricing-paper-quote">{text.quote}</p>}
      </div>
    </article>
  );
}

function PaperHead({ text }: { readonly text: InvoiceText }) {
  return (
    <header className="pricing-paper-head">
      <div>
        <h2>{text.title}</h2>
        {text.draft && (
          <p className="pricing-paper-draft">
            <strong>{text.draft.mark}</strong> <span>{text.draft.note}</span>
          </p>
        )}
      </div>
      <Rows rows={text.facts} />
    </header>
  );
}

function PartyBlock({ party }: { readonly party: PartyText }) {
  return (
    <section>
      <h3>{party.title}</h3>
      <p>
        <strong>{party.name}</strong>
      </p>
      <Paragraphs lines={party.lines} />
    </section>
  );
}

function Block({ block }: { readonly block: TextBlock }) {
  return (
    <section>
      <h3>{block.title}</h3>
      <Paragraphs lines={block.lines} />
    </section>
  );
}

/** Lines may be equal: their position is all that tells them apart. */
function Paragraphs({ lines }: { readonly lines: readonly string[] }) {
  return (
    <div dir="auto">
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a text are never moved
        <p key={index}>{line}</p>
      ))}
    </div>
  );
}

interface RowsProps {
  readonly rows: readonly (TextRow & { readonly kind?: string })[];
  readonly className?: string;
  readonly label?: string;
}

function Rows({ rows, className = 'pricing-paper-rows', label }: RowsProps) {
  return (
    <dl className={className} aria-label={label}>
      {rows.map((row) => (
        <div key={row.label} data-kind={row.kind}>
          <dt>{row.label}</dt>
          <dd>
            <bdi>{row.value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
