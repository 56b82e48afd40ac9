// The browser's part: takes over what the server has rendered and notes everything that React could not reconcile.

import { hydrateRoot } from 'react-dom/client';
import { widgetsOn } from './widgets.tsx';

const complaints: string[] = [];

function hydrate(book: unknown): void {
  for (const [name, widget] of Object.entries(widgetsOn(book))) {
    const place = document.getElementById(name);
    if (place === null) throw new Error(`no #${name}`);
    const onRecoverableError = (error: unknown) => complaints.push(`${name}: ${String(error)}`);
    hydrateRoot(place, widget, { identifierPrefix: name, onRecoverableError });
  }
}

Object.assign(globalThis, { hydrate, complaints });
