// Linking parents to students, for features that add students; apart from people.public.ts, which accounts and conversations import.

export { linkCountedParent } from './parents/parents.service.ts';
