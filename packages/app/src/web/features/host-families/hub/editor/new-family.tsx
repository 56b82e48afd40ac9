// Registers a host family that staff know: its contact is invited by email, everything else is added later.

import { createFamily } from '#contract/host-families/family-details.endpoints.ts';
import { listFamilies } from '#contract/host-families/family-list.endpoints.ts';
import { call } from '#web/platform/api/api.ts';
import { toQueryKey } from '#web/platform/api/endpoint-hooks.ts';
import { queryClient } from '#web/platform/api/query-client.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { SelectField } from '#web/ui/form/fields/choice-fields.tsx';
import { NameOrder } from '#web/ui/form/fields/contact/name-order.tsx';
import { PhoneField } from '#web/ui/form/fields/contact/phone-field.tsx';
import { EmailField, TextField } from '#web/ui/form/fields/text-field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { Pair } from '../../edit/section.tsx';
import { useCounties, useCountryCode, useHostingCountries } from '../../edit/use-places.ts';

const loadShape = async () => {
  const { createFamilyBody } = await import('#contract/host-families/family-details.shapes.ts');
  return createFamilyBody.pick({
    ...{ firstName: true, lastName: true, email: true, phone: true, countryId: true, countyId: true, cityTown: true, addressLine1: true },
  });
};

export function NewFamily({ onMade }: { readonly onMade: (id: number) => void }) {
  const words = useTranslations('hubFamilyEdit.create');
  const form = useForm({
    shape: loadShape,
    initial: { firstName: '', lastName: '', email: '', phone: '', countryId: null, countyId: null, cityTown: '', addressLine1: '' },
    send: (body) => call(createFamily, { body }),
    async done({ id }) {
      showToast(words('done'));
      await queryClient.invalidateQueries({ queryKey: toQueryKey(listFamilies) });
      onMade(id);
    },
  });
  const countryId = form.values.countryId === null || form.values.countryId === undefined ? null : Number(form.values.countryId);
  const country = useCountryCode(countryId);
  return (
    <Form form={form} label={words('title')}>
      <Pair>
        <NameOrder
          given={<TextField of={form.field('firstName')} label={words('firstName')} maxLength={80} required />}
          family={<TextField of={form.field('lastName')} label={words('lastName')} maxLength={80} required />}
        />
        <EmailField of={form.field('email')} label={words('email')} description={words('emailHint')} required />
        <PhoneField of={form.field('phone')} label={words('phone')} country={country} required />
        <SelectField of={form.field('countryId') as never} label={words('country')} choices={useHostingCountries()} required />
        <SelectField of={form.field('countyId') as never} label={words('county')} choices={useCounties(countryId)} required />
        <TextField of={form.field('cityTown')} label={words('cityTown')} maxLength={100} required />
        <TextField of={form.field('addressLine1')} label={words('addressLine1')} maxLength={200} />
      </Pair>
      <div>
        <SubmitButton form={form}>{words('submit')}</SubmitButton>
      </div>
    </Form>
  );
}
