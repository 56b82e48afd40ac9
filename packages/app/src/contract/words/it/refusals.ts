// What the server says when it refuses, in Italian.

import type { Translated } from '#contract/words/catalogue.ts';
import type { refusals as english } from '#contract/words/en/refusals.ts';

export const refusals = {
  accountNotVerified: 'Prima confermi il Suo indirizzo e-mail: Le abbiamo inviato un link.',
  accountDeactivated: 'Questo account è stato disattivato. La preghiamo di contattarci.',
  accountHasOpenTrips: 'L’account si può eliminare quando i viaggi aperti saranno conclusi o annullati.',
  alreadyJoined: 'Questa persona si è già registrata. Le si può inviare invece un link di reimpostazione.',
  alreadyHosting: 'Il Suo account ha già una famiglia ospitante.',
  attachmentInUse: 'Questo file è in uso: va prima tolto da dove si trova.',
  campaignMoved: 'Nel frattempo questa campagna è andata avanti: la riapra per vedere che cosa è ancora possibile.',
  changedMeanwhile: 'Nel frattempo qualcun altro ha salvato delle modifiche. Guardi quella versione prima di salvare la Sua.',
  confirmationWrong: 'Questo non è l’indirizzo e-mail di questo account.',
  currentPasswordWrong: 'La password attuale non è corretta.',
  emailAlreadyVerified: 'Questo indirizzo è già confermato: può accedere.',
  emailTaken: 'Esiste già un account con questo indirizzo e-mail.',
  exportTooLarge:
    '{count, plural, one {# riga corrisponde} many {# di righe corrispondono} other {# righe corrispondono}} a questi filtri, e un file ne contiene al massimo {limit, number}. Restringere i filtri.',
  fileTooLarge: 'Il file è troppo grande. Il limite è {limit}.',
  fileTypeRefused: 'I file di questo tipo non sono ammessi. Tipi ammessi: {kinds}.',
  imageUnreadable: 'Questo file non si può leggere come immagine.',
  lastAdministrator: 'Questo è l’ultimo amministratore: prima occorre dare il ruolo a qualcun altro.',
  linkExpired: 'Questo link non è più valido. Ne richieda uno nuovo.',
  notFailed: 'È già stato fatto, oppure è ancora in attesa.',
  ownRolesFixed: 'Non può modificare i Suoi ruoli né disattivare il Suo account.',
  passwordMissing: 'Questo account non ha ancora una password. Usi il link per la password dimenticata per impostarne una.',
  permissionFixed: 'Questo permesso è fisso per questo ruolo.',
  providerCancelled: 'L’accesso è stato annullato.',
  providerEmailUnverified:
    'Il Suo fornitore di accesso non ha confermato il Suo indirizzo e-mail. Lo confermi lì, oppure acceda con una password.',
  providerFailed: 'L’accesso non è riuscito. Riprovi, oppure acceda con una password.',
  providerStale: 'Questo accesso è già terminato o ha richiesto troppo tempo. Ricominci da capo.',
  providerUnavailable: 'Il fornitore di accesso non è raggiungibile al momento. Riprovi più tardi, oppure acceda con una password.',
  providerUnknown: 'Questo modo di accedere non è disponibile.',
  savedViewNameTaken: 'Ha già una vista con questo nome.',
  savedViewsFull: 'Si possono tenere {limit, number} viste per lista. Prima ne elimini una.',
  signInWrong: 'L’e-mail o la password non è corretta.',
  viewAsReadOnly: 'Sta vedendo il sito come un’altra persona: non si può modificare nulla finché non esce da questa vista.',
  viewAsRefused: 'Non può vedere il sito come questo utente.',
} as const satisfies Translated<typeof english>;
