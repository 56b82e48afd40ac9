// Endpoints of the board of trips: how many are in each state, and the cards of a column page by page.

import { endpoint } from '#contract/platform/endpoint.ts';
import { listQueryFor, matchQueryFor } from '#contract/platform/lists/list-query.ts';
import { pageOf } from '#contract/platform/lists/paging.ts';
import { boardCard, boardColumns } from './board.shapes.ts';
import { tripsList } from './listed-trips.shapes.ts';

export const countBoardTrips = endpoint({
  method: 'GET',
  path: '/api/trip-board',
  access: 'trips.overview',
  summary: 'How many trips are in each state; agents count those that they look after.',
  query: matchQueryFor(tripsList),
  answer: boardColumns,
});

export const listBoardTrips = endpoint({
  method: 'GET',
  path: '/api/trip-board/trips',
  access: 'trips.overview',
  summary: 'Trips with the steps that the caller can take, and what is in the way of each; agents see those that they look after.',
  query: listQueryFor(tripsList),
  answer: pageOf(boardCard),
});
