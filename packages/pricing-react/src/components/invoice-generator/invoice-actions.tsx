// What can be done with the invoice, and how it went.

import { type ReactNode, useRef } from 'react';
import type { FormWords } from './form-props.ts';
import type { PdfState } from './use-pdf.ts';

export interface InvoiceActionsProps {
  readonly messages: FormWords;
  readonly pdf: PdfState;
  readonly onPrint: () => void;
  readonly onPdf: () => void;
  readonly onSave: () => void;
  readonly onOpen: (file: File) => void;
  readonly onReset: () => void;
  /** Left out where the host page issues nothing. */
  readonly onIssue?: (() => void) | undefined;
}

export function InvoiceActions({ messages, pdf, onPrint, onPdf, onSave, onOpen, onReset, onIssue }: InvoiceActionsProps) {
  const words = messages.invoice;
  const chooser = useRef<HTMLInputElement>(null);
  const busy = pdf.step === 'busy';
  return (
    <fieldset className="pricing-invoice-actions">
      <legend className="pricing-hidden">{words.actions}</legend>
      {onIssue && (
        <Action kind="primary" act={onIssue}>
          {words.issueInvoice}
        </Action>
      )}
      <Action act={onPrint}>{words.print}</Action>
      <Action act={onPdf} busy={busy}>
        {busy ? words.pdfBusy : words.pdf}
      </Action>
      <Action act={onSave}>{words.save}</Action>
      <Action act={() => chooser.current?.click()}>{words.open}</Action>
      <input
        ref={chooser}
        type="file"
        hidden
        accept=".json,application/json"
        aria-label={words.open}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) onOpen(file);
          event.target.value = '';
        }}
      />
      <Action kind="quiet" act={onReset}>
        {words.reset}
      </Action>
    </fieldset>
  );
}

interface ActionProps {
  readonly act: () => void;
  readonly kind?: 'primary' | 'quiet';
  readonly busy?: boolean;
  readonly children: ReactNode;
}

function Action({ act, kind, busy = false, children }: ActionProps) {
  return (
    <button type="button" className="pricing-button" data-kind={kind} aria-disabled={busy || undefined} onClick={act}>
      {children}
    </button>
  );
}
