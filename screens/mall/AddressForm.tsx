import { ChevronDown, CircleAlert } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '#screens/ui/Field.tsx';
import { type AddressField, mostOfAddress, provinces } from '#services/contract/deliveryAddress.ts';
import styles from './Mall.module.css';
import type { Redeeming } from './useRedeem.ts';

interface AddressFormProps {
  redeeming: Redeeming;
  /** By which the button below it sends it. */
  formId: string;
  addressDays: number;
}

/** Where a piece is sent to, as a courier in the Philippines reads it. */
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
    error: errorOf(name),
    readOnly: isFixed,
    // A number may be typed with its country and gaps.
    maxLength: name === 'mobile' ? 20 : mostOfAddress[name],
    'aria-required': true,
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
      <h3 id={headingId} className={styles.formTitle}>
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
      <p className={styles.privacy}>
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
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
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
