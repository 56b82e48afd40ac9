// Registers the worker that answers without a connection: with the first touch of a page, when nothing else is waited for.

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  // The page works without it, as it does in browsers that forbid it.
  navigator.serviceWorker.register('/service-worker.js').catch(() => undefined);
}
