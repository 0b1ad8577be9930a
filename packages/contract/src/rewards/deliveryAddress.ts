import { isPhilippineMobile } from '../values/philippineMobile.ts';
import { readAccountNumber, readMobile } from '../values/typedContact.ts';
import { readLine, readPersonName } from '../values/typedText.ts';

/** A delivery address in the Philippines (BEN-14). */
export const addressFields = ['receiver', 'mobile', 'province', 'city', 'barangay', 'zip', 'street'] as const;
export type AddressField = (typeof addressFields)[number];
export type DeliveryAddress = Record<AddressField, string>;

/** As written on parcels; includes Metro Manila, which is a region. */
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

/** Maximum characters of each field. */
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
  mobile: isPhilippineMobile,
  province: (text) => provinces.includes(text),
  city: (text) => text.length >= 2,
  barangay: (text) => text.length >= 1,
  zip: (text) => /^\d{4}$/.test(text),
  street: (text) => text.length >= 2,
};

/** 0917 000 0001, +63 917 000 0001 and 9170000001 are the same number. */
const nationalMobile = (typed: string): string => readMobile(typed).replace(/^(?:\+?63)?0?(?=[89])/, '');
const lineOf = (typed: string): string => readLine(typed).replace(/\s+/g, ' ');

/** Normalises each field (DEV-04). */
export const addressReaders: Readonly<Record<AddressField, (typed: string) => string>> = {
  receiver: readPersonName,
  mobile: nationalMobile,
  province: lineOf,
  city: lineOf,
  barangay: lineOf,
  zip: readAccountNumber,
  street: lineOf,
};

/** As the app sends it (DEV-04). */
export const trimmedAddress = (address: DeliveryAddress): DeliveryAddress =>
  Object.fromEntries(
    addressFields.map((field) => [field, addressReaders[field](address[field])]),
  ) as DeliveryAddress;

/** Invalid fields of a trimmed address, in the order of the form. */
export const unfitFields = (address: DeliveryAddress): AddressField[] =>
  addressFields.filter(
    (field) => address[field].length > mostOfAddress[field] || !isFit[field](address[field]),
  );
