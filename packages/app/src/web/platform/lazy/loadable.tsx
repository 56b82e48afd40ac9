// Screens and frames whose code is loaded when they are first shown: each once, and anew after a failure.

import { type ComponentType, use } from 'react';
import type { PageName } from '#contract/platform/page-paths.ts';
import { loadChunk } from './chunks.ts';
import { loadWithMessages } from './load-with-messages.ts';
import type { LazyModule } from './with-messages.ts';

export interface Loadable<Props> extends LazyModule<{ readonly default: ComponentType<Props> }> {
  /** The page that it is loaded for. */
  readonly page: PageName;
  /** Is not shown before this is there, or has failed: what is in a frame comes together with the frame. */
  readonly after?: Promise<unknown>;
}

const made = new Map<unknown, Promise<unknown>>();

/** React reads from these marks that it need not wait: waiting for what is there would show an empty page for a moment. */
function marked<Value>(promise: Promise<Value>): Promise<Value> {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    (reason) => Object.assign(promise, { status: 'rejected', reason }),
  );
  return promise;
}

async function loadFor<Props>({ page, after, ...module }: Loadable<Props>): Promise<ComponentType<Props>> {
  const [loaded] = await Promise.all([loadChunk(page, () => loadWithMessages(module)), after?.catch(() => undefined)]);
  return loaded.default;
}

/** The component that a function loads, with its messages; it starts to load with the first call. */
export function loadComponent<Props>(what: Loadable<Props>): Promise<ComponentType<Props>> {
  const known = made.get(what.load) as Promise<ComponentType<Props>> | undefined;
  if (known !== undefined) return known;
  const promise = marked(loadFor(what));
  made.set(what.load, promise);
  return promise;
}

/** Forgets a component, so that it is loaded anew when it is next shown. */
export function forgetLoaded(load: unknown): void {
  made.delete(load);
}

/** Shows a component once it is there. */
export function Loaded<Props extends object>({ component, props }: { component: Promise<ComponentType<Props>>; props: Props }) {
  const Component = use(component);
  return <Component {...props} />;
}
