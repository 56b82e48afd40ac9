// The words for what the audit trail holds; what has none is shown by its own name, never hidden.

import { useTranslations } from 'use-intl/react';
import type { AuditEntry, AuditValue } from '#contract/administration/audit.shapes.ts';
import { isRole } from '#contract/identity/roles.ts';

export interface ChangeWords {
  action(name: string): string;
  field(name: string): string;
  value(value: AuditValue): string;
  subject(entry: Pick<AuditEntry, 'subjectType' | 'subjectId' | 'subjectName'>): string;
  subjectType(name: string): string;
}

export function useChangeWords(): ChangeWords {
  const words = useTranslations('changeLog');
  const rights = useTranslations('permissions');
  const roles = useTranslations('roles');
  const roleName = (text: string) => (isRole(text) ? roles(`name.${text}`) : text);
  const subjectType = (name: string) => (words.has(`subject.${name as 'user'}`) ? words(`subject.${name as 'user'}`) : name);
  return {
    action: (name) => (words.has(`action.${name as 'users.edit'}`) ? words(`action.${name as 'users.edit'}`) : name),
    field(name) {
      if (rights.has(`right.${name as 'users.read'}`)) return rights(`right.${name as 'users.read'}`);
      return words.has(`field.${name as 'email'}`) ? words(`field.${name as 'email'}`) : name;
    },
    value(value) {
      if (value === null || value === '') return words('nothingBefore');
      if (typeof value === 'boolean') return value ? words('yes') : words('no');
      if (Array.isArray(value)) return value.length === 0 ? words('nothingBefore') : value.map(roleName).join(', ');
      return String(value);
    },
    subject({ subjectType: type, subjectId, subjectName }) {
      if (type === 'role') return roleName(subjectId);
      return subjectName ?? `${subjectType(type)} ${subjectId}`;
    },
    subjectType,
  };
}
