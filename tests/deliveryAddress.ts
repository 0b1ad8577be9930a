import type { DeliveryAddress } from '#services/contract/deliveryAddress.ts';

/** One that fits, as it is sent. */
export const deliveryAddress: DeliveryAddress = {
  receiver: 'Maria Santos',
  mobile: '9170000001',
  province: 'Cebu',
  city: 'Mandaue',
  barangay: 'Banilad',
  zip: '6014',
  street: '14 Acacia Street',
};
