// The baseline of bench/stock.mjs: NestJS with Fastify and TypeORM as their documentation shows them, on the same tables.
// No access rules, history or search.  node stock-server.mjs <database URL> <port>
import 'reflect-metadata';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { Controller, Get, Module, Query } = require('@nestjs/common');
const { NestFactory } = require('@nestjs/core');
const { FastifyAdapter } = require('@nestjs/platform-fastify');
const built = (path) => require(`../../dist/${path}.js`);

const [url, port] = process.argv.slice(2);
// Entities take the types of their columns from the engine of this URL while they load.
process.env.DATABASE_URL = url;
const { readConfig } = built('platform/config/config');
const { buildWriter } = built('storage/data-source');
const { Order } = built('modules/orders/model/order.entity');
const { OrderItem } = built('modules/orders/model/order-item.entity');
const source = await buildWriter(readConfig({ DATABASE_URL: url }).database).initialize();

const withItems = () =>
  source
    .getRepository(Order)
    .createQueryBuilder('o')
    .leftJoinAndMapMany('o.items', OrderItem, 'i', 'i.orderId = o.id');

class Orders {
  async list(page = 1) {
    const query = withItems().where('o.id > 0').orderBy('o.id', 'DESC');
    const [items, total] = await query
      .skip(20 * (page - 1))
      .take(20)
      .getManyAndCount();
    return { items, total };
  }

  one(id) {
    return withItems().where('o.id = :id', { id }).getOne();
  }
}

const decorate = (method, decorators) =>
  Reflect.decorate(
    decorators,
    Orders.prototype,
    method,
    Object.getOwnPropertyDescriptor(Orders.prototype, method),
  );
decorate('list', [Get()]);
decorate('one', [Get('single')]);
Query('page')(Orders.prototype, 'list', 0);
Query('id')(Orders.prototype, 'one', 0);
Controller('api/order')(Orders);

class StockModule {}
Module({ controllers: [Orders] })(StockModule);

const app = await NestFactory.create(StockModule, new FastifyAdapter(), { logger: ['error'] });
await app.listen(Number(port), '127.0.0.1');
console.log('ready');
