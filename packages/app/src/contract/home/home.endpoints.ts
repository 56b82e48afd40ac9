// Endpoints of the hub's home.

import * as z from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { home, homeCardsBody } from './home.shapes.ts';

export const readHome = endpoint({
  method: 'GET',
  path: '/api/hub/home',
  access: 'hub.enter',
  summary: 'What waits for the caller in the hub: counters of lists, trips with something wrong, and the arrangement of the cards.',
  answer: home,
});

export const arrangeHome = endpoint({
  method: 'POST',
  path: '/api/hub/home/cards',
  access: 'hub.enter',
  summary: 'Keeps the order of the caller’s cards, and which are hidden.',
  body: homeCardsBody,
  answer: z.object({ cards: home.shape.cards }),
});
