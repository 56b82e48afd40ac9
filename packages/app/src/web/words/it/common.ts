// Words that every screen needs, in Italian.

import type { Section } from '#web/words/sections.ts';

export const common = {
  retry: 'Riprova',
  cancel: 'Annulla',
  close: 'Chiudi',
  loading: 'Caricamento',
  typeToConfirm: 'Scrivere {text} per confermare',
  showPassword: 'Mostra il testo',
  hidePassword: 'Nascondi il testo',
  priceDetails: 'Dettagli del prezzo',
  readTerms: 'Leggi le condizioni',
  testPayments: 'Questo sito accetta solo pagamenti di prova: non si muove denaro e nulla viene prenotato davvero.',
  readPrivacy: 'Leggi l’informativa sulla privacy',
} as const satisfies Section<'common'>;
