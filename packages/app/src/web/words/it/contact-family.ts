// Writing to a host family before booking, in Italian.

import type { Section } from '#web/words/sections.ts';

export const contactFamily = {
  intro: 'Dica alla famiglia chi verrebbe e quando, e chieda ciò che vuole sapere.',
  form: 'Messaggio alla famiglia',
  children: 'Ragazzi',
  dates: 'Date',
  message: 'Il Suo messaggio',
  send: 'Invia',
  sent: 'Il Suo messaggio è in arrivo alla famiglia.',
  alreadyOpen: 'Ha già una richiesta presso questa famiglia',
  writeOther: 'Scrivere per un altro bambino o altri giorni',
  student: 'Studente',
  studentHint: 'Per chi scrive. I genitori sono quelli dello studente.',
  toTrip: 'Apri la richiesta',
  noChildren: 'Nel Suo account non c’è ancora nessun ragazzo',
  noChildrenText: 'La famiglia vuole sapere chi verrebbe.',
  addChild: 'Aggiungi un ragazzo',
  noFamily: 'Famiglia ospitante non trovata',
  toSearch: 'Cerca una famiglia',
} as const satisfies Section<'contactFamily'>;
