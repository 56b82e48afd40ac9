// Italian: what is wrong with any input, and what would be right.

import { fieldText, formatterFor } from '../format.ts';
import type { IssueMessages } from '../messages.ts';
import { requestIssues } from './request-issues.ts';

const { any, count, decimal, number } = /* @__PURE__ */ formatterFor('it');

export const issues: IssueMessages = {
  ...requestIssues,
  invalid_decimal: ({ received }) => `deve essere un numero decimale come 12.50, non «${received}».`,
  too_many_digits: ({ received, integerDigits, fractionDigits }) =>
    `ammette ${number(integerDigits)} cifre prima della virgola e ${number(fractionDigits)} dopo; «${received}» ne ha di più.`,
  negative_amount: ({ received }) => `deve essere 0 o più, non ${decimal(received)}.`,
  commission_too_high: ({ received }) => `deve essere inferiore al 100%, non ${decimal(received)}.`,
  duplicate_id: ({ id, first }) => `l’ID ${id} è già usato in ${fieldText(first)}; usi ogni ID una volta sola.`,
  unknown_reference: ({ id, collection }) => `l’ID ${id} non esiste in ${collection}; ne usi uno esistente.`,
  duplicate_template: ({ templateId, first }) => `il modello ${templateId} ha già un prezzo in ${fieldText(first)}; uno solo per titolare.`,
  unknown_pricing_type: ({ name, known }) => `«${name}» non è un tipo di prezzo; valori ammessi: ${any(known)}.`,
  unknown_currency: ({ received }) => `deve essere un codice valuta ISO 4217 come EUR, non «${received}».`,
  template_not_in_stay: ({ templateId }) => `il modello ${templateId} non è una riga di questo preventivo; ne scelga un altro.`,
  several_payees: ({ templateId, payees }) => `il modello ${templateId} paga ${any(payees)}; ne scelga uno.`,
  invalid_amount: ({ received, fractionDigits }) =>
    `deve essere un importo con al massimo ${count(fractionDigits, { one: '# decimale', other: '# decimali' })}, non «${received}».`,
  unbalanced: ({ difference }) => `gli importi non quadrano: la differenza è ${decimal(difference)}. Ricalcoli la richiesta.`,
  detached_quote: ({ fingerprint }) => `il preventivo ${fingerprint} non ha i dati del calcolo; ricalcoli la richiesta per spiegarlo.`,
  no_weight: ({ weights }) =>
    `la ripartizione non è possibile; su ${count(weights, { one: '# peso', other: '# pesi' })} almeno uno deve superare 0.`,
};
