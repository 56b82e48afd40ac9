// Endpoints of a user's saved calculator scenarios.

import * as z from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { id } from '#contract/platform/validation/fields.ts';
import { changeScenarioBody, newScenarioBody, scenario } from './scenarios.shapes.ts';

const params = z.object({ id });

export const listScenarios = endpoint({
  method: 'GET',
  path: '/api/pricing/scenarios',
  access: 'scenarios.own',
  summary: 'The own scenarios, by name.',
  answer: z.object({ data: z.array(scenario) }),
});

export const saveScenario = endpoint({
  method: 'POST',
  path: '/api/pricing/scenarios',
  access: 'scenarios.own',
  summary: 'Keeps a request of the calculator under a new name.',
  body: newScenarioBody,
  answer: scenario,
  refusals: ['nameTaken', 'quoteRefused', 'scenariosFull'],
});

export const changeScenario = endpoint({
  method: 'PATCH',
  path: '/api/pricing/scenarios/{id}',
  access: 'scenarios.own',
  summary: 'Renames a scenario, or gives it another request; what is left out stays as it is.',
  params,
  body: changeScenarioBody,
  answer: scenario,
  refusals: ['changedMeanwhile', 'nameTaken', 'quoteRefused'],
});

export const deleteScenario = endpoint({
  method: 'DELETE',
  path: '/api/pricing/scenarios/{id}',
  access: 'scenarios.own',
  summary: 'Deletes a scenario; answers it, so that it can be kept again.',
  params,
  answer: scenario,
});
