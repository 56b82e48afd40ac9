// German: what an element says until its widget can be shown.

import type { EmbedMessages } from '../sections/embed.ts';

export const embed: EmbedMessages = {
  loading: 'Preise werden geladen …',
  nothing: 'Hier sind noch keine Preise hinterlegt.',
  failed: {
    unreachable: 'Die Preise konnten nicht geladen werden. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
    status: 'Die Preise konnten nicht geladen werden: Der Server meldet einen Fehler.',
    unreadable: 'Die Preise konnten nicht geladen werden: Das ist kein gültiges Preisbuch.',
  },
  retry: 'Erneut versuchen',
};
