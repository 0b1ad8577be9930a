import { useTranslation } from 'react-i18next';
import type { FormField } from './registrationFields.ts';

/** Product names are the same in every language. */
const products = {
  qqNum: 'QQ',
  facebook: 'Facebook',
  wechat: 'WeChat',
  line: 'LINE',
  whatsapp: 'WhatsApp',
  zalo: 'Zalo',
} as const;
type Product = keyof typeof products;

const isProduct = (field: string): field is Product => Object.hasOwn(products, field);

export function useFieldLabel() {
  const { t } = useTranslation();
  return (field: FormField | 'countryDialingCode'): string => {
    if (field === 'countryDialingCode') return t('login.dialingCode');
    return isProduct(field) ? products[field] : t(`registration.field.${field}`);
  };
}
