// What a shape says against a request, as rules of the validation catalogue.

import type * as z from 'zod';
import type { FieldFault } from '#server/platform/refusal.ts';

type Issue = z.core.$ZodIssue;

function ruleOf(issue: Issue): Omit<FieldFault, 'field'> {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null ? { rule: 'required' } : { rule: 'wrongKind' };
    case 'too_small':
      if (issue.origin === 'string')
        return issue.minimum === 1 ? { rule: 'required' } : { rule: 'minLength', values: { min: String(issue.minimum) } };
      return { rule: 'minValue', values: { min: String(issue.minimum) } };
    case 'too_big':
      return issue.origin === 'string'
        ? { rule: 'maxLength', values: { max: String(issue.maximum) } }
        : { rule: 'maxValue', values: { max: String(issue.maximum) } };
    case 'invalid_format':
      if (issue.format === 'email') return { rule: 'email' };
      return issue.format === 'date' ? { rule: 'day' } : { rule: 'invalid' };
    case 'invalid_value':
      return { rule: 'choice', values: { choices: issue.values.join(', ') } };
    default:
      return { rule: 'invalid' };
  }
}

/** Every fault of a request, field by field; a field inside a list is named `children.0.dob`. */
export function faultsOf(error: z.ZodError): FieldFault[] {
  return error.issues.map((issue) => ({ field: issue.path.join('.'), ...ruleOf(issue as Issue) }));
}
