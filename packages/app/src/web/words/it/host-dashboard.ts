// The dashboard of host families, in Italian.

import type { Section } from '#web/words/sections.ts';

export const hostDashboard = {
  hello: 'Buongiorno {name}',
  live: {
    title: 'Il vostro profilo',
    isLive: 'Il vostro profilo è online: le famiglie possono trovarvi.',
    notLive: 'Il vostro profilo non è ancora online. Resta da fare:',
    done: 'Fatto',
    open: 'Da fare',
    address: 'Inserire l’indirizzo',
    photos: 'Caricare almeno 3 foto ({count, number} finora)',
    vetting: 'Superare le nostre verifiche: vi contatteremo',
    paused: 'Terminare la pausa del profilo',
    account: 'Far riattivare l’account: contattateci',
  },
  occupancy: {
    title: 'Occupazione nel {year}',
    nights: '{nights, plural, one {# notte} many {# notti} other {# notti}} su {of, number}',
    share: 'Il {percent, number} % dell’anno è prenotato',
  },
  response: {
    title: 'Tempo di risposta',
    minutes: '{minutes, plural, one {# minuto} many {# minuti} other {# minuti}}',
    hours: '{hours, plural, one {# ora} many {# ore} other {# ore}}',
    none: 'Non ancora misurato: compare dopo tre richieste con risposta.',
    hint: 'Metà delle vostre risposte è arrivata entro questo tempo. I genitori lo vedono nel profilo.',
  },
  payout: {
    title: 'Prossimo pagamento',
    due: 'il',
    none: 'Nessun pagamento ancora previsto.',
    all: 'Tutti i pagamenti',
  },
  answers: {
    waiting:
      '{count, plural, one {# richiesta attende la vostra risposta} many {# richieste attendono la vostra risposta} other {# richieste attendono la vostra risposta}}',
    none: 'Niente attende la vostra risposta.',
  },
  stays: {
    title: 'Prossimi soggiorni',
    none: 'Nessun soggiorno in arrivo.',
    all: 'Tutti i soggiorni',
  },
} as const satisfies Section<'hostDashboard'>;
