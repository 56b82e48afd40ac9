// Where the script that is running came from: only while it first runs does the page say so.

const own = document.currentScript;

/** The address of the script tag; the page's own where the script came in another way. */
export const ownAddress: string = own instanceof HTMLScriptElement && own.src ? own.src : document.baseURI;

/** For a page that lets in only scripts with its nonce. */
export const ownNonce: string = own?.nonce ?? '';

/** In scripts this stands for `import.meta.url`, which they have not: fonts lie beside `dist`, and scripts in `dist/browser`. */
export const moduleAddress: string = new URL('..', ownAddress).href;
