// What the server says in every other case, in Italian.

import type { Translated } from '#contract/words/catalogue.ts';
import type { answers as english } from '#contract/words/en/answers.ts';

export const answers = {
  succeeded: 'Richiesta riuscita',
  validation: 'Alcuni campi sono da correggere.',
  unauthenticated: 'Accesso non effettuato.',
  forbidden: 'Il Suo ruolo non lo consente.',
  notFound: 'Qui non c’è nulla, oppure non appartiene a Lei.',
  methodNotAllowed: 'Qui questa operazione non è possibile.',
  sessionExpired: 'Sessione scaduta',
  malformed: 'La richiesta non è leggibile: non è un oggetto JSON valido.',
  malformedForm: 'La richiesta non è leggibile: non è un modulo valido.',
  tooDeep: 'La richiesta non è leggibile: è annidata troppo in profondità.',
  badCharset: 'La richiesta non è leggibile: la codifica dei caratteri o la compressione non è supportata.',
  brokenOff: 'La richiesta si è interrotta prima della fine.',
  tooSlow: 'La richiesta ha impiegato troppo tempo ad arrivare.',
  notJson: 'Va inviato in formato JSON (application/json).',
  notForm: 'Va inviato come modulo con un file (multipart/form-data).',
  tooLarge: 'La richiesta è troppo grande.',
  tooMany: 'Troppi tentativi. Riprovare fra {minutes, plural, one {# minuto} many {# di minuti} other {# minuti}}.',
  notOurPage: 'Questa richiesta è possibile solo dall’interno del sito.',
  unavailable: 'Servizio sospeso per manutenzione',
  failed: 'Si è verificato un errore. Il nostro team è stato avvisato.',
  passwordChanged: 'La password è stata modificata e gli altri dispositivi sono stati disconnessi.',
  passwordSet: 'La password è stata impostata. Ora può accedere.',
  mailOnItsWay: 'Se esiste un account con questo indirizzo, sta arrivando un’e-mail con un link.',
  registered: 'Controlli la Sua casella di posta: Le abbiamo inviato un’e-mail con il prossimo passo.',
  sessionEnded: 'Quel dispositivo è stato disconnesso.',
  signedOutEverywhere: 'Tutti i Suoi dispositivi sono stati disconnessi.',
  accountDeleted: 'Il Suo account è stato eliminato.',
  hostRegistered: 'Benvenuti! La famiglia è registrata.',
  deleted: 'L’eliminazione è avvenuta.',
  campaignTested: 'Un messaggio di prova è in arrivo.',
  campaignDeleted: 'La campagna è stata eliminata.',
  staffAsked: 'Abbiamo ricevuto il suo messaggio: il nostro staff le risponderà.',
} as const satisfies Translated<typeof english>;
