// The editor of discount rules with its preview, and hints that follow what is typed; before axe.

import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { tripTypeBody } from '#contract/pricing/configuration.shapes.ts';
import { listAxeFaults } from '#web/testing/axe.ts';
import { show } from '#web/testing/render.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { DiscountEditor } from './discount-editor.tsx';
import { DiscountPreview } from './discount-preview.tsx';

const words = ['pricing', 'form', 'validation'] as const;
const send = vi.fn(async (_: unknown) => {});
beforeEach(() => send.mockClear());

function Editor() {
  const form = useForm({ shape: tripTypeBody, initial: { name: 'Summer', active: true, discounts: [] }, send });
  return (
    <Form form={form} label="Rules">
      <DiscountEditor form={form} />
      <SubmitButton form={form}>Save</SubmitButton>
    </Form>
  );
}

test('rules are added, moved and taken out; one without code applies by itself or is refused', async () => {
  await show(<Editor />, { words });
  await page.getByRole('button', { name: 'Add rule' }).click();
  await page.getByRole('button', { name: 'Add rule' }).click();
  const second = page.getByRole('group', { name: 'Rule 2' });
  await second.getByLabelText('Minimum quantity').fill('14');
  await second.getByLabelText('Discount on customer commission').fill('2.5');
  await second.getByLabelText('Apply automatically').click();
  expect(await listAxeFaults()).toEqual([]);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^1 field needs your attention:/);
  expect(send).not.toHaveBeenCalled();
  await second.getByRole('textbox', { name: 'Code' }).fill('SUMMER');
  await page.getByRole('button', { name: 'Move rule 2 up' }).click();
  await page.getByRole('button', { name: 'Delete rule 2' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await vi.waitFor(() => expect(send).toHaveBeenCalledOnce());
  const rule = { minQuantity: 14, required: false, code: 'SUMMER', demandDiscount: '2.5', supplyDiscount: '0' };
  expect(send).toHaveBeenCalledWith({ name: 'Summer', active: true, discounts: [rule] });
});

test('the preview follows the example, for no code and each code', async () => {
  const rule = { minQuantity: 7, required: true, code: null, demandDiscount: '10', supplyDiscount: '0' };
  const code = { minQuantity: 0, required: false, code: 'SUMMER', demandDiscount: '5', supplyDiscount: '2' };
  await show(<DiscountPreview rules={[rule, code]} currency="EUR" />, { words });
  await page.getByRole('spinbutton', { name: 'Nights' }).fill('7');
  const rows = () =>
    page
      .getByRole('row')
      .elements()
      .slice(1)
      .map((row) => row.textContent);
  await expect.poll(rows).toEqual(['No code€777.78€97.22 less€630.00€147.78', 'SUMMER€736.84€138.16 less€616.00€14.00 less€120.84']);
  expect(await listAxeFaults()).toEqual([]);
  await page.getByLabelText('Provider rate per night').fill('a lot');
  await expect.element(page.getByText('Complete the rules and amounts to see an example.')).toBeVisible();
});
