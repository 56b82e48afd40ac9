// The invoice generator and its states.

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { agency, parent, quotes, sampleCatalogue, sampleDraft, taxi, thirtyLines, voucher } from '../../../testing/invoice-samples.ts';
import { en } from '../../locales/en.ts';
import { InvoiceGenerator } from './invoice-generator.tsx';

const meta = {
  title: 'Invoice/InvoiceGenerator',
  component: InvoiceGenerator,
  args: {
    quote: quotes.mixed,
    catalogue: sampleCatalogue,
    messages: en,
    languages: [en],
    seller: agency,
    today: '2026-06-01',
  },
} satisfies Meta<typeof InvoiceGenerator>;

export default meta;

type Story = StoryObj<typeof meta>;

export const New: Story = {};

export const Complete: Story = {
  args: { draft: sampleDraft({ lines: [taxi, voucher] }), number: '2026-0042', onIssue: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Issue' }));
    await expect(args.onIssue).toHaveBeenCalledOnce();
  },
};

export const DepositSchedule: Story = {
  args: { draft: sampleDraft({ schedule: { mode: 'percentage', percentage: '30', amount: '', count: 3, dates: ['2026-06-05'] } }) },
};

export const Instalments: Story = {
  args: {
    draft: sampleDraft({
      schedule: { mode: 'instalments', percentage: '', amount: '', count: 4, dates: ['2026-06-01', '2026-06-11', '2026-06-21'] },
    }),
  },
};

export const Exempt: Story = { args: { quote: quotes.exempt, draft: sampleDraft({ lines: [taxi] }) } };

export const ThirtyLines: Story = { args: { draft: sampleDraft({ lines: thirtyLines }) } };

export const LongNames: Story = {
  args: {
    draft: sampleDraft({
      seller: { ...agency, name: '<b>Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft</b>' },
      buyer: { ...parent, name: 'Colegio Internacional Bilingüe Nuestra Señora de la Asunción y San Ildefonso de Toledo' },
    }),
  },
};

export const YenWithoutAQuote: Story = {
  args: {
    quote: null,
    catalogue: { ...sampleCatalogue, currency: 'JPY' },
    draft: sampleDraft({ lines: [{ ...taxi, unitAmount: '12500', vatPercentage: '10' }] }),
  },
};

export const NothingToBill: Story = { args: { quote: null } };

export const Errors: Story = {
  args: { onIssue: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Add line' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Issue' }));
    const [alert] = canvas.getAllByRole('alert');
    await expect(alert).toHaveTextContent('5 fields are missing or wrong.');
    await expect(args.onIssue).not.toHaveBeenCalled();
    const buyer = within(canvas.getByRole('group', { name: 'Bill to' }));
    await waitFor(() => expect(buyer.getByLabelText('Name')).toHaveFocus());
    await expect(buyer.getByLabelText('Name')).toHaveAccessibleDescription('Enter a name.');
  },
};

export const BelowZero: Story = {
  args: { quote: null, draft: sampleDraft({ lines: [voucher] }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/credit note/)).toBeVisible();
  },
};

export const PdfFails: Story = {
  args: { draft: sampleDraft(), pdfMaker: () => Promise.reject(new Error('no network')) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'PDF' }));
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.getAllByRole('alert').at(-1)).toHaveTextContent('no network');
  },
};

export const Narrow: Story = {
  args: { draft: sampleDraft({ lines: [taxi] }) },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 288 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('article')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Preview' }));
    await expect(canvas.getByRole('article', { name: 'Invoice 2026-0042' })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
