// The ways in which families and hosts have found us, as forms offer them.

import { changeInquirySource, createInquirySource, deleteInquirySource, listInquirySources } from '#contract/content/sources.endpoints.ts';
import { type InquirySource, inquirySourceBody, inquirySourcesList } from '#contract/content/sources.shapes.ts';
import { hostOptions } from '#contract/host-families/registration.endpoints.ts';
import { call } from '#web/platform/api/api.ts';
import type { DraftOf, FieldsProps, ResourceOf } from '#web/platform/resource/resource.ts';
import { StateBadge } from '#web/ui/badge.tsx';
import { CheckboxField } from '#web/ui/form/fields/choice-fields.tsx';
import { TextField } from '#web/ui/form/fields/text-field.tsx';
import type { FieldBinding } from '#web/ui/form/use-form.ts';
import { useTranslations } from '#web/ui/text/translations.ts';

function Fields({ form, row }: FieldsProps<InquirySource, DraftOf<typeof inquirySourceBody>>) {
  const words = useTranslations('sources');
  const isOwn = row === null || row.code === null;
  return (
    <>
      <TextField
        of={form.field('name')}
        label={words('name')}
        description={words(isOwn ? 'nameHint' : 'fixedName')}
        maxLength={80}
        disabled={!isOwn}
        required
      />
      <CheckboxField of={form.field('active') as FieldBinding<boolean>} label={words('offered')} />
    </>
  );
}

/** @example <ResourceScreen resource={useInquirySources()} views={useSavedViews('inquirySources')} /> */
export function useInquirySources(): ResourceOf<typeof listInquirySources, typeof inquirySourceBody> {
  const words = useTranslations('sources');
  const titles = useTranslations('titles.page');
  const column = useTranslations('lists.inquirySources.columns');
  const names = useTranslations('hostRegistration.sources');
  const nameOf = ({ code, name }: InquirySource) => (code !== null && names.has(code as 'friend') ? names(code as 'friend') : name);
  return {
    endpoint: listInquirySources,
    list: inquirySourcesList,
    title: titles('hubSources'),
    description: words('description'),
    create: words('createInquiry'),
    empty: { title: words('emptyInquiry'), text: words('emptyInquiryText') },
    columns: [
      { name: 'name', heading: column('name'), cell: nameOf, primary: true },
      {
        name: 'active',
        heading: column('active'),
        cell: ({ active }) => <StateBadge meaning={active ? 'good' : 'neutral'}>{words(active ? 'isOffered' : 'notOffered')}</StateBadge>,
      },
      { name: 'usedBy', heading: column('usedBy'), cell: ({ usedBy }) => usedBy, align: 'end' },
    ],
    filters: [{ name: 'active', label: column('active') }],
    rowName: nameOf,
    rights: { write: 'content.write', remove: 'content.delete' },
    calls: {
      create: (body) => call(createInquirySource, { body }),
      edit: ({ id, version = 0, ...body }) => call(changeInquirySource, { params: { id }, body: { ...body, version } }),
      remove: (id) => call(deleteInquirySource, { params: { id } }),
    },
    shape: async () => inquirySourceBody,
    draftOf: (row) => ({ name: row?.name ?? '', active: row?.active ?? true }),
    Fields,
    details: (row) => [{ label: words('name'), value: nameOf(row) }],
    kept: ({ code }) => (code === null ? null : words('fixed')),
    changes: [hostOptions],
  };
}
