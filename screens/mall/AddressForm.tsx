import { ChevronDown, CircleAlert } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '#screens/ui/Field.tsx';
import {
  type AddressField,
  addressReaders,
  mostOfAddress,
  provinces,
} from '@araw/contract/rewards/deliveryAddress';
import styles from './Mall.module.css';
import type { Redeeming } from './useRedeem.ts';
import typography from '#screens/ui/typography.module.css';
import layout from '#screens/ui/layout/layout.module.css';

interface AddressFormProps {
  redeeming: Redeeming;
  /** Lets the button below the form submit it. */
  formId: string;
  addressDays: number;
}

/** The delivery address, as couriers in the Philippines expect it. */
export function AddressForm({ redeeming, formId, addressDays }: AddressFormProps) {
  const { t } = useTranslation();
  const headingId = useId();
  const { snapshot, address } = redeeming;
  const isFixed = !snapshot.hasTag('canRedeem');
  const errorOf = (field: AddressField) =>
    snapshot.context.unfit.includes(field) ? t(`mall.address.unfit.${field}`) : null;
  const field = (name: AddressField): ComponentProps<typeof Field> => ({
    ref: redeeming.hold(name),
    name,
    label: t(`mall.address.${name}`),
    value: address[name],
    read: addressReaders[name],
    error: errorOf(name),
    readOnly: isFixed,
    // A number may be typed with its country code and spaces.
    maxLength: name === 'mobile' ? 20 : mostOfAddress[name],
    'aria-required': true,
    enterKeyHint: name === 'street' ? 'go' : 'next',
    onChange: ({ target }) => redeeming.type(name, target.value),
  });
  return (
    <form
      id={formId}
      noValidate
      className={styles.form}
      aria-labelledby={headingId}
      onSubmit={(event) => {
        event.preventDefault();
        redeeming.redeem();
      }}
    >
      <h3 id={headingId} className={typography.heading}>
        {t('mall.address.title')}
      </h3>
      <Field {...field('receiver')} autoComplete="name" />
      <Field
        {...field('mobile')}
        type="tel"
        inputMode="tel"
        dir="ltr"
        autoComplete="tel-national"
        start={<bdi dir="ltr">PH +63</bdi>}
      />
      <div className={styles.two}>
        <Province redeeming={redeeming} isFixed={isFixed} error={errorOf('province')} />
        <Field {...field('city')} autoComplete="address-level2" />
      </div>
      <div className={styles.two} data-look="zip">
        <Field {...field('barangay')} autoComplete="address-level3" />
        <Field {...field('zip')} inputMode="numeric" dir="ltr" autoComplete="postal-code" />
      </div>
      <Field {...field('street')} autoComplete="address-line1" placeholder={t('mall.address.example')} />
      <p className={typography.small}>
        {addressDays === 0
          ? t('mall.address.erasedAtOnce')
          : t('mall.address.erased', { count: addressDays })}
      </p>
    </form>
  );
}

interface ProvinceProps extends Pick<AddressFormProps, 'redeeming'> {
  isFixed: boolean;
  error: string | null;
}

function Province({ redeeming, isFixed, error }: ProvinceProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div className={layout.stack8}>
      <label className={typography.label} htmlFor={id}>
        {t('mall.address.province')}
      </label>
      <span className={styles.selectBox}>
        <select
          ref={redeeming.hold('province')}
          id={id}
          name="province"
          className={styles.select}
          value={redeeming.address.province}
          autoComplete="address-level1"
          aria-required
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={({ target }) => !isFixed && redeeming.type('province', target.value)}
        >
          <option value="">{t('mall.address.choose')}</option>
          {provinces.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </select>
        <ChevronDown size={18} aria-hidden />
      </span>
      {error && (
        <p id={`${id}-error`} role="alert" className={styles.error}>
          <CircleAlert size={16} aria-hidden />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
