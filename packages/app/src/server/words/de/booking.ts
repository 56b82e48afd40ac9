// What is said against a booking, and in its mails, in German.

import type { ServerWords } from '../catalogue.ts';

export const booking = {
  issue: {
    childMissing: 'Bitte wählen Sie aus, wer reist.',
    childAdult: 'Am ersten Tag ist dieser Schüler 18 oder älter. Bitte wählen Sie einen anderen.',
    childTwice: 'Dieser Schüler ist zweimal gewählt.',
    childUnknown: 'Diesen Schüler gibt es nicht mehr. Bitte wählen Sie einen anderen.',
    childIncomplete: 'Es fehlt noch etwas, das die Gastfamilie über diesen Schüler wissen muss.',
    childAway:
      'Diese Schülerin oder dieser Schüler ist an einigen dieser Tage auf einer anderen Reise. Bitte wählen Sie andere Tage oder jemand anderen.',
    datesMissing: 'Bitte wählen Sie den ersten und den letzten Tag.',
    datesReversed: 'Der letzte Tag muss nach dem ersten liegen.',
    datesPast: 'Diese Tage haben schon begonnen. Bitte wählen Sie spätere.',
    datesTooLong: 'Ein Aufenthalt kann höchstens ein Jahr dauern.',
    familyMissing: 'Bitte wählen Sie eine Gastfamilie.',
    familyNotLive: 'Diese Familie nimmt zurzeit niemanden auf. Bitte wählen Sie eine andere.',
    familyTooSmall: 'Diese Familie hat für so viele Schüler zu wenige Betten.',
    familyTaken: 'Diese Familie ist an diesen Tagen nicht frei. Bitte wählen Sie andere Tage oder eine andere Familie.',
    backupIsPrimary: 'Die Ersatzfamilie muss eine andere als die gewählte sein.',
    backupNotLive: 'Die Ersatzfamilie nimmt zurzeit niemanden auf.',
    backupTaken: 'Die Ersatzfamilie ist an diesen Tagen nicht frei.',
    campUnknown: 'Diese Campwoche findet nicht mehr statt.',
    campOutsideDates: 'Diese Campwoche liegt außerhalb des Aufenthalts.',
    campClash: 'Für diese Woche ist schon ein anderes Camp gewählt.',
    campFull: 'Diese Campwoche ist voll. Bitte wählen Sie eine andere.',
    campMissing: 'Es ist noch kein Camp gewählt. Ohne Camps besteht der Aufenthalt aus ganzen Familientagen.',
    campsNotWanted:
      'Ein Aufenthalt mit ganzen Familientagen hat keine Camps. Wählen Sie eine andere Art, oder nehmen Sie die Camps heraus.',
    noPrice: 'Dieser Aufenthalt lässt sich so nicht berechnen.',
    discountUnknown: 'Dieser Code bringt für diesen Aufenthalt keinen Rabatt.',
    tripOver: 'Diese Anfrage ist inzwischen gebucht oder storniert, oder sie gilt für andere Kinder. Bitte buchen Sie dies als neue Reise.',
    familySaidNo: 'Diese Familie kann diesen Aufenthalt nicht mehr übernehmen. Bitte wählen Sie eine andere.',
  },
  mail: {
    refused: {
      subject: 'Ihre Buchung war nicht möglich, und Sie bekommen Ihr Geld zurück',
      intro:
        'Ihre Zahlung an {product} für den Aufenthalt vom {from} bis {to} kam, als die Betten schon an andere vergeben waren. Das tut uns leid.',
      money: 'Der ganze Betrag, {amount} {currency}, ist auf dem Weg zurück zu Ihnen. Sie müssen nichts tun.',
      button: 'Eine andere Familie finden',
    },
    experience: {
      subject: 'Wir haben Ihre Anfrage ({reference})',
      intro: 'Vielen Dank für Ihre Anfrage bei {product}. Sie ist bei uns angekommen.',
      reference: 'Bitte nennen Sie dieses Zeichen, wenn Sie uns dazu schreiben: {reference}',
      next: 'Wir suchen, was passt, und schreiben Ihnen mit einem Vorschlag. Wenn Sie mit dieser Adresse ein Konto anlegen, finden Sie Ihre Anfrage dort.',
      nextFamily:
        'Wir fragen die Familie, die Sie gewählt haben, ob sie Platz hat, und schreiben Ihnen ihre Antwort. Wenn Sie mit dieser Adresse ein Konto anlegen, finden Sie Ihre Anfrage dort.',
      claim:
        'Um die Anfrage zu verfolgen und zu buchen, melden Sie sich mit dieser E-Mail-Adresse an oder registrieren Sie sich damit, und bestätigen Sie auf Ihrer Startseite, dass die Anfrage Ihre ist.',
      claimButton: 'Zu meiner Startseite',
      notYou: 'Wenn Sie uns nicht angefragt haben, hat jemand versehentlich Ihre Adresse angegeben. Sie müssen nichts tun.',
    },
  },
} as const satisfies ServerWords['booking'];
