// German: what is wrong with any input, and what would be right.

import { fieldText, formatterFor } from '../format.ts';
import type { IssueMessages } from '../messages.ts';
import { requestIssues } from './request-issues.ts';

const { any, count, decimal, number } = /* @__PURE__ */ formatterFor('de');

export const issues: IssueMessages = {
  ...requestIssues,
  invalid_decimal: ({ received }) => `muss eine Dezimalzahl wie 12.50 sein, nicht „${received}“.`,
  too_many_digits: ({ received, integerDigits, fractionDigits }) =>
    `darf ${number(integerDigits)} Stellen vor und ${number(fractionDigits)} nach dem Komma haben; „${received}“ hat mehr.`,
  negative_amount: ({ received }) => `muss 0 oder mehr sein, nicht ${decimal(received)}.`,
  commission_too_high: ({ received }) => `muss unter 100 Prozent liegen, nicht bei ${decimal(received)}.`,
  duplicate_id: ({ id, first }) => `Die ID ${id} ist schon bei ${fieldText(first)} vergeben; bitte jede nur einmal verwenden.`,
  unknown_reference: ({ id, collection }) => `In ${collection} gibt es die ID ${id} nicht; bitte eine vorhandene angeben.`,
  duplicate_template: ({ templateId, first }) =>
    `Die Vorlage ${templateId} hat schon bei ${fieldText(first)} einen Preis; bitte nur einen je Inhaber.`,
  unknown_pricing_type: ({ name, known }) => `„${name}“ ist keine Preisart; möglich sind ${any(known)}.`,
  unknown_currency: ({ received }) => `muss ein Währungscode nach ISO 4217 wie EUR sein, nicht „${received}“.`,
  template_not_in_stay: ({ templateId }) => `Die Vorlage ${templateId} ist keine Position dieses Angebots; bitte eine andere wählen.`,
  several_payees: ({ templateId, payees }) => `Die Vorlage ${templateId} geht an ${any(payees)}; bitte wählen.`,
  invalid_amount: ({ received, fractionDigits }) =>
    `muss ein Betrag mit höchstens ${count(fractionDigits, { one: '# Nachkommastelle', other: '# Nachkommastellen' })} sein, nicht „${received}“.`,
  unbalanced: ({ difference }) => `Die Beträge gehen nicht auf: Die Differenz ist ${decimal(difference)}. Bitte die Anfrage neu berechnen.`,
  detached_quote: ({ fingerprint }) =>
    `Zum Angebot ${fingerprint} fehlen die Berechnungsdaten; für eine Erklärung bitte die Anfrage neu berechnen.`,
  no_weight: ({ weights }) =>
    `Es lässt sich nichts verteilen; von ${count(weights, { one: '# Gewicht', other: '# Gewichten' })} muss mindestens eines über 0 liegen.`,
};
