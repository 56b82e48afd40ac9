// The user's language and time zone. A new language applies immediately, as with the switch in the header.

import { changeUser } from '#contract/identity/account.endpoints.ts';
import { changeUserBody } from '#contract/identity/account.shapes.ts';
import { call } from '#web/platform/api/api.ts';
import { listLanguageNames, toAddressInLocale } from '#web/platform/messages/locale.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { getDeviceTimeZone, persist } from '#web/platform/session/app-persist.ts';
import { updateUser, useSignedInUser } from '#web/platform/session/session.ts';
import { SelectField } from '#web/ui/form/fields/choice-fields.tsx';
import { TimeZoneField } from '#web/ui/form/fields/dates/zone-field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { useTranslations } from '#web/ui/text/translations.ts';

const regionBody = changeUserBody.pick({ locale: true, timezone: true }).required();

export function OwnRegion() {
  const words = useTranslations('account');
  const { locale } = useSignedInUser();
  const device = getDeviceTimeZone();
  const form = useForm({
    shape: regionBody,
    initial: { locale, timezone: persist.get().timezone ?? null },
    send: (body) => call(changeUser, { body: { ...body, timezone: body.timezone ?? device } }),
    done: (user) => {
      persist.update({ timezone: form.values.timezone ?? undefined });
      updateUser(user);
      if (user.locale === locale) showToast(words('saved'));
      else window.location.assign(toAddressInLocale(user.locale));
    },
  });
  return (
    <Form form={form} label={words('region.title')}>
      <SelectField
        of={form.field('locale')}
        label={words('region.language')}
        choices={listLanguageNames().map(({ locale: value, name }) => ({ value, label: name }))}
      />
      <TimeZoneField
        of={form.field('timezone')}
        label={words('region.timezone')}
        description={words('region.timezoneText')}
        placeholder={words('region.timezoneDevice', { zone: device.replaceAll('_', ' ') })}
        clearable
      />
      <SubmitButton form={form}>{words('region.save')}</SubmitButton>
    </Form>
  );
}
