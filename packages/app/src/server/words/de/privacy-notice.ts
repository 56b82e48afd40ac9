// The privacy notice that stands as long as editors have published none of their own, in German.

export const privacyNotice = {
  title: 'Datenschutzhinweise',
  description: 'Was wir über Sie und Ihre Kinder speichern, wer es sieht und wie Sie es ändern oder löschen.',
  account:
    'Ihr Konto: Name, E-Mail-Adresse, Telefonnummer, Sprache, Zeitzone und Bild. Ihr Passwort speichern wir nur als Hash, den niemand zurückrechnen kann.',
  children:
    'Die Kinder, die Sie eintragen: Name, Geburtsdatum, Geschlecht, Land, Hobbys, Fotos, Dokumente und was Sie uns über Allergien, Erkrankungen, Impfung und Gewohnheiten sagen. Wir brauchen es, um eine passende Familie zu finden und für Ihr Kind zu sorgen.',
  stays: 'Ihre Aufenthalte: Buchungen, Reisedaten, An- und Abreise, Nachrichten und die zugehörigen Rechnungen und Zahlungen.',
  readers:
    'Gastfamilien, die Sie anfragen oder die Ihr Kind aufnehmen, sehen, was auf der Seite Ihres Kindes als für Gastfamilien sichtbar markiert ist, und Ihre Nachrichten an sie. Unser Team sieht, was es für seine Arbeit braucht. Jede Änderung wird mit ihrem Urheber festgehalten.',
  payments:
    'Kartendaten geben Sie in den Feldern unseres Zahlungsdienstes ein. Wir erhalten und speichern sie nie; wir behalten Betrag, Datum und Ergebnis.',
  cookies:
    'Wir setzen nur Cookies, die für die Anmeldung und den Schutz Ihres Kontos nötig sind. Cookies für Werbung oder Verfolgung verwenden wir nicht.',
  kept: 'Wir behalten Ihre Angaben, bis Sie Ihr Konto löschen; das geht in den Einstellungen. Rechnungen und Zahlungen bleiben, wie es das Buchführungsrecht verlangt; Ihre übrigen persönlichen Angaben werden entfernt.',
  rights:
    'Sie können Ihre Angaben jederzeit in Ihrem Konto ansehen, berichtigen und löschen. Für eine Kopie, einen Widerspruch oder eine Beschwerde schreiben Sie uns über die Kontaktseite.',
} as const;
