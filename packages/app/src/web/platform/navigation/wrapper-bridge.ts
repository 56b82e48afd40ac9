// Tells an app that shows the product in a web view who is signed in, through any bridge that it provides.

declare global {
  interface Window {
    ReactNativeWebView?: { postMessage?: (message: string) => void };
    webkit?: { messageHandlers?: { hostedStay?: { postMessage?: (message: unknown) => void } } };
    Android?: { postMessage?: (message: string) => void };
  }
}

/** @param userId null after sign-out */
export function tellWrapper(userId: number | null): void {
  const message = { type: 'user', userId } as const;
  window.ReactNativeWebView?.postMessage?.(JSON.stringify(message));
  window.webkit?.messageHandlers?.hostedStay?.postMessage?.(message);
  window.Android?.postMessage?.(JSON.stringify(message));
}
