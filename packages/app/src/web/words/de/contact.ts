// Writing to us, in German.

import { names } from '#contract/words/de/names.ts';
import type { Section } from '#web/words/sections.ts';

export const contact = {
  title: 'Kontakt',
  intro: 'Fragen Sie uns alles zu Aufenthalten, Familien und Buchungen. Wir antworten per E-Mail.',
  signedInAs: 'Wir antworten an {email}, auf den Namen {name}.',
  name: 'Name',
  email: 'E-Mail',
  phone: 'Telefon',
  phoneHint: 'Falls Sie angerufen werden möchten.',
  topic: 'Thema',
  topics: names.contactTopic,
  message: 'Nachricht',
  trap: 'Bitte lassen Sie dieses Feld leer',
  send: 'Nachricht senden',
  sentTitle: 'Danke, wir haben Ihre Nachricht',
  sentText: 'Eine Bestätigung ist unterwegs an {email}. Wir antworten per E-Mail.',
  reference: 'Ihr Zeichen',
  referenceHint: 'Bitte nennen Sie es, wenn Sie noch einmal dazu schreiben.',
  another: 'Weitere Nachricht schreiben',
  home: 'Zur Startseite',
} as const satisfies Section<'contact'>;
