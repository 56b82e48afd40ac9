// What a rule is: a name, how bad its findings are, and a function that collects them.

import type { Finding, Found, RuleId, Severity } from './finding.ts';
import type { Inspection } from './inspection.ts';

/** A named rule, ready to be run with others. */
export interface Rule {
  readonly id: RuleId;
  readonly severity: Severity;
  readonly check: (inspection: Inspection) => readonly Finding[];
}

/** A rule whose findings all need changing. */
export function fault<R extends RuleId>(id: R, find: (inspection: Inspection) => readonly Found<R>[]): Rule {
  return rule(id, 'fault', find);
}

/** A rule whose findings are worth a look. */
export function smell<R extends RuleId>(id: R, find: (inspection: Inspection) => readonly Found<R>[]): Rule {
  return rule(id, 'smell', find);
}

function rule<R extends RuleId>(id: R, severity: Severity, find: (inspection: Inspection) => readonly Found<R>[]): Rule {
  return { id, severity, check: (inspection) => find(inspection).map((found) => ({ rule: id, severity, ...found }) as Finding) };
}
