import { validOrder } from '@shlyah/domain/cases';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();

const registration = {
  isLegalEntity: true,
  organization: 'ООО «Путь»',
  Unp: '191111111',
  name: 'Ирина Голуб',
  phone: '80291234567',
  email: ' Golub@Example.BY ',
  password: 'parol-golub-1',
};

describe('the main job', () => {
  it('a firm registers, is confirmed, orders, and sees the price that the manager sets', async () => {
    const firm = test.visitor();
    const registered = await firm.post('/api/user/register', { body: registration });
    expect(registered.status).toBe(201);
    expect(registered.body.data).toMatchObject({
      status: 'pending',
      email: 'golub@example.by',
      phone: '+375 (29) 12-34-567',
    });
    expect((await firm.get('/api/order')).status).toBe(403);

    const manager = await test.as('manager');
    const requests = await manager.get('/api/users/unproved');
    const { id } = registered.body.data as { id: number };
    expect(requests.body.data.map((request: { id: number }) => request.id)).toContain(id);
    expect((await manager.post('/api/users/confirmRegistration', { body: { id } })).body.status).toBe(
      'confirmed',
    );

    const found = await firm.get('/api/findCountry', { query: { query: 'гом' } });
    const gomel = found.body[0] as { id: number };
    const packages = [
      { type: 'package', calculationType: 'sizes', length: 30, width: 20, height: 10, weight: 3 },
    ];
    const quote = await firm.post('/api/calculator/quote', { body: { cityId: gomel.id, packages } });
    expect(quote.body.total).toBe(38);

    const created = await firm.post('/api/order', {
      body: {
        delivery: 'client',
        address: 'Минск',
        addressId: 6,
        street: 'ул. Немига',
        house: '5',
        reciverType: 'fiz-lico',
        name: 'Пётр Ёлкин',
        reciverPhone: '+375 29 765-43-21',
        deliveryAddress: 'client',
        reciverAddress: 'Гомель',
        reciverAddressId: gomel.id,
        reciverStreet: 'ул. Советская',
        reciverHouse: '12',
        tarif: 'standart',
        deliveryDate: validOrder.deliveryDate,
        packages,
      },
    });
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({ price: -1, status: { name: 'Новая' }, estimate: { total: 38 } });

    const edited = await manager.put('/api/order', {
      body: { id: created.body.id, version: created.body.version, price: 41.5, status: 2 },
    });
    expect(edited.status).toBe(200);

    const seen = await firm.get('/api/order/single', { query: { id: created.body.id } });
    expect(seen.body).toMatchObject({ price: 41.5, status: { name: 'Принята' }, version: 2 });
    const history = await firm.get('/api/order/history', { query: { id: created.body.id } });
    expect(
      history.body.map(({ field, to }: { field: string; to: string }) => `${field}: ${to}`).sort(),
    ).toEqual(['price: 41.50\u00a0р', 'status: Новая', 'status: Принята']);
  });
});
