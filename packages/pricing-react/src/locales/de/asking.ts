// German: what is said while a price is asked for, and where there is none.

import type { AskingMessages } from '../sections/asking.ts';

export const asking: AskingMessages = {
  loading: 'Wird aktualisiert …',
  refused: 'Für diese Auswahl gibt es keinen Preis. Bitte prüfen Sie sie.',
  failure: {
    offline: 'Es besteht keine Verbindung.',
    timeout: 'Der Preis lässt zu lange auf sich warten.',
    forbidden: 'Diesen Preis dürfen Sie nicht sehen. Bitte melden Sie sich an.',
    busy: 'Gerade gibt es sehr viele Anfragen.',
    broken: 'Der Preis lässt sich gerade nicht berechnen.',
  },
  retry: 'Erneut versuchen',
};
