// Linking parents to students, for features that add students; apart from people.public.ts, which accounts and conversations import.

export { linkParent } from './parents/parents.service.ts';
