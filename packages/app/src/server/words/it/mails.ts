// What mails say, in Italian.

import type { Translated } from '#contract/words/catalogue.ts';
import type { mails as english } from '../en/mails.ts';

export const mails = {
  layout: {
    greeting: 'Buongiorno {name},',
    greetingNobody: 'Buongiorno,',
    copy: 'Se il pulsante non funziona, copi questo indirizzo nel Suo browser:',
    automatic: 'Questa e-mail è stata inviata automaticamente da {product}.',
  },
  verify: {
    subject: 'Confermi il Suo indirizzo e-mail',
    intro: 'Grazie per la registrazione su {product}. La preghiamo di confermare che questo è il Suo indirizzo e-mail.',
    button: 'Conferma il mio indirizzo e-mail',
    validity: 'Il link si può usare una sola volta, entro {hours, plural, one {# ora} many {# di ore} other {# ore}}.',
    notYou:
      'Se la registrazione non viene da Lei, non occorre fare nulla: senza questa conferma nessuno può accedere con il Suo indirizzo.',
  },
  takenAddress: {
    subject: 'Lei ha già un account',
    intro: 'Qualcuno, probabilmente Lei, ha provato a registrarsi su {product} con questo indirizzo e-mail, che ha già un account.',
    family: 'Se voleva registrare la famiglia: nulla è stato salvato. Acceda e compili il modulo ancora una volta.',
    familyButton: 'Registra la nostra famiglia',
    signIn: 'Accedi',
    reset: 'Se ha dimenticato la password, può sceglierne una nuova:',
    resetButton: 'Scegli una nuova password',
    notYou: 'Se non si tratta di Lei, non occorre fare nulla. Nessuno ha saputo che Lei ha un account.',
  },
  parentInvitation: {
    subject: '{product}: è Suo figlio o Sua figlia?',
    intro: '{inviter} organizza con {product} un soggiorno per {child} e indica che Lei è un genitore.',
    how: 'Se è così, acceda con questo indirizzo e-mail, o si registri con esso come genitore, e lo confermi nella Sua pagina iniziale. Fino ad allora non viene collegato nulla.',
    button: 'Rispondi',
    notYours: 'Se non li conosce, non deve fare nulla, oppure può rispondere di no.',
  },
  reset: {
    subject: 'Scelga una nuova password',
    intro: 'Qualcuno, probabilmente Lei, ha richiesto una nuova password per il Suo account su {product}.',
    button: 'Scegli una nuova password',
    validity:
      'Il link si può usare una sola volta, entro {hours, plural, one {# ora} many {# di ore} other {# ore}}. Dopo può richiederne un altro.',
    notYou: 'Se non ha richiesto nulla, non occorre fare nulla: la Sua password resta invariata.',
  },
  passwordChanged: {
    subject: 'La Sua password è stata modificata',
    intro: 'La password del Suo account su {product} è stata appena modificata, e gli altri Suoi dispositivi sono stati disconnessi.',
    notYou: 'Se non si tratta di Lei, scelga subito una nuova password:',
    button: 'Scegli una nuova password',
  },
  newAddress: {
    subject: 'Confermi il Suo nuovo indirizzo e-mail',
    intro:
      'Questo è ora l’indirizzo e-mail del Suo account su {product}. La preghiamo di confermare che è Suo; fino ad allora non può accedere.',
    notYou: 'Se non ha un account su {product}, non occorre fare nulla.',
  },
  addressChanged: {
    subject: 'L’indirizzo e-mail del Suo account è stato modificato',
    intro:
      'L’indirizzo e-mail del Suo account su {product} è stato modificato. I Suoi dispositivi sono stati disconnessi, e d’ora in poi accede con il nuovo indirizzo.',
    notYou: 'Se non l’ha chiesto Lei, La preghiamo di contattarci subito.',
    button: 'Contatti',
  },
  providerLinked: {
    subject: 'Un nuovo modo di accedere al Suo account',
    intro: 'Ora può accedere al Suo account su {product} anche con {provider}.',
    notYou: 'Se non si tratta di Lei, La preghiamo di contattarci.',
    button: 'Contatti',
  },
  payoutDetails: {
    subject: 'Le Sue coordinate bancarie sono state modificate',
    intro: 'Il conto su cui {product} La paga è appena stato modificato. D’ora in poi i Suoi compensi vanno sul conto {account}.',
    button: 'Vedere le mie coordinate bancarie',
    notYou: 'Se non è stato Lei, La preghiamo di contattarci subito.',
  },
  accountDeleted: {
    subject: 'Il Suo account è stato eliminato',
    intro:
      'Il Suo account su {product} è stato eliminato, come ha chiesto. Il Suo nome, i Suoi contatti e i Suoi modi di accedere sono stati cancellati.',
    kept: 'Le fatture si conservano finché la legge lo richiede.',
    thanks: 'Grazie per il tempo trascorso con noi.',
  },
  invitation: {
    subject: 'Un invito a {product}',
    intro: '{inviter} ha creato per Lei un account su {product}. Scelga una password per iniziare.',
    introNobody: 'È stato creato per Lei un account su {product}. Scelga una password per iniziare.',
    button: 'Scegli una password',
    validity: 'Il link si può usare una sola volta, entro {days, plural, one {# giorno} many {# di giorni} other {# giorni}}.',
  },
  deactivated: {
    subject: 'Il Suo account è stato disattivato',
    intro: 'Il Suo account su {product} è stato disattivato, e tutti i Suoi dispositivi sono stati disconnessi.',
    contact: 'Se pensa che si tratti di un errore, La preghiamo di contattarci.',
    button: 'Contatti',
  },
} as const satisfies Translated<typeof english>;
