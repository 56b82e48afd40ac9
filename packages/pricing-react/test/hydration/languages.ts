// Every language that is shipped.

import { de } from '@hosted-stay/pricing-react/locales/de';
import { en } from '@hosted-stay/pricing-react/locales/en';
import { es } from '@hosted-stay/pricing-react/locales/es';
import { fr } from '@hosted-stay/pricing-react/locales/fr';
import { it } from '@hosted-stay/pricing-react/locales/it';
import { ja } from '@hosted-stay/pricing-react/locales/ja';
import { ko } from '@hosted-stay/pricing-react/locales/ko';
import { zh } from '@hosted-stay/pricing-react/locales/zh';

export const LANGUAGES = [en, fr, es, it, de, ja, ko, zh];
