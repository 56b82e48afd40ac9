// A combobox and its states.

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { en } from '../../locales/en.ts';
import { widgetAttributes } from '../widget-props.ts';
import { ComboboxField } from './combobox.tsx';

const families = [
  { id: 1, name: 'Murphy', detail: 'County Cork, Ireland' },
  { id: 2, name: 'Ó Súilleabháin', detail: 'County Kerry, Ireland' },
  { id: 3, name: 'García Núñez', detail: 'Sevilla, España' },
  { id: 4, name: 'O’Brien', detail: 'County Clare, Ireland' },
];
const many = Array.from({ length: 500 }, (_, at) => ({
  id: at + 1,
  name: `${['Kelly', 'Byrne', 'Walsh', 'Ryan', 'Doyle'][at % 5]} ${at + 1}`,
  detail: ['Cork', 'Kerry', 'Galway'][at % 3] ?? '',
}));

const meta = {
  title: 'Kit/Combobox',
  component: ComboboxField,
  decorators: [
    (Story) => (
      <div {...widgetAttributes('story', {}, 'en')} style={{ maxInlineSize: 360, minBlockSize: 440 }}>
        <Story />
      </div>
    ),
  ],
  args: { label: 'Host family', choices: families, value: 2, onChange: () => {}, messages: en },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <ComboboxField {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof ComboboxField>;

export default meta;

type Story = StoryObj<typeof meta>;

const open: NonNullable<Story['play']> = async ({ canvasElement }) => userEvent.click(within(canvasElement).getByRole('combobox'));

export const Chosen: Story = {};
export const Empty: Story = { args: { value: null, placeholder: 'Name or county' } };
export const Open: Story = { play: open };
export const FiveHundred: Story = { args: { choices: many, value: 250 }, play: open };
export const Found: Story = {
  args: { value: null },
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), 'kerry sui');
    await expect(within(canvasElement).getAllByRole('option')).toHaveLength(1);
  },
};
export const NothingFound: Story = {
  args: { value: null },
  play: async ({ canvasElement }) => userEvent.type(within(canvasElement).getByRole('combobox'), 'zzz'),
};
export const Wrong: Story = { args: { value: null, errors: ['Choose a host family.'], hint: 'By name, county or country' } };
export const LongNames: Story = {
  args: {
    choices: [
      { id: 9, name: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(3), detail: 'Unterabteilungsleiterstellvertretung'.repeat(2) },
      ...families,
    ],
    value: 9,
  },
  play: open,
};
export const Hostile: Story = { args: { choices: [{ id: 1, name: '<img src=x onerror=alert(1)>' }], value: 1 }, play: open };
export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: open };
