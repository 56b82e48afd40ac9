// What mails say that go with notifications, and to whom has written to us, in Italian.

import type { Translated } from '#contract/words/catalogue.ts';
import type { notificationMails as english } from '../en/notifications.ts';

export const notificationMails = {
  button: 'Apri le mie notifiche',
  settings: 'Può disattivare le e-mail di questo tipo nelle impostazioni delle notifiche.',
  once: 'Finché non l’avrà letta, non Le verranno inviate altre e-mail di questo tipo.',
  roleChanged: {
    subject: 'È cambiato ciò che può fare su {product}',
    intro: 'Un amministratore ha modificato i ruoli del Suo account su {product}.',
  },
  accountViewed: {
    subject: 'Un amministratore ha consultato il Suo account',
    intro:
      'Un amministratore ha iniziato a consultare {product} così come lo vede Lei, come si fa per aiutare. Nel frattempo non può modificare nulla.',
    notAsked: 'Se si chiede perché, La preghiamo di contattarci.',
  },
  hostFamilyRegistered: {
    subject: 'Una famiglia ospitante si è registrata',
    intro: 'Una famiglia si è registrata per ospitare con {product} e attende la verifica.',
  },
  bookingRefused: {
    subject: 'Una prenotazione pagata non è stata possibile',
    intro: 'Qualcuno ha pagato un soggiorno con {product} quando i letti erano già occupati. Il denaro viene restituito da solo.',
  },
  paymentReturned: {
    refundFailed: {
      subject: 'Un rimborso è tornato indietro',
      intro:
        'Un rimborso di {product} non ha potuto essere versato e il denaro è tornato. Non appartiene a nessun viaggio: lo restituisca in un altro modo.',
    },
    disputed: {
      subject: 'Un pagamento è contestato',
      intro:
        'Qualcuno contesta presso la propria banca un pagamento a {product}. Non appartiene a nessun viaggio: risponda in tempo presso il servizio di pagamento.',
    },
  },
  childLinked: {
    subject: 'Un minore è stato collegato al suo account di {product}',
    intro: 'Il nostro personale ha collegato un minore al suo account di {product}: ora ne vede i dati e i viaggi.',
    notYours: 'Se non è suo figlio o sua figlia, ci contatti.',
  },
  tripNews: {
    child: 'Ragazzo o ragazza: {name}',
    student: 'Studente: {name}',
    dates: 'Date: dal {from} al {to}',
    family: 'Famiglia ospitante: {family}',
    price: 'Prezzo: {amount}',
    refund: 'Rimborso: {amount}',
    payout: 'Lei riceve: {amount}',
    button: 'Vedi soggiorno',
    subject: '{event}: {name}',
    next: {
      parent: {
        changed: 'Controlli che i nuovi dati siano giusti. In caso contrario ci contatti.',
        declined: 'Può chiedere a un’altra famiglia, oppure La aiutiamo a trovarne una.',
        considering: 'Le scriveremo quando risponderà.',
        started: 'Il telefono e l’e-mail della famiglia sono nel soggiorno.',
        completed: 'Speriamo che sia andata bene. Non deve fare nulla.',
        cancelled: 'Se spetta un rimborso, Le scriveremo al riguardo.',
        refundComing: 'Le scriveremo di nuovo quando il denaro sarà stato inviato.',
        backupOut: 'Se lo desidera, scelga un’altra famiglia di riserva nel soggiorno.',
        reserved: 'Le scriveremo quando la famiglia confermerà. Fino ad allora non deve fare nulla.',
        backupAsked: 'La famiglia che ha scelto non può ospitare. Le scriveremo quando l’altra famiglia risponderà.',
        noFamily: 'La famiglia che ha scelto non può ospitare. Scelga un’altra famiglia nel soggiorno, oppure ci contatti.',
        familyToChoose: 'Quanto ha pagato vale per un’altra famiglia. La scelga nel soggiorno, oppure chieda lì il rimborso.',
        travelChanged: 'Controlli i dati del viaggio nel soggiorno.',
        booked: 'Aggiunga i dati del viaggio, così la famiglia sa quando arrivate.',
        campCalledOff: 'Scelga un altro campo per quella settimana nel soggiorno, oppure ci contatti.',
        refunded: 'A seconda della banca possono volerci alcuni giorni.',
        withdrawn: 'Stiamo cercando un’altra famiglia e Le scriveremo.',
      },
      host: {
        changed: 'Controlli i nuovi dati nel soggiorno. Se non vanno bene, ce lo dica.',
        notChosen: 'Non deve fare nulla. I Suoi letti sono liberi per altri soggiorni.',
        waiting: 'Le scriveremo se questo soggiorno si libera.',
        started: 'Il telefono e l’e-mail dei genitori sono nel soggiorno.',
        completed: 'Il Suo compenso è dovuto dopo il soggiorno. Lo trova in Pagamenti.',
        cancelled: 'Non deve fare nulla. I Suoi letti sono liberi per altri soggiorni.',
        asked: 'Accetti o rifiuti nel soggiorno, così i genitori lo sanno.',
        reserved: 'Accetti o rifiuti nel soggiorno, così i genitori lo sanno.',
        travelChanged: 'Controlli i dati del viaggio nel soggiorno.',
        booked: 'Legga nel soggiorno che cosa sapere del Suo ospite.',
        withdrawn: 'Non deve fare nulla. I Suoi letti sono liberi per altri soggiorni.',
      },
      staff: 'Apra il soggiorno per vedere i compiti e che cosa fare ora.',
      refundDue: 'Rimborsi il pagamento, poi completi il compito nel soggiorno.',
    },
  },
  tripPriceChanged: {
    subject: '{name}: il prezzo del soggiorno è cambiato',
    more: 'Il prezzo era {before} e ora è {after}: {difference} in più.',
    less: 'Il prezzo era {before} e ora è {after}: {difference} in meno.',
    askedOfYou: 'Apra il soggiorno per accettare o rifiutare il nuovo prezzo. Nulla viene fatturato o addebitato senza il Suo consenso.',
    asked: 'Prima si chiede il consenso del genitore. Fino ad allora nulla viene fatturato o addebitato.',
    settled: 'Con questo non viene addebitato nulla. Il nostro team regola la differenza con una fattura o una nota di credito.',
  },
  contactEnquiry: {
    subject: 'Qualcuno ci ha scritto ({reference})',
    intro: 'È arrivato un messaggio dal modulo di contatto di {product}. Il suo riferimento è {reference}.',
  },
  campaign: {
    why: 'Riceve questa e-mail perché ha un account su {product}. Se non desidera altri messaggi di questo tipo, li disattivi nelle impostazioni delle notifiche.',
    button: 'Apri le mie notifiche',
  },
  contactReceived: {
    subject: 'Abbiamo ricevuto il Suo messaggio ({reference})',
    intro: 'Grazie per aver scritto a {product}. Abbiamo ricevuto il Suo messaggio e Le risponderemo per e-mail.',
    reference: 'Se ci riscrive sullo stesso argomento, indichi questo riferimento: {reference}',
    quoted: 'Ecco che cosa ha scritto:',
    notYou: 'Se non ci ha scritto, qualcuno ha indicato il Suo indirizzo per errore. Non occorre fare nulla.',
  },
} as const satisfies Translated<typeof english>;
