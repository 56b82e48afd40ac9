// Screens and frames whose code is loaded when they are first shown: each once, and again after a failure.

import { type ComponentType, use } from 'react';
import type { PageName } from '#contract/platform/page-paths.ts';
import { isOnServer, perPage } from '#web/platform/page-scope.ts';
import { loadChunk } from './chunks.ts';
import { loadWithMessages } from './load-with-messages.ts';
import type { LazyModule } from './with-messages.ts';

export interface Loadable<Props> extends LazyModule<{ readonly default: ComponentType<Props> }> {
  /** The page that it is loaded for. */
  readonly page: PageName;
  /** It is not shown before this settles: the content of a frame appears together with the frame. */
  readonly after?: Promise<unknown>;
}

const madeComponents = perPage(() => new Map<unknown, Promise<unknown>>());

/** Sets the fields from which React sees that the promise is settled: waiting for it would show an empty page for a moment. */
function marked<Value>(promise: Promise<Value>): Promise<Value> {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    (reason) => Object.assign(promise, { status: 'rejected', reason }),
  );
  return promise;
}

async function loadFor<Props>({ page, after, ...module }: Loadable<Props>): Promise<ComponentType<Props>> {
  // On the server the code is there: nothing is reloaded or tried again.
  const loading = isOnServer() ? loadWithMessages(module) : loadChunk(page, () => loadWithMessages(module));
  const [loaded] = await Promise.all([loading, after?.catch(() => undefined)]);
  return loaded.default;
}

/** Loads a component with its messages; starts with the first call. */
export function loadComponent<Props>(what: Loadable<Props>): Promise<ComponentType<Props>> {
  const made = madeComponents();
  const known = made.get(what.load) as Promise<ComponentType<Props>> | undefined;
  if (known !== undefined) return known;
  const promise = marked(loadFor(what));
  made.set(what.load, promise);
  return promise;
}

/** Forgets a component, so that it is loaded again when it is next shown. */
export function forgetLoaded(load: unknown): void {
  madeComponents().delete(load);
}

/** Shows a component once it is loaded. */
export function Loaded<Props extends object>({ component, props }: { component: Promise<ComponentType<Props>>; props: Props }) {
  const Component = use(component);
  return <Component {...props} />;
}
