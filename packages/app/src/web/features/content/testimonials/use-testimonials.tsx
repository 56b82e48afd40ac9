// Testimonials for their editors: a list in the order of visitors, each with a form, moved and published one by one.

import { IconArrowDown, IconArrowUp, IconEye, IconEyeOff } from '@tabler/icons-react';
import {
  changeTestimonial,
  createTestimonial,
  deleteTestimonial,
  exportTestimonials,
  listShownTestimonials,
  listTestimonials,
  moveTestimonial,
} from '#contract/content/testimonials.endpoints.ts';
import {
  TESTIMONIAL_STATES,
  type Testimonial,
  type TestimonialState,
  testimonialBody,
  testimonialsList,
} from '#contract/content/testimonials.shapes.ts';
import { call } from '#web/platform/api/api.ts';
import { useAction } from '#web/platform/api/endpoint-hooks.ts';
import { listLanguageNames } from '#web/platform/messages/locale.ts';
import type { DraftOf, ResourceOf } from '#web/platform/resource/resource.ts';
import { type Meaning, StateBadge } from '#web/ui/badge.tsx';
import type { RowAction } from '#web/ui/list/list-types.ts';
import { DateText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { Stars } from './testimonial-cards.tsx';
import { TestimonialFields } from './testimonial-fields.tsx';

const MEANINGS: Readonly<Record<TestimonialState, Meaning>> = { published: 'good', ready: 'info', noConsent: 'care' };

const toDraft = (row: Testimonial | null): DraftOf<typeof testimonialBody> => ({
  ...{ name: row?.name ?? '', role: row?.role ?? '', text: row?.text ?? '', rating: row?.rating ?? null },
  ...{ photoRef: row?.photoRef ?? null, locale: row?.locale ?? 'en', isPublished: row?.isPublished ?? false },
  ...{ consentBy: row?.consentBy ?? '', consentOn: row?.consentOn ?? null, consentWay: row?.consentWay ?? null },
});

function toBody({ id: _, state: __, position: ___, ...row }: Testimonial) {
  return row;
}

/** Returns the actions on a row besides deleting it. */
function useActions(): (row: Testimonial) => readonly RowAction[] {
  const words = useTranslations('testimonials');
  const changes = [listTestimonials, listShownTestimonials];
  const move = useAction(moveTestimonial, { changes, told: words('moved') });
  const publish = useAction(changeTestimonial, { changes, told: words('published') });
  const hide = useAction(changeTestimonial, { changes, told: words('unpublished') });
  return (row) => {
    const params = { id: row.id };
    const moveBy = (by: -1 | 1) => async () => void (await move.run({ params, body: { by } }));
    const setPublished = (isPublished: boolean) => async () => {
      await (isPublished ? publish : hide).run({ params, body: { ...toBody(row), isPublished } });
    };
    return [
      { label: words('up'), icon: <IconArrowUp size={16} aria-hidden />, run: moveBy(-1) },
      { label: words('down'), icon: <IconArrowDown size={16} aria-hidden />, run: moveBy(1) },
      ...(row.state === 'published'
        ? [{ label: words('unpublish'), icon: <IconEyeOff size={16} aria-hidden />, run: setPublished(false) }]
        : []),
      ...(row.state === 'ready' ? [{ label: words('publishNow'), icon: <IconEye size={16} aria-hidden />, run: setPublished(true) }] : []),
    ];
  };
}

/** @example <ResourceScreen resource={useTestimonials()} views={useSavedViews('testimonials')} /> */
export function useTestimonials(): ResourceOf<typeof listTestimonials, typeof testimonialBody> {
  const words = useTranslations('testimonials');
  const titles = useTranslations('titles.page');
  const column = useTranslations('lists.testimonials.columns');
  const states = useTranslations('names.testimonialState');
  const ways = useTranslations('names.consentWay');
  const actions = useActions();
  const languages = listLanguageNames();
  const languageOf = ({ locale }: Testimonial) => languages.find((one) => one.locale === locale)?.name ?? locale;
  const starsOf = ({ rating }: Testimonial) => rating !== null && <Stars rating={rating} />;
  const dayOf = ({ consentOn }: Testimonial) => consentOn !== null && <DateText day={consentOn} />;
  const wayOf = ({ consentWay }: Testimonial) => (consentWay === null ? '' : ways(consentWay));
  return {
    endpoint: listTestimonials,
    list: testimonialsList,
    exporting: exportTestimonials,
    title: titles('hubTestimonials'),
    description: words('description'),
    create: words('create'),
    empty: { title: words('empty'), text: words('emptyText') },
    columns: [
      { name: 'name', heading: column('name'), cell: ({ name }) => name, primary: true },
      { name: 'text', heading: column('text'), cell: ({ text }) => text, wrap: true, width: 320 },
      { name: 'rating', heading: column('rating'), cell: starsOf },
      { name: 'locale', heading: column('locale'), cell: languageOf },
      { name: 'state', heading: column('state'), cell: ({ state }) => <StateBadge meaning={MEANINGS[state]}>{states(state)}</StateBadge> },
      { name: 'position', heading: column('position'), cell: ({ position }) => position, align: 'end' },
      { name: 'role', heading: column('role'), cell: ({ role }) => role, hidden: true },
      { name: 'consentBy', heading: column('consentBy'), cell: ({ consentBy }) => consentBy, hidden: true },
      { name: 'consentOn', heading: column('consentOn'), cell: dayOf, hidden: true },
      { name: 'consentWay', heading: column('consentWay'), cell: wayOf, hidden: true },
    ],
    filters: [
      { name: 'state', label: column('state'), choices: TESTIMONIAL_STATES.map((value) => ({ value, label: states(value) })) },
      { name: 'locale', label: column('locale'), choices: languages.map(({ locale, name }) => ({ value: locale, label: name })) },
      { name: 'rating', label: column('rating') },
    ],
    rowName: ({ name }) => name,
    rights: { write: 'content.write', remove: 'content.delete' },
    calls: {
      create: (body) => call(createTestimonial, { body }),
      edit: ({ id, version = 0, ...body }) => call(changeTestimonial, { params: { id }, body: { ...body, version } }),
      remove: (id) => call(deleteTestimonial, { params: { id } }),
    },
    shape: async () => testimonialBody,
    draftOf: toDraft,
    Fields: TestimonialFields,
    details: (row) => [
      { label: words('name'), value: row.name },
      { label: words('text'), value: row.text },
    ],
    changes: [listShownTestimonials],
    actions,
  };
}
