// Shows parts of the interface for a test: with the looks, the words of a language and a light or dark scheme.

import '@mantine/core/styles.layer.css';
import '#web/ui/global.css';
import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl/react';
import { type RenderResult, render } from 'vitest-browser-react';
import type { Locale } from '#contract/platform/locales.ts';
import { DialogHost } from '#web/ui/dialog/dialog-host.tsx';
import { cssVariables, theme } from '#web/ui/theme.ts';
import type { SectionName, Sections } from '#web/words/sections.ts';

const FILES = import.meta.glob<Record<string, unknown>>(['../words/*/*.ts', '../../contract/words/*/*.ts']);

async function wordsOf(sections: readonly SectionName[], locale: Locale): Promise<Sections> {
  const found = await Promise.all(
    sections.map(async (section) => {
      const name = section.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      const file = Object.entries(FILES).find(([path]) => path.endsWith(`/${locale}/${name}.ts`))?.[1];
      if (file === undefined) throw new Error(`there are no words ${section}`);
      return [section, (await file())[section]] as const;
    }),
  );
  return Object.fromEntries(found) as unknown as Sections;
}

interface Surroundings {
  readonly scheme?: 'light' | 'dark';
  readonly locale?: Locale;
  /** Sections of words on top of those that every page has. */
  readonly words?: readonly SectionName[];
}

/** Renders a part as it would stand on a page. */
export async function show(part: ReactNode, { scheme = 'light', locale = 'en', words = [] }: Surroundings = {}): Promise<RenderResult> {
  const messages = await wordsOf(['common', 'errors', ...words], locale);
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
