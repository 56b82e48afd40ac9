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
  commission_too_high: ({ received }) => `deve essere inferiore al 100 per cento, non ${decimal(received)}.`,
  duplicate_id: ({ id, first }) => `l’identificativo ${id} è già usato in ${fieldText(first)}; ognuno si usa una volta sola.`,
  unknown_reference: ({ id, collection }) => `${id} non esiste in ${collection}; indicare un elemento esistente.`,
  duplicate_template: ({ templateId, first }) => `il modello ${templateId} ha già un prezzo in ${fieldText(first)}; uno solo per titolare.`,
  unknown_pricing_type: ({ name, known }) => `«${name}» non è un tipo di prezzo; valori ammessi: ${any(known)}.`,
  unknown_currency: ({ received }) => `deve essere una valuta ISO 4217 come EUR, non «${received}».`,
  template_not_in_stay: ({ templateId }) => `il modello ${templateId} non è una voce di questo soggiorno; indicarne uno che lo sia.`,
  several_payees: ({ templateId, payees }) => `il modello ${templateId} può pagare ${any(payees)}; indicare quale si intende.`,
  invalid_amount: ({ received, fractionDigits }) =>
    `deve essere un importo con al massimo ${count(fractionDigits, { one: '# decimale', other: '# decimali' })}, non «${received}».`,
  unbalanced: ({ difference }) => `gli importi non quadrano, avanzano ${decimal(difference)}. Ricalcolare la richiesta.`,
  detached_quote: ({ fingerprint }) => `il preventivo ${fingerprint} non ha i dati del calcolo; ricalcolare la richiesta per spiegarlo.`,
  no_weight: ({ weights }) =>
    `non c’è nulla in base a cui ripartire; su ${count(weights, { one: '# peso', other: '# pesi' })} almeno uno deve superare 0.`,
};
