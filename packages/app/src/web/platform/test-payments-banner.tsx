// A banner on all pages of a public site with test payments only, so that nobody takes it for the real one.

import { useTranslations } from '#web/ui/text/translations.ts';
import { areTestPaymentsShown } from './product.ts';
import classes from './test-payments-banner.module.css';

export function TestPaymentsBanner() {
  const words = useTranslations('common');
  if (!areTestPaymentsShown()) return null;
  return <aside className={classes['banner']}>{words('testPayments')}</aside>;
}
