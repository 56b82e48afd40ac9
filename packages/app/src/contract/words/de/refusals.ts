// What the server says when it refuses, in German.

import type { SharedWords } from '#contract/words/catalogue.ts';

export const refusals = {
  accountNotVerified: 'Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse: Wir haben Ihnen einen Link geschickt.',
  accountDeactivated: 'Dieses Konto wurde deaktiviert. Bitte nehmen Sie Kontakt mit uns auf.',
  accountHasOpenTrips: 'Das Konto kann gelöscht werden, sobald seine offenen Reisen beendet oder storniert sind.',
  alreadyJoined: 'Diese Person ist schon dabei. Senden Sie ihr stattdessen einen Link zum Zurücksetzen.',
  alreadyPriced: 'Für diese Vorlage gibt es hier schon einen Preis.',
  nothingToSettle: 'Es gibt keine Differenz auszugleichen: Berechnet ist der vereinbarte Preis.',
  differenceMoved:
    'Die Differenz hat sich geändert und beträgt jetzt {difference} {currency}. Es wurde nichts berechnet oder gutgeschrieben. Prüfen Sie sie und versuchen Sie es noch einmal.',
  draftUnsent: 'Die Rechnung {invoice} für diese Reise ist noch ein Entwurf. Senden oder löschen Sie ihn zuerst.',
  differenceOpen:
    'Die Differenz von {difference} {currency} ist noch offen. Stellen Sie sie unter „Rechnungen“ der Reise in Rechnung, schreiben Sie sie gut oder verzichten Sie darauf: Dann schließt sich die Aufgabe von selbst.',
  consentMissing:
    'Die Eltern haben dem höheren Preis noch nicht zugestimmt. Geben Sie an, wann und wie sie zugestimmt haben, oder warten Sie auf die Antwort.',
  alreadyBilled:
    'Der Preis dieser Reise wurde schon mit {invoice} berechnet. Geben Sie einen Grund an, wenn er noch einmal berechnet werden soll.',
  alreadyHosting: 'Zu Ihrem Konto gehört schon eine Gastfamilie.',
  attachmentInUse: 'Diese Datei wird verwendet: Bitte entfernen Sie sie zuerst dort.',
  bankFileUnreadable: 'Diese Datei ist kein lesbarer Kontoauszug. In ihrer Kopfzeile fehlt eine Spalte für: {columns}.',
  batchMixed: 'Eine Bankdatei enthält Auszahlungen eines einzigen Unternehmens, in Euro.',
  businessIbanInvalid: 'Das Unternehmen {business} hat keine gültige IBAN innerhalb der SEPA. Tragen Sie sie bei den Unternehmen ein.',
  campaignMoved: 'Diese Kampagne ist inzwischen weiter: Bitte sehen Sie nach, was noch möglich ist.',
  changedMeanwhile: 'Jemand anderes hat das inzwischen gespeichert. Bitte sehen Sie sich die andere Version an, bevor Sie Ihre speichern.',
  confirmationWrong: 'Das ist nicht die E-Mail-Adresse dieses Kontos.',
  currentPasswordWrong: 'Das aktuelle Passwort ist nicht richtig.',
  demoAccountShut: 'Dieses Konto gehört zur Demowelt. Es funktioniert nur auf dem Rechner, auf dem das Produkt läuft.',
  documentDamaged: 'Diese Zahlen sind beschädigt und werden nicht verwendet. Bitte wenden Sie sich an uns.',
  draftChanged: 'Die Preise haben sich geändert, seit Sie sie angesehen haben. Bitte sehen Sie sie vor dem Veröffentlichen noch einmal an.',
  draftHasFaults: 'Diese Preise enthalten Fehler: Bitte beheben Sie sie zuerst.',
  eInvoiceIncomplete: 'Daraus lässt sich noch keine E-Rechnung machen: {faults}',
  eInvoiceNotSent: 'Als E-Rechnung gibt es nur Rechnungen und Gutschriften, die versendet und nicht storniert sind.',
  emailAlreadyVerified: 'Diese Adresse ist schon bestätigt: Sie können sich anmelden.',
  emailTaken: 'Zu dieser E-Mail-Adresse gibt es schon ein Konto.',
  expenseBilled: 'Ein Teil dieser Auslage steht schon auf einer Rechnung: Ihre Anteile bleiben, wie sie sind.',
  expenseToYourself: 'Sie würden sich selbst Geld freigeben. Lassen Sie jemand anderen über diese Auslage entscheiden.',
  expenseMoved: 'Diese Auslage ist schon weiter: Sehen Sie nach, was noch möglich ist.',
  exportTooLarge:
    'Zu diesen Filtern {count, plural, one {passt # Zeile} other {passen # Zeilen}}, eine Datei fasst höchstens {limit, number}. Bitte grenzen Sie die Auswahl ein.',
  fileTooLarge: 'Die Datei ist zu groß. Erlaubt sind höchstens {limit}.',
  fileTypeRefused: 'Dateien dieser Art werden nicht angenommen. Möglich sind: {kinds}.',
  fixedByTheProduct: 'Das Produkt braucht diesen Eintrag: Er lässt sich ändern, aber nicht löschen.',
  holdOver:
    'Wir haben diese Plätze {held} Minuten lang ohne Zahlung für Sie freigehalten; jetzt können andere sie buchen. In {minutes, plural, one {# Minute} other {# Minuten}} können Sie es erneut versuchen.',
  importHasFaults: 'Diese Datei lässt sich nicht importieren: Beheben Sie zuerst die Fehler. Es wurde nichts geändert.',
  imageUnreadable: 'Diese Datei lässt sich nicht als Bild lesen.',
  inUse: 'Dieser Eintrag wird {count, plural, one {einmal} other {#-mal}} verwendet und kann nicht gelöscht werden.',
  invoiceHasNoAddress: 'Auf dieser Rechnung steht keine E-Mail-Adresse, an die geschrieben werden könnte.',
  invoiceIncomplete: 'Diese Rechnung lässt sich noch nicht erstellen: Es fehlt noch etwas.',
  invoiceMoved: 'Bei dieser Rechnung hat sich etwas getan: Sehen Sie sie noch einmal an, um zu erfahren, was noch möglich ist.',
  lastAdministrator: 'Das ist die letzte Person mit der Rolle Administration: Geben Sie die Rolle zuerst jemand anderem.',
  linkExpired: 'Dieser Link ist nicht mehr gültig. Bitte fordern Sie einen neuen an.',
  moreThanInvoiced: 'Es kann höchstens gutgeschrieben werden, was von der Rechnung übrig ist: {left} {currency}.',
  moreThanOwed: 'Das ist mehr, als noch offen ist: {owed} {currency}.',
  moreThanPaid: 'Das ist mehr, als von der Zahlung übrig ist: {left} {currency}.',
  nameTaken: 'Diesen Namen gibt es schon.',
  noBusinessInCurrency:
    'Keines unserer Unternehmen rechnet in {currency} ab. Wählen Sie eine andere Währung oder berechnen Sie die Auslage nicht weiter.',
  noPriceBook: 'Es sind noch keine Preise veröffentlicht.',
  notFailed: 'Das ist schon erledigt oder wartet noch, bis es an der Reihe ist.',
  nothingToBill:
    'Es bleibt nichts zu berechnen: Jeder freigegebene Anteil steht auf einer Rechnung, oder niemand mit einem Konto trägt ihn.',
  nothingToPublish: 'Das sind bereits die zuletzt veröffentlichten Preise.',
  otherAccount: 'Zahlung und Rechnung gehören zu verschiedenen Unternehmen oder Währungen.',
  otherPaymentMode: 'Dieses Ereignis gehört nicht zu der Art von Zahlungen, die hier angenommen werden (echt oder Test).',
  ownRolesFixed: 'Sie können nicht Ihre eigenen Rollen ändern oder sich selbst deaktivieren.',
  passwordMissing: 'Dieses Konto hat noch kein Passwort. Über den Link „Passwort vergessen?“ können Sie eines festlegen.',
  paymentKeyTaken: 'Mit diesem Schlüssel wurde bereits eine andere Zahlung erfasst.',
  payoutUnfit:
    'Diese Auszahlungen können diese Rechnung nicht begleichen: Sie müssen denselben Empfänger, dasselbe Unternehmen und dieselbe Währung haben, dürfen keine andere Rechnung begleichen und weder ausgezahlt noch ungültig sein.',
  refundUnclear:
    'Diese Zahlung begleicht Rechnungen mehrerer Käufer. Nehmen Sie den Betrag zuerst von der Rechnung zurück, die erstattet wird, und erstatten Sie ihn dann.',
  stayBilledOtherwise:
    'Die Rechnung für diesen Aufenthalt und diesen Gastgeber haben wir geschrieben, und sie ist schon freigegeben. Stornieren Sie sie zuerst oder erfassen Sie nichts: Der Aufenthalt wäre doppelt abgerechnet.',
  payoutAddedByYou: 'Sie haben diese Auszahlung selbst angelegt. Lassen Sie jemand anderen freigeben oder geben Sie einen Grund an.',
  payoutDetailsFresh:
    'Sie haben diese Bankverbindung geändert, und niemand sonst hat seitdem eine Auszahlung dorthin freigegeben. Lassen Sie jemand anderen freigeben oder geben Sie einen Grund an.',
  payoutDetailsMissing: 'Von {name} gibt es noch keine Bankverbindung: Vorher kann nichts freigegeben werden.',
  payoutMoved: 'Bei {number} hat sich etwas getan: Sehen Sie noch einmal nach, was noch möglich ist.',
  payoutOrdered: 'Die Bank hat den Auftrag für {number} schon bekommen.',
  payoutToYourself:
    'Das Geld ginge an Ihre eigene Familie. Lassen Sie jemand anderen diese Auszahlung anlegen, freigeben oder als bezahlt vermerken.',
  payoutOfTestMoney: 'Der Aufenthalt zu {number} wurde mit einer Testkarte bezahlt, die kein Geld bewegt: Es gibt nichts auszuzahlen.',
  payoutOutsideSepa: '{number} geht an {name}, das Konto liegt außerhalb der SEPA: Bitte zahlen Sie von Hand.',
  permissionFixed: 'Diese Berechtigung steht für diese Rolle fest.',
  priceBookInForce: 'Dieses Preisbuch gilt oder galt bereits. Veröffentlichen Sie stattdessen ein neues.',
  providerCancelled: 'Die Anmeldung wurde abgebrochen.',
  providerEmailUnverified:
    'Ihr Anbieter hat Ihre E-Mail-Adresse nicht bestätigt. Bitte bestätigen Sie sie dort, oder melden Sie sich mit einem Passwort an.',
  providerFailed: 'Die Anmeldung hat nicht geklappt. Bitte versuchen Sie es erneut, oder melden Sie sich mit einem Passwort an.',
  providerStale: 'Diese Anmeldung ist schon beendet oder hat zu lange gedauert. Bitte beginnen Sie von vorn.',
  providerUnavailable:
    'Der Anbieter ist gerade nicht erreichbar. Bitte versuchen Sie es später erneut, oder melden Sie sich mit einem Passwort an.',
  providerUnknown: 'Diese Art der Anmeldung ist nicht verfügbar.',
  purchaseDiffers:
    'Diese Rechnung weicht um {difference} {currency} von dem ab, was laut Angebot geschuldet ist. Bitte geben Sie an, warum sie trotzdem freigegeben wird.',
  purchaseMoved:
    'Diese Eingangsrechnung wurde inzwischen weiterbearbeitet: Sehen Sie sie noch einmal an, um zu sehen, was noch möglich ist.',
  purchaseNumberTaken: 'Eine Rechnung dieses Lieferanten mit dieser Nummer wurde bereits erfasst.',
  quoteRefused: 'Für diesen Aufenthalt lässt sich so kein Preis berechnen.',
  quoteSideRefused: 'Diese Zahlen sind nicht für Sie bestimmt.',
  remindedToday: 'Heute wurde bereits eine Erinnerung verschickt.',
  runIsOver: 'Diese Arbeit ist schon beendet und lässt sich nicht mehr anhalten.',
  savedViewNameTaken: 'Sie haben schon eine Ansicht mit diesem Namen.',
  savedViewsFull: 'Sie können zu einer Liste höchstens {limit, number} Ansichten speichern. Bitte löschen Sie zuerst eine.',
  scenariosFull: 'Sie können höchstens {limit, number} Szenarien speichern. Bitte löschen Sie zuerst eines.',
  sharesDiffer:
    'Die Anteile ergeben nicht den Betrag: {direction, select, less {Es fehlen {difference} {currency}} other {Es sind {difference} {currency} zu viel}}.',
  signatureWrong: 'Die Signatur dieses Ereignisses fehlt, ist zu alt oder falsch.',
  signInWrong: 'Die E-Mail-Adresse oder das Passwort ist nicht richtig.',
  notAParent: 'Das Konto mit dieser E-Mail-Adresse ist geschlossen oder gehört keinem Elternteil.',
  documentsFull: 'Zu einem Schüler lassen sich {limit, number} Dokumente ablegen. Bitte löschen Sie zuerst eines.',
  documentOfStaff: 'Dieses Dokument hat unser Team abgelegt. Bitte wenden Sie sich an das Team, um es löschen zu lassen.',
  activityBooked:
    'Diese Aktivität wurde {count, plural, one {einmal} other {#-mal}} gebucht und kann deshalb nicht gelöscht werden. Nehmen Sie sie stattdessen offline.',
  activityPriced:
    'Diese Aktivität hat {count, plural, one {einen eigenen Preis} other {# eigene Preise}}. Löschen Sie {count, plural, one {ihn} other {sie}} zuerst, oder nehmen Sie die Aktivität offline.',
  weekBooked:
    '{count, plural, one {Eine Reise oder Buchung gehört} other {# Reisen oder Buchungen gehören}} zu dieser Woche, deshalb kann sie nicht gelöscht werden. Sagen Sie sie stattdessen ab.',
  studentHasOpenTrip:
    '{count, plural, one {Eine Reise ist noch nicht zu Ende: Stornieren oder beenden Sie sie zuerst.} other {# Reisen sind noch nicht zu Ende: Stornieren oder beenden Sie sie zuerst.}}',
  studentHasTrips: 'Zu diesem Schüler gibt es Reisen. Löschen kann ihn nur die Administration.',
  studentsTravelTogether: 'Beide sind auf derselben Reise, also sind es zwei Schüler.',
  studentsOfOthers: 'Schüler verschiedener Familien reisen auf eigenen Reisen. Fassen Sie sie stattdessen in einer Gruppe zusammen.',
  studentBeingBooked:
    'Dieser Schüler gehört zu einer Buchung, die gerade bezahlt wird. Bitte versuchen Sie es in einer halben Stunde noch einmal.',
  parentPaying:
    'Die Eltern bezahlen gerade eine Buchung. Bitte versuchen Sie es in {minutes, plural, one {einer Minute} other {# Minuten}} noch einmal, oder sprechen Sie mit ihnen.',
  stayNotPriced: 'Für diese Reise ist noch kein Preis vereinbart, daher gibt es nichts abzurechnen.',
  viewAsReadOnly: 'Sie sehen das Produkt als jemand anderes: Bis Sie das beenden, kann nichts geändert werden.',
  viewAsRefused: 'Sie können das Produkt nicht als diese Person ansehen.',
  bedsTaken: 'Diese Betten sind gerade vergeben worden: Bitte wählen Sie andere Tage oder eine andere Familie.',
  placesTaken: 'Diese Woche des Camps ist voll: Bitte wählen Sie eine andere.',
  businessMissing: 'Kein Unternehmen verkauft Aufenthalte in dieser Währung.',
  familyNotLive: 'Diese Familie nimmt zurzeit niemanden auf. Bitte wählen Sie eine andere.',
  nobodyAsked: 'Es wurde noch niemand gefragt: Bitte wählen Sie zuerst eine Familie oder ein Camp.',
  noBackupFree: 'Keine Ersatzfamilie ist in diesen Nächten frei.',
  noFamilyChosen: 'Bitte wählen Sie zuerst eine Familie, die noch zusagen kann.',
  noOfferAccepted: 'Noch keine Familie hat für diesen Aufenthalt zugesagt.',
  noOtherFamily: 'Bitte wählen Sie eine andere Familie als die bisherige.',
  offerMoved: 'Das geht bei dieser Anfrage nicht mehr. Die Seite zeigt, wie sie jetzt steht.',
  offerTaken: 'Eine andere Familie hat diesen Aufenthalt bereits angenommen.',
  studentDataMissing: 'Bevor eine Familie gefragt wird, braucht es Geburtsdatum und Geschlecht aller Kinder.',
  tripMoved: 'Das geht bei diesem Aufenthalt nicht mehr. Die Seite zeigt, wie er jetzt steht.',
  tripNotBegun: 'Das geht ab dem ersten Tag des Aufenthalts.',
  tripNotOver: 'Das geht, sobald der letzte Tag des Aufenthalts da ist.',
  tripNotSettled:
    'Noch ist nicht alles beglichen: Rechnungen sind offen, oder der Aufenthalt endete vor weniger als einer Woche. Um ihn trotzdem abzuschließen, sagen Sie bitte, warum.',
  tripNotToCome: 'Das geht nur vor dem ersten Tag des Aufenthalts.',
  amountNotPayable: 'Dieser Betrag kann nicht mit Karte bezahlt werden. Bitte schreiben Sie uns, dann senden wir Ihnen eine Rechnung.',
  bookingByInvoiceStaffOnly: 'Bitte zahlen Sie zuerst: Nur unser Team kann auf Rechnung buchen.',
  bookingIncomplete: 'In dieser Buchung fehlt etwas, oder es hat sich etwas geändert. Bitte sehen Sie sie noch einmal durch.',
  bookingPaid:
    'Eine Zahlung für diese Buchung ist unterwegs oder schon eingegangen. Bitte warten Sie einen Moment und sehen Sie in Ihren Reisen nach.',
  bookingRefused:
    'Die Zahlung kam, als die Betten schon vergeben waren; die Buchung war nicht mehr möglich. Ihr Geld ist auf dem Weg zurück zu Ihnen.',
  cardNotTest: 'Hier werden nur Testkarten angenommen, und es fließt kein Geld.',
  gatewayUnavailable:
    'Der Zahlungsdienst ist gerade nicht erreichbar. Es wurde nichts abgebucht: Bitte versuchen Sie es in einer Minute noch einmal.',
  intentOver: 'Diese Zahlung ist schon beendet. Bitte gehen Sie zu Ihrer Buchung zurück.',
  notPaid: 'Die Zahlung ist noch nicht eingegangen. Bitte zahlen Sie, oder warten Sie einen Moment, falls Sie es gerade getan haben.',
  orderOver:
    'Die Zeit zum Bezahlen ist abgelaufen, und die Betten sind wieder frei. Ihre Buchung bleibt erhalten: Bitte beginnen Sie die Zahlung noch einmal.',
  priceChanged:
    'Der Preis hat sich auf {total} {currency} geändert. Es wurde nichts abgebucht: Bitte stimmen Sie zuerst dem neuen Preis zu.',
} as const satisfies SharedWords['refusals'];
