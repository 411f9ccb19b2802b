interface GoldenCargo {
  name: string;
  city: string;
  cityId: number;
  fragile: boolean;
  packages: object[];
  /** BYN, as docs/contract.md#price-examples states it. */
  total: number;
}

const box = { type: 'package', calculationType: 'sizes', length: 30, width: 20, height: 10, weight: 3 };
const toGomel = { city: 'Гомель', cityId: 3, fragile: false };

/** The contract's published prices. */
export const goldenCargo: GoldenCargo[] = [
  { ...toGomel, name: '30×20×10 cm, 3 kg', packages: [box], total: 38 },
  { ...toGomel, name: 'the same, 24.9 kg', packages: [{ ...box, weight: 24.9 }], total: 64.6 },
  {
    ...toGomel,
    name: '50×50×50 cm, 25 kg',
    packages: [{ ...box, length: 50, width: 50, height: 50, weight: 25 }],
    total: 58.73,
  },
  {
    ...toGomel,
    name: '0.1 m³, 0.1 kg',
    packages: [{ type: 'package', calculationType: 'volume', volume: 0.1, weight: 0.1 }],
    total: 64.6,
  },
  {
    ...toGomel,
    name: 'a product, 7 × 1.35 kg',
    packages: [{ type: 'product', count: 7, weight: 1.35 }],
    total: 45.6,
  },
  { ...toGomel, name: 'a document', packages: [{ type: 'doc' }], total: 14 },
  {
    city: 'Минск',
    cityId: 6,
    fragile: true,
    name: 'to Минск: a parcel and a document, fragile',
    packages: [box, { type: 'doc' }],
    total: 28,
  },
];
