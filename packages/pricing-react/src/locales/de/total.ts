// German: what the live total says.

import type { TotalMessages } from '../sections/total.ts';

export const total: TotalMessages = {
  title: 'Gesamtpreis',
  included: 'Inklusive aller Steuern und Gebühren',
  nights: { one: '# Nacht', other: '# Nächte' },
  students: { one: '# Schüler', other: '# Schüler' },
  stay: ({ nights, students }) => `${nights}, ${students}`,
  saving: ({ amount }) => `Sie sparen ${amount}`,
  more: ({ amount }) => `${amount} mehr als zuvor`,
  less: ({ amount }) => `${amount} weniger als zuvor`,
  same: 'Gleicher Gesamtpreis wie zuvor',
  kind: {
    hosting: 'Unterkunft',
    camp: 'Camp',
    trust_fee: 'Vertrauensgebühr',
    transfer: 'Transfers',
    horse: 'Reiten',
    immersion: 'Immersion',
    other: 'Weitere Leistungen',
    discount: 'Rabatt',
    vat: 'MwSt.',
  },
  empty: 'Wählen Sie eine Familie und einen Zeitraum.',
  earlier: 'Für Ihre vorherige Auswahl',
  codeNotApplied: ({ code }) => `Der Code „${code}“ gilt nicht für diesen Aufenthalt.`,
  campUnpriced: 'Ein Teil des Camps hat noch keinen Preis und ist nicht im Gesamtpreis enthalten.',
  warning: 'Bitte prüfen Sie diese Auswahl.',
  spoken: ({ amount }) => `Gesamtpreis ${amount}, inklusive aller Steuern und Gebühren.`,
};
