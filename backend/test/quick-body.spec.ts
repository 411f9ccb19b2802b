import '../src/app.module';
import { LIMITS } from '@shlyah/domain';
import { validOrder, validPackage } from '@shlyah/domain/cases';
import { getMetadataStorage, Length, ValidateBy } from 'class-validator';
import fc from 'fast-check';
import { QuoteRequestDto } from '../src/calculator/dto/quote.dto';
import { OrdersQuery } from '../src/orders/dto/order-lists.dto';
import { CreateOrderDto, UpdateOrderDto } from '../src/orders/dto/write-order.dto';
import { FindCountryQuery } from '../src/points/dto/point.dto';
import { readBody, readSlowly } from '../src/shared/body.pipe';
import { TextField } from '../src/shared/fields';
import { readQuickly, UNSURE } from '../src/shared/quick-body';

type DtoClass = new () => object;

/** Every class with rules that the application has loaded. */
const { validationMetadatas } = getMetadataStorage() as unknown as {
  validationMetadatas: Map<unknown, unknown>;
};
const classes = [...validationMetadatas.keys()].filter((one): one is DtoClass => typeof one === 'function');

const namesOf = (dtoClass: DtoClass): string[] => [
  ...new Set(
    getMetadataStorage()
      .getTargetValidationMetadatas(dtoClass, '', false, false)
      .map(({ propertyName }) => propertyName),
  ),
];

const allNames = [...new Set(classes.flatMap(namesOf)), 'нет такого', 'toString'];

/** What programs send, and what they should not; many of the values are right for some field. */
const plain = fc.constantFrom<unknown[]>(
  ...[null, '', ' ', 'да', ' текст ', 'я@дом.бел', 'a@b.by', 'x'.repeat(300), '80291234567', '12', '1,5'],
  ...['client', 'punkt', 'ur-lico', 'fiz-lico', 'standart', 'package', 'product', 'doc', 'sizes', 'volume'],
  ...['yes', 'no', 'week', 'period', 'customer', 'pending', 'ru', 'live', '2026-11-20', '2026-11-20 23:00'],
  ...[0, 1, 2, 3, 0.5, 12.345, -1, 1e12, LIMITS.id, true, false, 'true', '0', '12345678901234567890'],
  ...[{}, { id: 3 }, [], [1, 2], [[]], ['слово']],
);

const objectOf = (names: string[], value: fc.Arbitrary<unknown>): fc.Arbitrary<object> =>
  fc.dictionary(fc.constantFrom(...names), value, { maxKeys: 40, noNullPrototype: true });

/** Bodies with names of the class, often whole lists of parts in them. */
function bodiesOf(dtoClass: DtoClass): fc.Arbitrary<object> {
  const part = objectOf(allNames, plain);
  const value = fc.oneof({ weight: 5, arbitrary: plain }, part, fc.array(part, { maxLength: 3 }));
  return objectOf(namesOf(dtoClass), value);
}

const copy = (body: object): object => structuredClone(body);

const isRead = (dtoClass: DtoClass, body: object): boolean =>
  readQuickly(dtoClass, copy(body), false) !== UNSURE;

describe('A body that is read quickly', () => {
  it.each(classes.map((one) => [one.name, one] as const))(
    'is what the libraries make of it, or is left to them: %s',
    async (_, dtoClass) => {
      const same = async (body: object, strict: boolean): Promise<void> => {
        if (readQuickly(dtoClass, copy(body), strict) === UNSURE) return;
        const slow = await readSlowly(dtoClass, copy(body), strict);
        expect(await readBody(dtoClass, copy(body), strict)).toStrictEqual({ dto: slow.dto, shape: {} });
        expect(slow.shape).toEqual({});
      };
      await fc.assert(fc.asyncProperty(bodiesOf(dtoClass), fc.boolean(), same), { numRuns: 50 });
    },
  );

  it('is left to the libraries where they have a rule that is not known here', () => {
    class Half {
      @Length(3)
      @TextField({ max: 9, description: '' })
      word?: string | null;
    }
    expect(isRead(Half, { word: 'слово' })).toBe(false);
    // A rule of the class below stands instead of the one above.
    class Short {
      @TextField({ max: 9, description: '' })
      word?: string | null;
    }
    class Shorter extends Short {
      @ValidateBy({ name: 'short', validator: { validate: (word) => String(word).length < 3 } })
      declare word?: string | null;
    }
    expect([Short, Shorter].map((one) => isRead(one, { word: 'слово' }))).toEqual([true, false]);
  });

  it.each([
    ['an order', CreateOrderDto, { ...validOrder, packages: [validPackage] }],
    ['a change of it', UpdateOrderDto, { id: 3, version: 1, status: 2, packages: [validPackage] }],
    ['a quote', QuoteRequestDto, { cityId: 3, packages: [validPackage] }],
    ['what is looked for', FindCountryQuery, { query: 'гом' }],
    ['a page', OrdersQuery, { page: '2', filter: { state: '1' } }],
  ])('is %s', (_, dtoClass, body) => expect(isRead(dtoClass, body)).toBe(true));
});
