// What went wrong on the way, and a button to try again.

import type { Words } from '../../locales/messages.ts';

export interface RetryNoteProps {
  readonly text: string;
  readonly retry: () => void;
  readonly messages: Words<'asking'>;
}

export function RetryNote({ text, retry, messages }: RetryNoteProps) {
  return (
    <p className="pricing-warning">
      <span>{text}</span>
      <button className="pricing-button" type="button" onClick={retry}>
        {messages.asking.retry}
      </button>
    </p>
  );
}
