// Stripe's own code, loaded from Stripe when it is first needed to pay, with types for the parts used here.

export interface StripeResult {
  readonly error?: { readonly message?: string; readonly type?: string };
  readonly paymentIntent?: { readonly status: string };
}

export interface StripeElements {
  create(kind: 'payment'): { mount(place: HTMLElement): void; on(event: 'ready', heard: () => void): void; destroy(): void };
}

export interface Stripe {
  elements(options: { clientSecret: string; locale: string; appearance: { theme: 'stripe' | 'night' } }): StripeElements;
  confirmPayment(options: {
    elements: StripeElements;
    redirect: 'if_required';
    confirmParams: { return_url: string };
  }): Promise<StripeResult>;
}

declare global {
  interface Window {
    Stripe?: (publishableKey: string) => Stripe;
  }
}

const ADDRESS = 'https://js.stripe.com/v3/';

let loading: Promise<void> | undefined;

function load(): Promise<void> {
  loading ??= new Promise<void>((done, failed) => {
    const script = document.createElement('script');
    script.src = ADDRESS;
    script.async = true;
    script.onload = () => done();
    script.onerror = () => {
      loading = undefined;
      script.remove();
      failed(new TypeError('The code of the payment service did not load.'));
    };
    document.head.append(script);
  });
  return loading;
}

/**
 * Loads Stripe for a publishable key.
 * @throws TypeError when its code can't be loaded
 */
export async function loadStripe(publishableKey: string): Promise<Stripe> {
  if (window.Stripe === undefined) await load();
  if (window.Stripe === undefined) throw new TypeError('The code of the payment service is not what it was.');
  return window.Stripe(publishableKey);
}
