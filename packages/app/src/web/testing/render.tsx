// Renders parts of the interface for a test, with the theme, the messages of a language and a light or dark scheme.

import '@mantine/core/styles.layer.css';
import '#web/ui/global.css';
import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl/react';
import { type RenderResult, render } from 'vitest-browser-react';
import type { Locale } from '#contract/platform/locales.ts';
import type { SectionName, Sections } from '#web/messages/sections.ts';
import { DialogHost } from '#web/ui/dialog/dialog-host.tsx';
import { theme } from '#web/ui/theme.ts';
import { cssVariables } from '#web/ui/theme-css.ts';

const FILES = import.meta.glob<{ readonly default: unknown }>('../../../messages/*/{web,shared}/*.json');

async function loadMessages(sections: readonly SectionName[], locale: Locale): Promise<Sections> {
  const found = await Promise.all(
    sections.map(async (section) => {
      const name = section.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      const file = Object.entries(FILES).find(([path]) => new RegExp(`/messages/${locale}/(web|shared)/${name}.json$`).test(path))?.[1];
      if (file === undefined) throw new Error(`there are no messages ${section}`);
      return [section, (await file()).default] as const;
    }),
  );
  return Object.fromEntries(found) as unknown as Sections;
}

interface Surroundings {
  readonly scheme?: 'light' | 'dark';
  readonly locale?: Locale;
  /** Message sections in addition to those of every page. */
  readonly words?: readonly SectionName[];
}

/** Renders a part as it would appear on a page. */
export async function show(part: ReactNode, { scheme = 'light', locale = 'en', words = [] }: Surroundings = {}): Promise<RenderResult> {
  const messages = await loadMessages(['common', 'errors', ...words], locale);
  return render(
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} forceColorScheme={scheme}>
      <IntlProvider
        locale={locale}
        messages={messages}
        timeZone="Pacific/Auckland"
        onError={(error) => {
          throw error;
        }}
      >
        <main>{part}</main>
        <DialogHost />
      </IntlProvider>
    </MantineProvider>,
  );
}
