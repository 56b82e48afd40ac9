// In the script-tag build this stands for the PDF maker: a file of its own beside the script, fetched when first asked for.

import type * as maker from '../invoice-pdf/index.ts';
import { ownAddress, ownNonce } from './own-script.ts';

type PdfMaker = typeof maker;

declare global {
  var HostedStayPricingPdf: PdfMaker | undefined;
}

const file = new URL('pricing.invoice-pdf.js', ownAddress).href;

let loading: Promise<PdfMaker> | undefined;

/** A script tag, not `import()`: it works from a file, and from another host that allows no more. */
function load(): Promise<PdfMaker> {
  loading ??= new Promise<PdfMaker>((done, fail) => {
    const script = document.createElement('script');
    script.src = file;
    script.nonce = ownNonce;
    script.onload = () =>
      globalThis.HostedStayPricingPdf ? done(globalThis.HostedStayPricingPdf) : fail(new Error(`${file} is not the PDF maker`));
    script.onerror = () => fail(new Error(`${file} could not be loaded`));
    document.head.append(script);
  }).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** A module with a `then` is waited for by `import()`: whoever imports this gets the PDF maker instead. */
export function then(done: (maker: PdfMaker) => void, fail: (error: unknown) => void): void {
  load().then(done, fail);
}
