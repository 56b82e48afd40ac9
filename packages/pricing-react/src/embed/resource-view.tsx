// Shows a widget once what it needs has been loaded; until then, that it is being loaded or why it could not be.

import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import { widgetAttributes } from '../components/widget-props.ts';
import { FailedNote } from './failed-note.tsx';
import type { Resource } from './resource.ts';
import type { EmbedProps, EmbedSettings } from './settings.ts';

export interface ResourceViewProps<T> extends EmbedProps {
  readonly resource: Resource<T>;
  readonly children: (value: T) => ReactNode;
}

export function ResourceView<T>({ resource, settings, events, children }: ResourceViewProps<T>) {
  const state = useSyncExternalStore(resource.subscribe, resource.state, resource.state);
  const place = useRef<HTMLDivElement>(null);
  const { messages, theme } = settings;
  const failure = state.status === 'failed' ? state.failure : undefined;
  useEffect(() => {
    if (failure !== undefined) events.error(failure);
  }, [failure, events]);
  // The button goes away when it is pressed: the focus waits where the widget will be.
  const again = resource.retry;
  const retry =
    again &&
    (() => {
      place.current?.focus();
      again();
    });
  return (
    <div ref={place} className="pricing-embed" part="widget" tabIndex={-1}>
      {state.status === 'ready' && children(state.value)}
      {state.status === 'loading' && <Waiting settings={settings} />}
      {failure && (
        <FailedNote {...{ messages, theme }} text={messages.embed.failed[failure.kind]} again={messages.embed.retry} retry={retry} />
      )}
    </div>
  );
}

function Waiting({ settings: { messages, theme } }: { readonly settings: EmbedSettings }) {
  return (
    <div {...widgetAttributes('embed-status', { theme }, messages.language)} part="loading" aria-busy="true">
      <p role="status">{messages.embed.loading}</p>
    </div>
  );
}

/** What stands where an element has not been told where its prices are. */
export function NoPricesNote({ settings: { messages, theme } }: { readonly settings: EmbedSettings }) {
  return (
    <div {...widgetAttributes('embed-status', { theme }, messages.language)} part="nothing">
      <p>{messages.embed.nothing}</p>
    </div>
  );
}
