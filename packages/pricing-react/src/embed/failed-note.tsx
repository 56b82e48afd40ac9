// What stands in place of a widget that can't be shown: why, and a button where trying again may help.

import { widgetAttributes } from '../components/widget-props.ts';
import type { Language } from '../locales/messages.ts';

export interface FailedNoteProps {
  readonly messages: Language;
  readonly theme?: 'light' | 'dark' | undefined;
  readonly text: string | undefined;
  readonly again: string;
  readonly retry?: (() => void) | undefined;
}

export function FailedNote({ messages, theme, text, again, retry }: FailedNoteProps) {
  return (
    <div {...widgetAttributes('embed-status', { theme }, messages.language)} part="failed">
      <p role="alert">{text}</p>
      {retry && (
        <button className="pricing-button" part="retry" type="button" onClick={retry}>
          {again}
        </button>
      )}
    </div>
  );
}
