// An amount field and its states.

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { en } from '../../locales/en.ts';
import { widgetAttributes } from '../widget-props.ts';
import { AmountField } from './amount-field.tsx';

const meta = {
  title: 'Kit/Amount',
  component: AmountField,
  decorators: [
    (Story) => (
      <div {...widgetAttributes('story', {}, 'en')} style={{ maxInlineSize: 240 }}>
        <Story />
      </div>
    ),
  ],
  args: { label: 'Deposit', value: '1234.50', onChange: () => {}, messages: en, fractionDigits: 2, suffix: 'EUR' },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <AmountField {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof AmountField>;

export default meta;

type Story = StoryObj<typeof meta>;

const type = (text: string, leaves = true): NonNullable<Story['play']> => {
  return async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox');
    await userEvent.clear(input);
    await userEvent.type(input, text);
    if (leaves) await userEvent.tab();
  };
};

export const Plain: Story = {};
export const Empty: Story = { args: { value: '', hint: 'Leave empty for none' } };
export const German: Story = { args: { locale: 'de-DE' } };
export const Yen: Story = { args: { locale: 'ja-JP', value: '45000', fractionDigits: 0, suffix: 'JPY' } };
export const Percentage: Story = { args: { label: 'VAT', value: '13.5', suffix: '%' } };
export const ReadFromAnotherLocale: Story = { args: { locale: 'de-DE' }, play: type('1,234.56', false) };
export const Unreadable: Story = {
  play: async (context) => {
    await type('12.34.5')(context);
    await expect(within(context.canvasElement).getByRole('textbox')).toHaveAccessibleDescription('Enter a number such as 12,345.50.');
  },
};
export const TooManyDigits: Story = { play: type('1.234') };
export const BelowZero: Story = { play: type('-5') };
export const RightToLeft: Story = { args: { locale: 'ar-EG' }, globals: { direction: 'rtl' } };
