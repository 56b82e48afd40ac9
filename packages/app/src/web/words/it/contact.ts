// Writing to us, in Italian.

import { names } from '#contract/words/it/names.ts';
import type { Section } from '#web/words/sections.ts';

export const contact = {
  title: 'Contatti',
  intro: 'Qui può chiederci tutto su soggiorni, famiglie e prenotazioni. Rispondiamo per e-mail.',
  signedInAs: 'Rispondiamo a {name}, all’indirizzo {email}.',
  name: 'Nome',
  email: 'E-mail',
  phone: 'Telefono',
  phoneHint: 'Se desidera che La chiamiamo.',
  topic: 'Argomento',
  topics: names.contactTopic,
  message: 'Messaggio',
  trap: 'Lasciare vuoto questo campo',
  send: 'Invia il messaggio',
  sentTitle: 'Grazie, abbiamo ricevuto il Suo messaggio',
  sentText: 'Una conferma è in arrivo a {email}. Rispondiamo per e-mail.',
  reference: 'Il Suo riferimento',
  referenceHint: 'Lo indichi se ci riscrive sullo stesso argomento.',
  another: 'Scrivi un altro messaggio',
  home: 'Alla pagina iniziale',
} as const satisfies Section<'contact'>;
