// The menus of the public pages: one place and language at a time.

import { Group, NativeSelect, SegmentedControl, Stack } from '@mantine/core';
import { readEditedMenus } from '#contract/content/menus.endpoints.ts';
import { MENU_PLACES } from '#contract/content/menus.shapes.ts';
import { isLocale } from '#contract/platform/locales.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { listLanguageNames } from '#web/platform/messages/locale.ts';
import { useSearchParams } from '#web/router.tsx';
import { Fault } from '#web/ui/fault.tsx';
import { LoadingRows } from '#web/ui/skeletons.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { MenuEditor } from './menu-editor.tsx';

export function MenusTab() {
  const words = useTranslations('menus');
  const [params, setParams] = useSearchParams();
  const { data, failure, reload } = useEndpoint(readEditedMenus, {});
  const place = MENU_PLACES.find((one) => one === params.get('place')) ?? 'header';
  const asked = params.get('language') ?? '';
  const locale = isLocale(asked) ? asked : 'en';
  const show = (change: Readonly<Record<string, string>>) => setParams({ place, language: locale, ...change }, { replace: true });
  if (data === undefined) return failure === null ? <LoadingRows count={4} /> : <Fault message={failure.message} onRetry={reload} />;
  const menuOf = (language: typeof locale) => data.menus.find((one) => one.place === place && one.locale === language);
  const [menu, english] = [menuOf(locale), menuOf('en')];
  const mark = (language: typeof locale) => ((menuOf(language)?.entries.length ?? 0) > 0 ? '' : ` (${words('none')})`);
  return (
    <Stack gap="md">
      <Group align="end">
        <SegmentedControl
          aria-label={words('places')}
          value={place}
          data={MENU_PLACES.map((value) => ({ value, label: words(`place.${value}`) }))}
          onChange={(value) => show({ place: value })}
        />
        <NativeSelect
          label={words('language')}
          value={locale}
          data={listLanguageNames().map(({ locale: value, name }) => ({ value, label: `${name}${mark(value)}` }))}
          onChange={(event) => show({ language: event.currentTarget.value })}
        />
      </Group>
      {menu !== undefined && english !== undefined && (
        <MenuEditor key={`${place}.${locale}`} menu={menu} english={english} articles={data.articles} />
      )}
    </Stack>
  );
}
