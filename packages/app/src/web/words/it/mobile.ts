// The screens of the app wrapper, in Italian.

import type { Section } from '#web/words/sections.ts';

export const mobile = {
  hello: 'Buongiorno {name}',
  shortcuts: 'Scorciatoie',
  account: 'Account',
  menu: 'Menu',
  settings: 'Impostazioni',
  deleteAccount: 'Elimina account',
  delete: {
    intro: 'L’eliminazione dell’account è definitiva. Ecco che cosa comporta:',
    goes: 'Eliminato',
    stays: 'Conservato, senza il Suo nome',
    deleted: {
      profile: 'Nome, indirizzo e-mail, numero di telefono e foto',
      children: 'I Suoi figli, se nessun altro genitore è collegato: nomi, salute, documenti',
      hostFamily: 'Il profilo, la descrizione e le foto della famiglia ospitante',
      written: 'Ciò che ha scritto ad altri',
      signIn: 'La password e gli accessi collegati al Suo account',
      sessions: 'Tutte le sessioni, su ogni dispositivo',
      saved: 'Le viste salvate e le impostazioni',
      notifications: 'Le notifiche',
      mails: 'Le nostre e-mail a Lei',
    },
    kept: {
      invoices: 'Fatture e pagamenti, come richiede la legge',
      trips: 'I viaggi passati',
      changes: 'Il registro di chi ha modificato che cosa',
    },
    blocked: 'Il Suo account non si può ancora eliminare',
    blocker: {
      openTrips:
        '{count, plural, one {Un viaggio è opzionato, prenotato o in corso. Potrà eliminare l’account quando sarà concluso o annullato.} many {# di viaggi sono opzionati, prenotati o in corso. Potrà eliminare l’account quando saranno conclusi o annullati.} other {# viaggi sono opzionati, prenotati o in corso. Potrà eliminare l’account quando saranno conclusi o annullati.}}',
      lastAdministrator: 'Lei è l’ultimo amministratore. Prima dia il ruolo a qualcun altro.',
    },
    contact: 'Contatti',
    viewing: 'Un account non si può eliminare mentre lo si vede come un’altra persona.',
    password: 'Password',
    passwordText: 'Per avere la certezza che si tratta di Lei.',
    email: 'E-mail',
    emailText: 'Scrivere {email} per conferma.',
    understood: 'Ho capito che l’eliminazione è definitiva',
    submit: 'Elimina il mio account',
    cancel: 'Mantieni il mio account',
    goodbye: 'Il Suo account è stato eliminato',
    goodbyeText: 'Tutti i Suoi dispositivi sono stati disconnessi. Grazie per il tempo trascorso con noi, e tanti auguri!',
    home: 'Alla pagina iniziale',
  },
} as const satisfies Section<'mobile'>;
