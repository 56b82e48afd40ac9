// From a quote to an invoice: a form and the paper side by side; print, PDF and file.

import { amountsIn } from '@hosted-stay/pricing-core/amounts';
import type { PriceCatalogue } from '@hosted-stay/pricing-core/quoting';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { formatOf } from '../../format/format-of.ts';
import type { Invoice, Party } from '../../invoice/invoice.ts';
import type { InvoiceDraft } from '../../invoice/invoice-draft.ts';
import { describeFileIssue, describeInvoiceIssue } from '../../invoice/invoice-issues.ts';
import { invoiceToJson } from '../../invoice/invoice-json.ts';
import type { InvoiceIssue, InvoicePath } from '../../invoice/issue-data.ts';
import { type MadeInvoice, toBilledPart } from '../../invoice/make-invoice.ts';
import type { BillableQuote } from '../../invoice/quoted-part.ts';
import type { InvoicePdfOptions } from '../../invoice-pdf/index.ts';
import { InvoicePreview, type InvoicePreviewProps } from '../invoice-preview/invoice-preview.tsx';
import { printElement } from '../invoice-preview/print-element.ts';
import { LiveRegion } from '../live-region/live-region.tsx';
import { preventFormSubmit } from '../prevent-form-submit.ts';
import { type WidgetProps, widgetAttributes } from '../widget-props.ts';
import type { FormWords } from './form-props.ts';
import { InvoiceActions } from './invoice-actions.tsx';
import { type FormParts, InvoiceForm } from './invoice-form.tsx';
import { InvoiceNews, type News } from './invoice-news.tsx';
import { saveFile } from './save-file.ts';
import { hasField, type InvoiceLanguage, issuesToShow, samePath, useInvoice } from './use-invoice.ts';
import { type PdfMaker, usePdf } from './use-pdf.ts';

/** Parts that a host page may put its own in place of. Each is given the props of the one it replaces. */
export interface InvoiceParts extends Partial<FormParts> {
  /** The printed page. */
  readonly Preview?: ComponentType<InvoicePreviewProps>;
}

export interface InvoiceGeneratorProps extends WidgetProps {
  /** The stay to bill, with customer figures; null for an invoice with only added lines. */
  readonly quote: BillableQuote | null;
  /** The names to print, and the currency of an invoice without a quote. */
  readonly catalogue: PriceCatalogue;
  /** The language of the form. */
  readonly messages: FormWords & InvoiceLanguage;
  /** Languages for the printed invoice. By default, only the form's language. */
  readonly languages?: readonly InvoiceLanguage[] | undefined;
  /** The invoice number, set by the host page; null makes it a draft. By default, the number of the draft. */
  readonly number?: string | null | undefined;
  /** The initial seller; it can be changed in the form. */
  readonly seller: Party;
  /** ISO date: the date of a new invoice. */
  readonly today: string;
  /** The initial buyer. */
  readonly defaultBuyer?: Party | undefined;
  /** The draft, if the page stores it. By default, the generator stores it. */
  readonly draft?: InvoiceDraft | undefined;
  /** Called with each change to the draft. */
  readonly onDraftChange?: ((draft: InvoiceDraft) => void) | undefined;
  /** Called with the complete invoice. Shows a button for it. */
  readonly onIssue?: ((invoice: Invoice) => void) | undefined;
  /** The location of the PDF fonts, if not in this package's folder. */
  readonly fonts?: InvoicePdfOptions['fonts'];
  /** A PNG or JPEG for the top of the PDF. */
  readonly logo?: InvoicePdfOptions['logo'];
  /** Creates the PDF elsewhere, such as on a server. */
  readonly pdfMaker?: PdfMaker | undefined;
  /** Replacements for parts of the widget. */
  readonly parts?: InvoiceParts | undefined;
}

