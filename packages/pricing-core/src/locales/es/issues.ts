// Spanish: what is wrong with any input, and what would be right.

import { fieldText, formatterFor } from '../format.ts';
import type { IssueMessages } from '../messages.ts';
import { requestIssues } from './request-issues.ts';

const { any, count, decimal, number } = /* @__PURE__ */ formatterFor('es');

export const issues: IssueMessages = {
  ...requestIssues,
  invalid_decimal: ({ received }) => `debe ser un número decimal como 12.50, no «${received}».`,
  too_many_digits: ({ received, integerDigits, fractionDigits }) =>
    `admite ${number(integerDigits)} cifras antes de la coma y ${number(fractionDigits)} después; «${received}» tiene más.`,
  negative_amount: ({ received }) => `debe ser 0 o más, no ${decimal(received)}.`,
  commission_too_high: ({ received }) => `debe ser inferior al 100 por ciento, no ${decimal(received)}.`,
  duplicate_id: ({ id, first }) => `el identificador ${id} ya se usa en ${fieldText(first)}; cada uno se usa una sola vez.`,
  unknown_reference: ({ id, collection }) => `${id} no existe en ${collection}; indique un elemento que exista.`,
  duplicate_template: ({ templateId, first }) => `la plantilla ${templateId} ya tiene precio en ${fieldText(first)}; solo uno por titular.`,
  unknown_pricing_type: ({ name, known }) => `«${name}» no es un tipo de precio; valores admitidos: ${any(known)}.`,
  unknown_currency: ({ received }) => `debe ser una moneda de ISO 4217 como EUR, no «${received}».`,
  template_not_in_stay: ({ templateId }) => `la plantilla ${templateId} no es una línea de esta estancia; indique una que lo sea.`,
  several_payees: ({ templateId, payees }) => `la plantilla ${templateId} puede pagar a ${any(payees)}; indique a quién se refiere.`,
  invalid_amount: ({ received, fractionDigits }) =>
    `debe ser un importe con ${count(fractionDigits, { one: '# decimal', other: '# decimales' })} como máximo, no «${received}».`,
  unbalanced: ({ difference }) => `los importes no cuadran, sobran ${decimal(difference)}. Vuelva a calcular la solicitud.`,
  detached_quote: ({ fingerprint }) =>
    `el presupuesto ${fingerprint} no tiene los datos de su cálculo; vuelva a calcular su solicitud para explicarlo.`,
  no_weight: ({ weights }) =>
    `no hay con qué repartir; de ${count(weights, { one: '# peso', other: '# pesos' })}, al menos uno debe ser mayor que 0.`,
};
