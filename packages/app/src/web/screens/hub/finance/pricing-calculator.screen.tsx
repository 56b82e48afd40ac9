// The pricing calculator, which is the invoice generator at its other URL.

import { Calculator } from '#web/features/calculator/calculator.tsx';
import { paths } from '#web/paths.ts';
import { useAddress } from '#web/router.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

export default function PricingCalculatorScreen() {
  const words = useTranslations('calculator');
  const titles = useTranslations('titles');
  const { pathname } = useAddress();
  return (
    <>
      <PageHeader title={titles('page.hubInvoiceGenerator')} description={words('description')} />
      <Calculator opensInvoice={pathname === paths.hubInvoiceGenerator()} />
    </>
  );
}
