// German: what is said while a price is asked for, and where there is none.

import type { AskingMessages } from '../sections/asking.ts';

export const asking: AskingMessages = {
  loading: 'Wird aktualisiert …',
  refused: 'Für diese Auswahl gibt es keinen Preis. Bitte prüfen Sie sie.',
  failure: {
    offline: 'Keine Verbindung.',
    timeout: 'Das Laden des Preises hat zu lange gedauert.',
    forbidden: 'Melden Sie sich an, um diesen Preis zu sehen.',
    busy: 'Zurzeit gibt es zu viele Anfragen.',
    broken: 'Der Preis lässt sich zurzeit nicht berechnen.',
  },
  retry: 'Erneut versuchen',
};