/** Keeps typed input through errors and when the quote changes: the quote's lines are replaced, added lines stay. */
export function InvoiceGenerator(props: InvoiceGeneratorProps) {
  const { quote, catalogue, messages, today, onIssue, fonts, logo, pdfMaker, parts = {}, locale, theme, className } = props;
  const words = messages.invoice;
  const languages = printLanguages(props);
  const state = useInvoice({ ...props, languages, reader: { language: messages.language, locale }, buyer: props.defaultBuyer });
  const { draft, made, print, change } = state;
  const [attempts, setAttempts] = useState(0);
  const [showsPaper, setShowsPaper] = useState(false);
  const [asked, setAsked] = useState<MadeInvoice | null>(null);
  const [news, setNews] = useState<News | null>(null);
  const form = useRef<HTMLDivElement>(null);
  const paper = useRef<HTMLDivElement>(null);
  const printing = useRef<HTMLIFrameElement>(null);
  const pdf = usePdf(savePdf, pdfMaker);

  // Asked for and not complete: the first wrong field gets the focus.
  useEffect(() => {
    if (attempts === 0) return;
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    field?.closest('details')?.setAttribute('open', '');
    field?.focus();
  }, [attempts]);

  useEffect(() => () => printing.current?.remove(), []);

  const whenComplete = (act: (invoice: Invoice) => void) => () => {
    setNews(null);
    setAsked(made);
    if (made.ok) return act(made.value);
    setShowsPaper(false);
    setAttempts(attempts + 1);
  };
  const replace = (next: InvoiceDraft, what: 'opened' | 'reset') => {
    setNews({ what, before: draft });
    setAttempts(0);
    change({ type: 'replace', draft: next });
  };
  const open = async (file: File) => {
    const { openInvoice } = await import('../../invoice/open-invoice.ts');
    const opened = openInvoice(await file.text(), messages, locale);
    if ('draft' in opened) replace(opened.draft, 'opened');
    else setNews({ what: 'refused', faults: opened.faults });
  };
  const makePdf = whenComplete((invoice) => pdf.make(invoice, { ...print, fonts, logo }));
  const printPaper = whenComplete(({ number }) => {
    const page = paper.current?.firstElementChild;
    if (page instanceof HTMLElement) printing.current = printElement(page, number ?? words.title);
  });

  const issues = issuesToShow(made, attempts > 0);
  const describe = (issue: InvoiceIssue) => describeInvoiceIssue(issue, messages, locale);
  const invoice = made.ok ? made.value : made.sketch;
  const part = toBilledPart(draft, { quote, catalogue, ...print });
  const Preview = parts.Preview ?? InvoicePreview;
  return (
    <section
      {...widgetAttributes('invoice-generator', { theme, className }, messages.language)}
      aria-label={words.title}
      onKeyDown={preventFormSubmit}
    >
      <div className="pricing-invoice-columns" data-shows={showsPaper ? 'paper' : 'form'}>
        <div className="pricing-invoice-bar">
          <button
            type="button"
            className="pricing-button pricing-invoice-toggle"
            aria-pressed={showsPaper}
            onClick={() => setShowsPaper(!showsPaper)}
          >
            {words.preview}
          </button>
          <InvoiceActions
            messages={messages}
            pdf={pdf.state}
            onPrint={printPaper}
            onPdf={makePdf}
            onSave={whenComplete(saveJson)}
            onOpen={(file) => void open(file).catch(() => setNews({ what: 'refused', faults: [] }))}
            onReset={() => replace(state.fresh(), 'reset')}
            onIssue={onIssue && whenComplete(onIssue)}
          />
          <InvoiceNews
            messages={messages}
            pdf={pdf.state}
            faults={issues.filter((issue) => !hasField(issue)).map((issue) => describeFileIssue(issue, messages, locale))}
            incomplete={attempts > 0 && issues.length > 0 ? formatOf(messages, locale).count(issues.length, words.incomplete) : ''}
            urgent={asked === made && attempts}
            news={news}
            onUndo={(before) => {
              setNews(null);
              change({ type: 'replace', draft: before });
            }}
            onRetry={makePdf}
          />
        </div>
        {/* No form of its own: a page may assembleInvoice all of this into one of its. */}
        <div ref={form} className="pricing-invoice-form">
          <InvoiceForm
            draft={draft}
            made={made}
            change={change}
            errorsAt={(...path: InvoicePath) => issues.filter((issue) => samePath(issue.path, path)).map(describe)}
            messages={messages}
            locale={locale}
            today={today}
            {...currencyOf(part?.currency ?? draft.currency ?? catalogue.currency)}
            languages={languages.map(({ language }) => language)}
            printed={print.messages.language}
            stay={part && { part, quoted: quote !== null }}
            parts={parts}
          />
        </div>
        <div className="pricing-invoice-paper" ref={paper}>
          {invoice ? <Preview invoice={invoice} {...print} theme={theme} /> : <p className="pricing-hint">{words.noPreview}</p>}
        </div>
      </div>
      <LiveRegion text={invoice ? words.total({ total: totalText(invoice, messages, locale) }) : ''} />
    </section>
  );
}

function printLanguages({ messages, languages = [] }: InvoiceGeneratorProps): readonly [InvoiceLanguage, ...InvoiceLanguage[]] {
  const [first = messages, ...others] = languages;
  return [first, ...others];
}

function currencyOf(currency: string): { readonly currency: string; readonly digits: number } {
  const math = amountsIn(currency);
  return { currency, digits: math.ok ? math.value.digits : 2 };
}

function totalText({ totals, currency }: Invoice, messages: FormWords, locale: string | undefined): string {
  return formatOf(messages, locale).money({ amount: totals.total, currency });
}

function savePdf(bytes: Uint8Array, invoice: Invoice): void {
  saveFile(new Uint8Array(bytes), { name: fileName(invoice, 'pdf'), type: 'application/pdf' });
}

function saveJson(invoice: Invoice): void {
  saveFile(invoiceToJson(invoice), { name: fileName(invoice, 'json'), type: 'application/json' });
}

function fileName({ number }: Invoice, kind: string): string {
  return number === null ? `invoice-draft.${kind}` : `invoice-${number}.${kind}`;
}
