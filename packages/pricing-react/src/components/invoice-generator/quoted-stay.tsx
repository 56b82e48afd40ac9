// In one sentence, which stay is billed: its lines are on the paper beside it.

import { amountsIn } from '@hosted-stay/pricing-core/amounts';
import { formatOf } from '../../format/format-of.ts';
import type { QuotedPart } from '../../invoice/quoted-part.ts';
import { totalsOf } from '../../invoice/totals.ts';
import type { Words } from '../../locales/messages.ts';

export interface QuotedStayProps {
  readonly stay: { readonly part: QuotedPart; readonly quoted: boolean } | null;
  /** The stay of a file that was opened. */
  readonly opened: QuotedPart | null;
  readonly messages: Words<'invoice'>;
  readonly locale: string | undefined;
}

export function QuotedStay({ stay, opened, messages, locale }: QuotedStayProps) {
  const words = messages.invoice;
  const math = stay && amountsIn(stay.part.currency);
  if (stay === null || !math?.ok) return <p className="pricing-hint">{words.noQuote}</p>;
  const { lines, vat, currency, quote } = stay.part;
  const format = formatOf(messages, locale);
  const { total } = totalsOf({ lines, stayVat: vat }, math.value);
  const say = stay.quoted ? words.quoted : words.opened;
  const another = stay.quoted && opened !== null && opened.quote?.fingerprint !== quote?.fingerprint;
  return (
    <>
      <p className="pricing-invoice-stay">
        {say({ lines: format.count(lines.length, words.quotedLines), total: format.money({ amount: total, currency }) })}
      </p>
      {another && <p className="pricing-invoice-warning">{words.otherStay}</p>}
    </>
  );
}
