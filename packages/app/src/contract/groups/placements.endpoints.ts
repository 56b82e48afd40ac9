// Endpoints of placing the students of a group with families: the board, a proposal for all, and asking the families.

import * as z from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { id } from '#contract/platform/validation/fields.ts';
import { askedFamilies, matchBody, pairBody, placeBody, placementBoard, placementProposal } from './placements.shapes.ts';

const params = z.object({ id });

export const readPlacementBoard = endpoint({
  method: 'GET',
  path: '/api/groups/{id}/board',
  access: 'groups.write',
  summary: 'The students of a group and the families that could host them, with what keeps them apart.',
  params,
  answer: placementBoard,
  refusals: ['groupDatesMissing'],
});

export const placeStudents = endpoint({
  method: 'POST',
  path: '/api/groups/{id}/placements',
  access: 'groups.write',
  summary: 'Places students with families, or takes them out again; all of them or none. Families hear nothing of it.',
  params,
  body: placeBody,
  answer: placementBoard,
  refusals: ['groupDatesMissing', 'placementRefused', 'changedMeanwhile'],
});

export const pairStudents = endpoint({
  method: 'POST',
  path: '/api/groups/{id}/pairs',
  access: 'groups.write',
  summary: 'Says that two students want to share a home, or must not.',
  params,
  body: pairBody,
  answer: placementBoard,
  refusals: ['groupDatesMissing'],
});

export const proposePlacements = endpoint({
  method: 'POST',
  path: '/api/groups/{id}/match',
  access: 'groups.write',
  summary: 'Proposes a family for each student: as many students as possible, then their wishes. Nothing is placed; the weights are kept.',
  params,
  body: matchBody,
  answer: placementProposal,
  refusals: ['groupDatesMissing', 'matchFailed'],
  limit: 'search',
});

export const askPlacedFamilies = endpoint({
  method: 'POST',
  path: '/api/groups/{id}/ask-families',
  access: 'groups.write',
  summary: 'Asks the families with whom students are placed, for each trip that can still be offered; says of each what became of it.',
  params,
  answer: askedFamilies,
});
