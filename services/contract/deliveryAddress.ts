/** Where goods are sent to in the Philippines (BEN-14). */
export const addressFields = ['receiver', 'mobile', 'province', 'city', 'barangay', 'zip', 'street'] as const;
export type AddressField = (typeof addressFields)[number];
export type DeliveryAddress = Record<AddressField, string>;

/** As the provinces are written on a parcel, with the capital's region, which is none. */
export const provinces: readonly string[] = [
  'Abra',
  'Agusan del Norte',
  'Agusan del Sur',
  'Aklan',
  'Albay',
  'Antique',
  'Apayao',
  'Aurora',
  'Basilan',
  'Bataan',
  'Batanes',
  'Batangas',
  'Benguet',
  'Biliran',
  'Bohol',
  'Bukidnon',
  'Bulacan',
  'Cagayan',
  'Camarines Norte',
  'Camarines Sur',
  'Camiguin',
  'Capiz',
  'Catanduanes',
  'Cavite',
  'Cebu',
  'Cotabato',
  'Davao de Oro',
  'Davao del Norte',
  'Davao del Sur',
  'Davao Occidental',
  'Davao Oriental',
  'Dinagat Islands',
  'Eastern Samar',
  'Guimaras',
  'Ifugao',
  'Ilocos Norte',
  'Ilocos Sur',
  'Iloilo',
  'Isabela',
  'Kalinga',
  'La Union',
  'Laguna',
  'Lanao del Norte',
  'Lanao del Sur',
  'Leyte',
  'Maguindanao del Norte',
  'Maguindanao del Sur',
  'Marinduque',
  'Masbate',
  'Metro Manila',
  'Misamis Occidental',
  'Misamis Oriental',
  'Mountain Province',
  'Negros Occidental',
  'Negros Oriental',
  'Northern Samar',
  'Nueva Ecija',
  'Nueva Vizcaya',
  'Occidental Mindoro',
  'Oriental Mindoro',
  'Palawan',
  'Pampanga',
  'Pangasinan',
  'Quezon',
  'Quirino',
  'Rizal',
  'Romblon',
  'Samar',
  'Sarangani',
  'Siquijor',
  'Sorsogon',
  'South Cotabato',
  'Southern Leyte',
  'Sultan Kudarat',
  'Sulu',
  'Surigao del Norte',
  'Surigao del Sur',
  'Tarlac',
  'Tawi-Tawi',
  'Zambales',
  'Zamboanga del Norte',
  'Zamboanga del Sur',
  'Zamboanga Sibugay',
];

/** Characters of a field, at the most. */
export const mostOfAddress: Readonly<Record<AddressField, number>> = {
  receiver: 64,
  mobile: 10,
  province: 64,
  city: 64,
  barangay: 64,
  zip: 4,
  street: 128,
};

const isFit: Readonly<Record<AddressField, (text: string) => boolean>> = {
  receiver: (text) => text.length >= 2,
  // Without the country: every mobile number of the Philippines begins with 9.
  mobile: (text) => /^9\d{9}$/.test(text),
  province: (text) => provinces.includes(text),
  city: (text) => text.length >= 2,
  barangay: (text) => text.length >= 1,
  zip: (text) => /^\d{4}$/.test(text),
  street: (text) => text.length >= 2,
};

/** As it is sent: without what people type around it. */
export const trimmedAddress = (address: DeliveryAddress): DeliveryAddress =>
  Object.fromEntries(
    addressFields.map((field) => [
      field,
      field === 'mobile' ? nationalMobile(address.mobile) : address[field].trim().replace(/\s+/g, ' '),
    ]),
  ) as DeliveryAddress;

/** 0917 000 0001, +63 917 000 0001 and 9170000001 are one number. */
const nationalMobile = (typed: string): string =>
  typed.replace(/[\s()-]/g, '').replace(/^(\+?63|0)(?=9)/, '');

/** The fields of a trimmed address that nothing can be sent to, in the order of the form. */
export const unfitFields = (address: DeliveryAddress): AddressField[] =>
  addressFields.filter(
    (field) => address[field].length > mostOfAddress[field] || !isFit[field](address[field]),
  );
