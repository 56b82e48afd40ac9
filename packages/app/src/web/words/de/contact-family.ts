// Writing to a host family before booking, in German.

import type { Section } from '#web/words/sections.ts';

export const contactFamily = {
  intro: 'Sagen Sie der Familie, wer wann käme, und fragen Sie, was Sie wissen möchten.',
  form: 'Nachricht an die Familie',
  children: 'Kinder',
  dates: 'Daten',
  message: 'Ihre Nachricht',
  send: 'Senden',
  sent: 'Ihre Nachricht ist unterwegs zur Familie.',
  alreadyOpen: 'Sie haben bereits eine Anfrage bei dieser Familie',
  writeOther: 'Für ein anderes Kind oder andere Tage schreiben',
  student: 'Schüler',
  studentHint: 'Für wen Sie schreiben. Die Eltern sind die des Schülers.',
  toTrip: 'Anfrage öffnen',
  noChildren: 'In Ihrem Konto ist noch kein Kind',
  noChildrenText: 'Die Familie möchte wissen, wer käme.',
  addChild: 'Kind hinzufügen',
  noFamily: 'Gastfamilie nicht gefunden',
  toSearch: 'Familie suchen',
} as const satisfies Section<'contactFamily'>;
