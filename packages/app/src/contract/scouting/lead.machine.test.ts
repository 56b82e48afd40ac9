// The steps of a lead, stage by stage, as the process describes them.

import { expect, test } from 'vitest';
import { LEAD_MACHINE, LEAD_STAGES, LEAD_STEPS, type LeadStage, type LeadStep, listLeadSteps, STAFF_LEAD_STEPS } from './lead.machine.ts';

const BY_STAFF: Readonly<Record<LeadStage, readonly LeadStep[]>> = {
  lead: ['contact', 'interest', 'lose'],
  contacted: ['interest', 'lose'],
  interested: ['lose'],
  invited: ['lose'],
  registered: [],
  lost: ['reopen'],
};

const BY_PRODUCT: Readonly<Record<LeadStage, readonly LeadStep[]>> = {
  lead: ['invite', 'register'],
  contacted: ['invite', 'register'],
  interested: ['invite', 'register'],
  invited: ['register'],
  registered: [],
  lost: ['register'],
};

test.each(LEAD_STAGES)('a lead in the stage %s has the steps of staff and of the product', (stage) => {
  expect(listLeadSteps(stage, 'staff')).toEqual(BY_STAFF[stage]);
  expect(listLeadSteps(stage, 'product')).toEqual(BY_PRODUCT[stage]);
});

test('every stage but the first is reached, none from itself, and only losing needs a reason', () => {
  expect(new Set(LEAD_STEPS.map((step) => LEAD_MACHINE[step].to))).toEqual(new Set(LEAD_STAGES.filter((stage) => stage !== 'lead')));
  for (const step of LEAD_STEPS) expect(LEAD_MACHINE[step].from).not.toContain(LEAD_MACHINE[step].to);
  expect(LEAD_STEPS.filter((step) => LEAD_MACHINE[step].needsReason)).toEqual(['lose']);
  expect(LEAD_STEPS.filter((step) => LEAD_MACHINE[step].by.includes('staff'))).toEqual(STAFF_LEAD_STEPS);
});
