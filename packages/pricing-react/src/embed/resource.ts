// Something that is loaded once and shared by whoever needs it: each sees it loading, there, or failed and may try again.

/** Why a file could not be had. */
export interface LoadFailure {
  /** `unreachable`: nobody answered. `status`: an HTTP status other than 2xx. `unreadable`: what came is not what was asked for. */
  readonly kind: 'unreachable' | 'status' | 'unreadable';
  /** For developers: which file, and what is wrong with it. */
  readonly message: string;
  readonly status?: number;
}

/** What a loader throws when it knows why. */
export class LoadError extends Error {
  readonly failure: LoadFailure;

  constructor(failure: LoadFailure, cause?: unknown) {
    super(failure.message, { cause });
    this.name = 'LoadError';
    this.failure = failure;
  }
}

export type ResourceState<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly value: T }
  | { readonly status: 'failed'; readonly failure: LoadFailure };

/** Made for `useSyncExternalStore`; begins to load when first listened to. */
export interface Resource<T> {
  readonly state: () => ResourceState<T>;
  readonly subscribe: (listener: () => void) => () => void;
  /** Whether anybody listens. */
  readonly inUse: () => boolean;
  /** Loads again what failed; whatever is there already, or on its way, stays. Absent where it would be the same again. */
  readonly retry?: () => void;
}

const LOADING = { status: 'loading' } as const;

export function resource<T>(load: () => Promise<T>): Resource<T> {
  let state: ResourceState<T> | undefined;
  const listeners = new Set<() => void>();
  const become = (next: ResourceState<T>) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const begin = () => {
    become(LOADING);
    load().then(
      (value) => become({ status: 'ready', value }),
      (error: unknown) => become({ status: 'failed', failure: failureOf(error) }),
    );
  };
  return {
    state: () => state ?? LOADING,
    subscribe: (listener) => {
      listeners.add(listener);
      if (state === undefined) begin();
      return () => listeners.delete(listener);
    },
    inUse: () => listeners.size > 0,
    retry: () => {
      if (state?.status === 'failed') begin();
    },
  };
}

/** What is there, or wrong, from the start. */
export function settled<T>(make: () => T): Resource<T> {
  const state = attempt(make);
  return { state: () => state, subscribe: () => () => {}, inUse: () => false };
}

function attempt<T>(make: () => T): ResourceState<T> {
  try {
    return { status: 'ready', value: make() };
  } catch (error) {
    return { status: 'failed', failure: failureOf(error) };
  }
}

function failureOf(error: unknown): LoadFailure {
  return error instanceof LoadError ? error.failure : { kind: 'unreadable', message: String(error) };
}
