// What has to be told beside the fields: what keeps the invoice from being made, and how the last action went.

import type { InvoiceDraft } from '../../invoice/invoice-draft.ts';
import { LiveRegion } from '../live-region/live-region.tsx';
import type { FormWords } from './form-props.ts';
import type { PdfState } from './use-pdf.ts';

/** How opening a file or clearing the form went; `before` is what can be brought back. */
export type News =
  | { readonly what: 'opened' | 'reset'; readonly before: InvoiceDraft }
  | { readonly what: 'refused'; readonly faults: readonly string[] };

export interface InvoiceNewsProps {
  readonly messages: FormWords;
  readonly pdf: PdfState;
  /** What is wrong with the invoice as a whole. */
  readonly faults: readonly string[];
  /** How many things are missing or wrong, written; empty while nobody has asked. */
  readonly incomplete: string;
  /** Which attempt that was, as long as nothing has changed since: it interrupts, while what changes as one types can wait. */
  readonly urgent: number | false;
  readonly news: News | null;
  readonly onUndo: (before: InvoiceDraft) => void;
  readonly onRetry: () => void;
}

export function InvoiceNews({ messages, pdf, faults, incomplete, urgent, news, onUndo, onRetry }: InvoiceNewsProps) {
  const words = messages.invoice;
  const texts = incomplete ? [incomplete, ...faults] : faults;
  return (
    <div className="pricing-invoice-news">
      <div>
        <div key={String(urgent)} role={urgent === false ? undefined : 'alert'} className="pricing-errors">
          <Sentences texts={texts} />
        </div>
        <LiveRegion text={urgent === false ? texts.join(' ') : ''} />
        <div role="alert" className="pricing-errors">
          {news?.what === 'refused' && <Sentences texts={[words.openFailed, ...news.faults]} />}
          {pdf.step === 'failed' && <p>{words.pdfFailed({ reason: pdf.reason })}</p>}
        </div>
      </div>
      {pdf.step === 'failed' && (
        <button type="button" className="pricing-button" onClick={onRetry}>
          {words.pdfRetry}
        </button>
      )}
      <div role="status">
        {pdf.step === 'busy' && <p className="pricing-hidden">{words.pdfBusy}</p>}
        {pdf.step === 'done' && <p>{words.pdfDone}</p>}
        {pdf.step === 'done' && pdf.missing.length > 0 && (
          <p className="pricing-warning">{words.pdfMissing({ characters: pdf.missing.join(' ') })}</p>
        )}
        {news && news.what !== 'refused' && <p>{news.what === 'opened' ? words.fileOpened : words.wasReset}</p>}
      </div>
      {news && news.what !== 'refused' && (
        <button type="button" className="pricing-button" data-kind="quiet" onClick={() => onUndo(news.before)}>
          {words.undo}
        </button>
      )}
    </div>
  );
}

function Sentences({ texts }: { readonly texts: readonly string[] }) {
  const each = [...new Set(texts)].map((text) => <p key={text}>{text}</p>);
  return <>{each}</>;
}
