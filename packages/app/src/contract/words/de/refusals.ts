// What the server says when it refuses, in German.

import type { SharedWords } from '#contract/words/catalogue.ts';

export const refusals = {
  accountNotVerified: 'Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse: Wir haben Ihnen einen Link geschickt.',
  accountDeactivated: 'Dieses Konto wurde deaktiviert. Bitte nehmen Sie Kontakt mit uns auf.',
  accountHasOpenTrips: 'Das Konto kann gelöscht werden, sobald seine offenen Reisen beendet oder storniert sind.',
  alreadyJoined: 'Diese Person ist schon dabei. Senden Sie ihr stattdessen einen Link zum Zurücksetzen.',
  alreadyHosting: 'Zu Ihrem Konto gehört schon eine Gastfamilie.',
  attachmentInUse: 'Diese Datei wird verwendet: Bitte entfernen Sie sie zuerst dort.',
  campaignMoved: 'Diese Kampagne ist inzwischen weiter: Bitte sehen Sie nach, was noch möglich ist.',
  changedMeanwhile: 'Jemand anderes hat das inzwischen gespeichert. Bitte sehen Sie sich die andere Version an, bevor Sie Ihre speichern.',
  confirmationWrong: 'Das ist nicht die E-Mail-Adresse dieses Kontos.',
  currentPasswordWrong: 'Das aktuelle Passwort ist nicht richtig.',
  emailAlreadyVerified: 'Diese Adresse ist schon bestätigt: Sie können sich anmelden.',
  emailTaken: 'Zu dieser E-Mail-Adresse gibt es schon ein Konto.',
  exportTooLarge:
    'Zu diesen Filtern {count, plural, one {passt # Zeile} other {passen # Zeilen}}, eine Datei fasst höchstens {limit, number}. Bitte grenzen Sie die Auswahl ein.',
  fileTooLarge: 'Die Datei ist zu groß. Erlaubt sind höchstens {limit}.',
  fileTypeRefused: 'Dateien dieser Art werden nicht angenommen. Möglich sind: {kinds}.',
  imageUnreadable: 'Diese Datei lässt sich nicht als Bild lesen.',
  lastAdministrator: 'Das ist die letzte Person mit der Rolle Administration: Geben Sie die Rolle zuerst jemand anderem.',
  linkExpired: 'Dieser Link ist nicht mehr gültig. Bitte fordern Sie einen neuen an.',
  notFailed: 'Das ist schon erledigt oder wartet noch, bis es an der Reihe ist.',
  ownRolesFixed: 'Sie können nicht Ihre eigenen Rollen ändern oder sich selbst deaktivieren.',
  passwordMissing: 'Dieses Konto hat noch kein Passwort. Über den Link „Passwort vergessen?“ können Sie eines festlegen.',
  permissionFixed: 'Diese Berechtigung steht für diese Rolle fest.',
  providerCancelled: 'Die Anmeldung wurde abgebrochen.',
  providerEmailUnverified:
    'Ihr Anbieter hat Ihre E-Mail-Adresse nicht bestätigt. Bitte bestätigen Sie sie dort, oder melden Sie sich mit einem Passwort an.',
  providerFailed: 'Die Anmeldung hat nicht geklappt. Bitte versuchen Sie es erneut, oder melden Sie sich mit einem Passwort an.',
  providerStale: 'Diese Anmeldung ist schon beendet oder hat zu lange gedauert. Bitte beginnen Sie von vorn.',
  providerUnavailable:
    'Der Anbieter ist gerade nicht erreichbar. Bitte versuchen Sie es später erneut, oder melden Sie sich mit einem Passwort an.',
  providerUnknown: 'Diese Art der Anmeldung ist nicht verfügbar.',
  savedViewNameTaken: 'Sie haben schon eine Ansicht mit diesem Namen.',
  savedViewsFull: 'Sie können zu einer Liste höchstens {limit, number} Ansichten speichern. Bitte löschen Sie zuerst eine.',
  signInWrong: 'Die E-Mail-Adresse oder das Passwort ist nicht richtig.',
  viewAsReadOnly: 'Sie sehen das Produkt als jemand anderes: Bis Sie das beenden, kann nichts geändert werden.',
  viewAsRefused: 'Sie können das Produkt nicht als diese Person ansehen.',
} as const satisfies SharedWords['refusals'];
