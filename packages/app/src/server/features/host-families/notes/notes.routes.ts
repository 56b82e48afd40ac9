// Endpoints of what staff note about a host family.

import * as familyNotes from '#contract/host-families/family-notes.endpoints.ts';
import { defineRoutes } from '#server/platform/http/routes.ts';
import { addFamilyNote, listFamilyNotes } from './notes.service.ts';

export const familyNoteRoutes = defineRoutes(familyNotes, { listFamilyNotes, addFamilyNote });
