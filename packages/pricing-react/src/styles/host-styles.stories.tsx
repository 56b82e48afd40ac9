// All widgets in one page of somebody else, under the style sheets that pages reset everything with.

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HostPage } from '../../testing/host-page.tsx';
import bootstrap from '../../testing/host-styles/bootstrap-reboot.css?inline';
import meyer from '../../testing/host-styles/meyer-reset.css?inline';
import tailwind3 from '../../testing/host-styles/tailwind-3-preflight.css?inline';
import tailwind from '../../testing/host-styles/tailwind-preflight.css?inline';

const meta = {
  title: 'Widgets/On your page',
  component: HostPage,
  render: (_, { parameters }) => (
    <>
      <style>{parameters['sheet']}</style>
      <HostPage />
    </>
  ),
} satisfies Meta<typeof HostPage>;

export default meta;

type Story = StoryObj<typeof meta>;

/** A heading is large and bold, a control has its border and a choice its box, whatever the page resets. */
const looksLikeItself: Story['play'] = async ({ canvasElement }) => {
  const styleOf = (selector: string) => getComputedStyle(canvasElement.querySelector(selector) ?? canvasElement);
  await expect(styleOf('.pricing-calculator-heading')).toMatchObject({ fontWeight: '700', fontSize: '20px' });
  await expect(styleOf('.pricing-calculator .pricing-button').borderTopWidth).toBe('1px');
  await expect(styleOf('.pricing-control').borderTopWidth).toBe('1px');
  await expect(styleOf('.pricing-label').fontWeight).toBe('600');
};

export const TailwindPreflight: Story = { parameters: { sheet: tailwind }, play: looksLikeItself };
export const TailwindPreflightInALayer: Story = { parameters: { sheet: `@layer base { ${tailwind} }` }, play: looksLikeItself };
export const Tailwind3Preflight: Story = { parameters: { sheet: tailwind3 }, play: looksLikeItself };
export const BootstrapReboot: Story = { parameters: { sheet: bootstrap }, play: looksLikeItself };
export const MeyerReset: Story = { parameters: { sheet: meyer }, play: looksLikeItself };

/** The page is dark and does not say so by its `color-scheme`: the widgets bring their own ground. */
export const DarkPageWithoutColourScheme: Story = {
  parameters: { sheet: '.story-page[data-theme] { color-scheme: light; background: #0b0f0e; color: #e7f0ee; }' },
  play: looksLikeItself,
};
