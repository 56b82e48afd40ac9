// A quote for elsewhere: a link to it, its JSON, its csv; where the browser refuses to copy, as text to select.

import { useState } from 'react';
import type { CalculatorMessages } from '../../locales/sections/calculator.ts';

type Format = keyof CalculatorMessages['copy'];

export interface CopyButtonsProps {
  /** What is copied, made at the moment it is asked for. */
  readonly texts: Readonly<Record<Format, () => string>>;
  readonly words: Pick<CalculatorMessages, 'copy' | 'copied' | 'copyRefused'>;
}

interface Outcome {
  readonly format: Format;
  readonly text: string;
  readonly copied: boolean;
}

/** What came of a copy is forgotten once the same button would copy something else: another quote, or another side's. */
export function CopyButtons({ texts, words }: CopyButtonsProps) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  if (outcome && texts[outcome.format]() !== outcome.text) setOutcome(null);
  const copy = async (format: Format) => {
    const text = texts[format]();
    setOutcome({ format, text, copied: await written(text) });
  };
  const refused = outcome && !outcome.copied ? outcome : null;
  return (
    <div className="pricing-copy">
      {(['link', 'json', 'csv'] as const).map((format) => (
        <button
          className="pricing-button"
          data-kind="quiet"
          type="button"
          key={format}
          onClick={() => void copy(format)}
          onBlur={() => outcome?.copied && setOutcome(null)}
        >
          {words.copy[format]}
        </button>
      ))}
      <span role="status">{outcome && (refused ? words.copyRefused : words.copied)}</span>
      {refused && (
        <textarea
          className="pricing-control"
          key={refused.text}
          readOnly
          rows={4}
          aria-label={words.copy[refused.format]}
          defaultValue={refused.text}
          ref={selectAll}
        />
      )}
    </div>
  );
}

function selectAll(area: HTMLTextAreaElement | null): void {
  area?.focus();
  area?.select();
}

/** Refused without a user's leave, in a frame, or on a page that is not served safely: there is no clipboard at all. */
async function written(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
