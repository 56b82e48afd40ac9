// Use cases of pricing templates. Each change returns all templates.

import { pricingTypeOf, serviceCategory } from '@hosted-stay/pricing-core';
import type { AnswerOf } from '#contract/platform/endpoint.ts';
import type { PricingTemplate } from '#contract/pricing/pricings.shapes.ts';
import type { createTemplate, deleteTemplate, listTemplates } from '#contract/pricing/templates.endpoints.ts';
import { pricingTemplates, pricingTypes, serviceTypes, tripTypes } from '#server/db/schema/pricing.ts';
import type { Call } from '#server/platform/app.ts';
import { assertReferences } from '#server/platform/resource/references.ts';
import { createResourceUseCases, type ResourceUseCases } from '#server/platform/resource/resource.ts';
import { listTemplateRows, type TemplateRow, templateList } from './templates.queries.ts';

function toPricingTemplate(row: TemplateRow): PricingTemplate {
  return { ...row, category: serviceCategory(row.serviceTypeName), kind: pricingTypeOf(row.pricingTypeName) ?? 'per_trip' };
}

const cases = createResourceUseCases<TemplateRow, PricingTemplate>({
  subject: 'pricingTemplate',
  table: pricingTemplates,
  list: templateList,
  rows: listTemplateRows,
  record: toPricingTemplate,
  alike: { pricing_templates_name: 'name' },
  derived: ['tripTypeActive'],
  async checked(tx, fields) {
    await assertReferences(tx, fields, { serviceTypeId: serviceTypes, pricingTypeId: pricingTypes, tripTypeId: tripTypes });
    return fields;
  },
});

async function listAllTemplates({ db }: Call): Promise<PricingTemplate[]> {
  return (await listTemplateRows(db)).map(toPricingTemplate);
}

type Input<Name extends keyof ResourceUseCases<PricingTemplate>> = Parameters<ResourceUseCases<PricingTemplate>[Name]>[1];

export const templateCases = {
  async page(call: Call, asked: Input<'page'>): Promise<AnswerOf<typeof listTemplates>> {
    const page = await cases.page(call, asked);
    return { ...page, pricingTemplates: page.data };
  },
  async create(call: Call, fields: Input<'create'>): Promise<AnswerOf<typeof createTemplate>> {
    const item = await cases.create(call, fields);
    return { item, pricingTemplates: await listAllTemplates(call) };
  },
  async edit(call: Call, change: Input<'edit'>): Promise<AnswerOf<typeof createTemplate>> {
    const item = await cases.edit(call, change);
    return { item, pricingTemplates: await listAllTemplates(call) };
  },
  async remove(call: Call, id: number): Promise<AnswerOf<typeof deleteTemplate>> {
    await cases.remove(call, id);
    return { pricingTemplates: await listAllTemplates(call) };
  },
};
