// The paper and its states.

import type { Meta, StoryObj } from '@storybook/react-vite';
import { agency, parent, quotes, sampleInvoice, taxi, thirtyLines, voucher } from '../../../testing/invoice-samples.ts';
import { en } from '../../locales/en.ts';
import { InvoicePreview } from './invoice-preview.tsx';

const meta = {
  title: 'Invoice/InvoicePreview',
  component: InvoicePreview,
  args: { invoice: sampleInvoice({ lines: [taxi, voucher] }), messages: en },
} satisfies Meta<typeof InvoicePreview>;

export default meta;

type Story = StoryObj<typeof meta>;

export const QuoteAndAddedLines: Story = {};
export const Draft: Story = { args: { invoice: sampleInvoice({ number: null }) } };
export const DepositAndBalance: Story = {
  args: {
    invoice: sampleInvoice({ schedule: { mode: 'percentage', percentage: '30', amount: '', count: 3, dates: ['2026-06-05'] } }),
  },
};
export const Exempt: Story = {
  args: { invoice: sampleInvoice({ vatText: 'Exempt from VAT under paragraph 4 of Schedule 1.', lines: [taxi] }, quotes.exempt) },
};
export const ThirtyLines: Story = { args: { invoice: sampleInvoice({ lines: thirtyLines }) } };
export const LongNames: Story = {
  args: {
    invoice: sampleInvoice({
      buyer: {
        ...parent,
        name: 'Colegio Internacional Bilingüe Nuestra Señora de la Asunción y San Ildefonso de Toledo',
        address: ['x'.repeat(90)],
      },
      seller: { ...agency, name: '<b>Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft</b>' },
      lines: [
        { ...taxi, description: 'ساعة إضافية مع الأسرة المضيفة, including everything that was agreed by telephone on the third of May' },
      ],
    }),
  },
};
export const NoQuote: Story = { args: { invoice: sampleInvoice({ lines: [taxi] }, null) } };
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 288 }}>
        <Story />
      </div>
    ),
  ],
};
