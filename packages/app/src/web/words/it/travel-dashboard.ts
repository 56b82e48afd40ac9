// The dashboard of parents, in Italian.

import type { Section } from '#web/words/sections.ts';

export const travelDashboard = {
  hello: 'Buongiorno {name}',
  next: 'Prossimo viaggio',
  inDays: '{days, plural, one {Domani} many {Tra # giorni} other {Tra # giorni}}',
  dayOf: 'Giorno {day, number} di {days, number}',
  none: 'Nessun viaggio in arrivo',
  noneText: 'Trovate una famiglia ospitante o un camp per le prossime vacanze.',
  book: 'Cerca un soggiorno',
  addChild: 'Aggiungi un figlio',
  news: 'Novità',
  claims: {
    title: 'In attesa della Sua conferma',
    request: 'Con il Suo indirizzo e-mail è stata inviata una richiesta per {name} (riferimento {reference}).',
    requestText: 'Se è Sua, il viaggio e lo studente vengono aggiunti al Suo account.',
    requestTextAgent:
      '{inviter} l’ha inviata per Lei e segue il viaggio. Se dice di sì, il viaggio e lo studente vengono aggiunti al Suo account, e {inviter} vede il Suo nome e i Suoi contatti.',
    child: '{inviter} indica che {child} è Suo figlio o Sua figlia.',
    childNobody: 'Qualcuno indica che {child} è Suo figlio o Sua figlia.',
    childText: 'Se dice di sì, vede lo studente e i suoi viaggi, e {inviter} vede il Suo nome e i Suoi contatti.',
    childTextNobody: 'Se dice di sì, vede lo studente e i suoi viaggi.',
    mine: 'Sì, è così',
    mineNamed: 'Sì, è così: {name}',
    notMine: 'No, non è così',
    notMineNamed: 'No, non è così: {name}',
  },
  toDo: {
    title: 'Da fare',
    pay: 'Pagare la fattura {name}: {amount}',
    payOverdue: 'Pagare la fattura scaduta {name}: {amount}',
    complete: 'Completare i dati di {name}: {count, plural, one {ne manca #} many {ne mancano #} other {ne mancano #}}',
    arrival: 'Indicare l’arrivo di {name}',
    choose: 'Scegliere una famiglia per {name}',
    wait: 'La famiglia contattata per {name} non ha ancora risposto',
    nothing: 'Non c’è niente da fare.',
  },
} as const satisfies Section<'travelDashboard'>;
