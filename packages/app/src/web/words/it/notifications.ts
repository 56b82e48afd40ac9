// Somebody's notifications, in Italian.

import type { Section } from '#web/words/sections.ts';

export const notifications = {
  title: 'Notifiche',
  description: 'Le Sue notifiche e le impostazioni e-mail.',
  bell: '{count, plural, =0 {Notifiche} one {Notifiche: # non letta} many {Notifiche: # non lette} other {Notifiche: # non lette}}',
  filter: 'Mostra',
  all: 'Tutte',
  unread: 'Non lette',
  unreadCount: '{count, plural, =0 {Nulla da leggere} one {# non letta} many {# non lette} other {# non lette}}',
  markAll: 'Segna tutto come letto',
  markRead: 'Segna come letta: {title}',
  markUnread: 'Segna come non letta: {title}',
  isUnread: 'Non letta',
  more: 'Mostra altro',
  settings: 'Impostazioni',
  back: 'Torna alle notifiche',
  times: '{count, plural, one {una volta} many {# di volte} other {# volte}}',
  empty: { title: 'Ancora nessuna notifica', text: 'Le Sue notifiche appaiono qui.' },
  allRead: { title: 'Tutto letto', text: 'Ha letto tutto.' },
  somebody: 'Qualcuno',
  anAdministrator: 'Un amministratore',
  roleChanged: {
    title: '{name} ha modificato le Sue autorizzazioni',
    granted: 'Aggiunto: {roles}',
    revoked: 'Tolto: {roles}',
  },
  accountViewed: {
    title: '{name} ha consultato il Suo account',
    text: 'Un amministratore ha consultato il sito così come lo vede Lei, come si fa per aiutare. Non poteva modificare nulla. Se si chiede perché, La preghiamo di contattarci.',
    contact: 'Contatti',
  },
  hostFamilyRegistered: {
    title:
      '{count, plural, one {Nuova famiglia ospitante: {name}} many {Nuove famiglie ospitanti: {name} e altre (#)} other {Nuove famiglie ospitanti: {name} e altre (#)}}',
    text: 'La famiglia attende la verifica.',
    open: 'Apri la verifica',
  },
  bookingRefused: {
    title: '{name} ha pagato, ma la prenotazione non è stata possibile',
    text: 'All’arrivo del pagamento i letti non c’erano più e nessuna riserva era libera. Il denaro viene restituito da solo: proponga altro alla famiglia.',
  },
  paymentReturned: {
    refundFailed: {
      title: 'Un rimborso a {name} è tornato indietro',
      text: '{amount} non hanno potuto essere versati. Non si conosce alcun viaggio, quindi non c’è un’attività: li restituisca in un altro modo.',
    },
    disputed: {
      title: '{name} contesta un pagamento',
      text: '{amount} sono contestati presso la banca. Non si conosce alcun viaggio, quindi non c’è un’attività: risponda in tempo presso il servizio di pagamento.',
    },
    open: 'Apri il pagamento',
  },
  childLinked: {
    title: '{name} ha collegato {child} a lei',
    text: 'Ora vede i dati, i viaggi e i documenti di questo minore. Se non è suo figlio o sua figlia, ci contatti.',
    open: 'Apri il profilo',
  },
  tripNews: { title: '{name}: {event}', open: 'Apri il soggiorno' },
  tripPriceChanged: { title: 'Il prezzo per {name} è cambiato' },
  contactEnquiry: {
    title: '{name} ci ha scritto',
    suspected:
      '{count, plural, one {Un messaggio che sembra spam} many {# di messaggi che sembrano spam} other {# messaggi che sembrano spam}}',
  },
  enquiry: {
    reference: 'Riferimento',
    topic: 'Argomento',
    from: 'Da',
    phone: 'Telefono',
    locale: 'Lingua',
    reply: 'Rispondi per e-mail',
    replySubject: 'Il Suo messaggio {reference}',
    suspected: 'Sembra che l’abbia inviato un programma. Nessuno ha ricevuto un’e-mail per questo.',
    account: 'Vedi l’account',
    gone: 'Il mittente ha eliminato il proprio account e, con esso, ciò che aveva scritto.',
  },
  preferences: {
    title: 'Che cosa desidera ricevere per e-mail',
    intro: 'Tutto Le viene segnalato qui, sul sito. Per ogni tipo può scegliere se ricevere anche un’e-mail.',
    optOut: 'Non inviatemi messaggi destinati a tutti gli utenti',
    optOutHint: 'Né qui né per e-mail. Ciò che riguarda il Suo account viene sempre segnalato.',
    saved: 'La Sua scelta è salvata.',
    kind: {
      roleChanged: 'I miei ruoli sono stati modificati',
      accountViewed: 'Un amministratore ha consultato il mio account',
      hostFamilyRegistered: 'Una famiglia ospitante si è registrata',
      bookingRefused: 'Una prenotazione pagata non è stata possibile',
      contactEnquiry: 'Qualcuno ci ha scritto',
      paymentReturned: 'Un rimborso è tornato, o un pagamento è contestato',
      childLinked: 'Un minore è stato collegato al mio account',
      tripNews: 'Novità dei miei soggiorni',
      tripPriceChanged: 'Variazioni di prezzo dei miei soggiorni',
      campaign: 'Messaggi a tutti gli utenti',
    },
  },
} as const satisfies Section<'notifications'>;
