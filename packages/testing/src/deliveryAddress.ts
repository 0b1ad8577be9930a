import type { DeliveryAddress } from '@araw/contract/rewards/deliveryAddress';

/** Valid, in the form that is sent. */
export const deliveryAddress: DeliveryAddress = {
  receiver: 'Maria Santos',
  mobile: '9170000001',
  province: 'Cebu',
  city: 'Mandaue',
  barangay: 'Banilad',
  zip: '6014',
  street: '14 Acacia Street',
};
