import type { INestApplication } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { defaultCalendar, defaultCompany } from '@shlyah/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CalendarService } from '../modules/calendar';
import { CompanyService } from '../modules/company/company.service';
import { Clock } from '../platform/common/clock';
import { CONFIG, type Config } from '../platform/config/config';
import { API_VERSION, VERSION_HEADER } from '../platform/http/api-version';
import { SHARED } from '../platform/http/shared-answers';
import { complete } from './complete';
import { daysSinceWritten, withCurrentDates } from './current-dates';
import { eventCalls } from './event-calls';
import { errorTable } from './errors';
import { docsPage } from './page';
import { partFor } from './parts';

const LICENSE = 'Проприетарная';

const titleOf = (name: string): string => `${name}: доставка по Беларуси`;

const description = [
  'Заказ доставки по Беларуси: цена, заказы, контракт, пункты самовывоза.',
  '**Ключ API.** Программе (1С, CRM, магазину) дайте ключ из кабинета, раздел «Интеграции»: заголовок `Authorization: Bearer shl_live_…`. Что с ним можно, сказано у каждой операции. Незнакомые поля тела — 422. Прочитанное можно прислать назад: поля ответа о той же вещи, которых тело не знает (`id` места, `user`, `status`), не читаются.',
  '**Вход.** Люди входят: `POST /api/user/login` ставит cookie `sid`; присылайте её с каждым запросом.',
  '**Деньги** — числа в BYN, не больше двух знаков после точки. **Время** — `ГГГГ-ММ-ДД ЧЧ:ММ` по Минску; рядом, в поле с `Utc` на конце имени, то же по UTC в ISO 8601. **Телефоны** принимаются в любом написании.',
  '**Ошибки** одного вида: `{statusCode, code, message, errors?}`. `code` — для программ, `message` — для людей, `errors` — по полям.',
  `# Ошибки\n\n${errorTable()}`,
  '**Номер запроса.** Каждый ответ несёт заголовок `X-Request-Id`, тело ошибки повторяет его в поле `requestId`: назовите его, и мы найдём причину.',
  `**Версия.** Каждый ответ называет её заголовком \`${VERSION_HEADER}\`: день последнего выпуска API. Меняем мы его только дополнениями. Пришлёте этот заголовок сами — версия из будущего или старше 12 месяцев получит 400 \`bad_version\`.`,
  '**Повтор без дублей.** Заголовок `Idempotency-Key` у `POST /api/order` делает повтор безопасным.',
  '**Страницы.** Списки — по 20 строк: `?page=1` → `{data, page, pages, total}`.',
].join('\n\n');

/** The API's description; operationId is the handler's name and so the client's method and the frontend's action. */
export function buildDocument(app: INestApplication): OpenAPIObject {
  const config = new DocumentBuilder()
    .setTitle(titleOf(defaultCompany.name))
    .setDescription(description)
    .setVersion(API_VERSION)
    .setLicense(LICENSE, 'https://shlyah.by/about')
    .addServer('/')
    .addCookieAuth(
      'sid',
      { type: 'apiKey', in: 'cookie', name: 'sid', description: 'Сеанс: ставится входом' },
      'sid',
    )
    .addBearerAuth(
      {
        type: 'http',
        scheme: 'bearer',
        bearerFormat: 'shl_live_… или shl_test_…',
        description:
          'Ключ API: создаётся в кабинете, раздел «Интеграции». Что с ним можно, говорит право операции, x-key-scope',
      },
      'apiKey',
    )
    .addExtension('x-webhooks', eventCalls)
    .addTag('Session', 'Вход, регистрация, свои данные')
    .addTag('Security', 'Второй фактор, входы, личные данные')
    .addTag('Users', 'Пользователи и заявки на регистрацию')
    .addTag('Orders', 'Заказы')
    .addTag('Changes', 'Что изменилось: для открытых экранов')
    .addTag('Day', 'Рабочий день: что забрать и что доставить')
    .addTag('Months', 'Месяц по фирмам: что вручено и на какую сумму')
    .addTag('Acts', 'Акты и счета за месяц')
    .addTag('Payments', 'Оплаты, долги и акты сверки')
    .addTag('AddressBook', 'Адресная книга: получатели и места забора')
    .addTag('Registers', 'Реестры: заказы, которые сдают вместе')
    .addTag('Notes', 'Заметки сотрудников к заказам')
    .addTag('Runs', 'Рейсы: кто и когда везёт заказы')
    .addTag('Scans', 'Сканирование этикеток')
    .addTag('Proposals', 'Изменения заказа, о которых договариваются')
    .addTag('Notices', 'Кому, о чём и как сообщают')
    .addTag('Messages', 'Что отправлено и дошло ли')
    .addTag('Sandbox', 'Тестовые заказы')
    .addTag('Conformance', 'Проверка своей программы')
    .addTag('Keys', 'Ключи API')
    .addTag('Events', 'Лента событий')
    .addTag('Webhooks', 'Уведомления на ваш сервер')
    .addTag('Tracking', 'Отслеживание без входа')
    .addTag('Courier', 'Страница водителя: без входа, по пропуску рейса')
    .addTag('Contracts', 'Контракты')
    .addTag('Calculator', 'Тарифы и расчёт стоимости')
    .addTag('Points', 'Города, зоны и пункты самовывоза')
    .addTag('Documents', 'Договор и заявка')
    .addTag('Company', 'Данные компании')
    .addTag('Calendar', 'Дни доставки')
    .addTag('Journal', 'Журнал')
    .addTag('Files', 'Аватары и сканы')
    .addTag('Health', 'Состояние сервиса')
    .build();
  const described = SwaggerModule.createDocument(app, config, {
    operationIdFactory: (_controller, method) => method,
  });
  const document = complete(described);
  return sortKeys({ ...document, paths: sortKeys(document.paths) });
}

function sortKeys<T extends object>(value: T): T {
  const schemas = (value as { components?: { schemas?: object } }).components?.schemas;
  if (schemas) {
    const components = { ...(value as { components: object }).components, schemas: sortKeys(schemas) };
    return { ...value, components };
  }
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) as T;
}

/** Made at the first call and kept. */
function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

/** Made anew when it is asked for with other arguments than the last time. */
function lastMade<T extends unknown[], R>(make: (...given: T) => R): (...given: T) => R {
  let last: { key: string; made: R } | undefined;
  return (...given) => {
    const key = JSON.stringify(given.slice(1));
    if (last?.key !== key) last = { key, made: make(...given) };
    return last.made;
  };
}

/** Serves the description, whole and in parts, and the page that shows it. The company and the address are this site's. */
export function describeApi(app: NestFastifyApplication): void {
  const company = app.get(CompanyService);
  const calendars = app.get(CalendarService);
  const clock = app.get(Clock);
  const { publicUrl } = app.get<Config>(CONFIG);
  const server = app.getHttpAdapter().getInstance();
  const whole = once(() => buildDocument(app));
  // A program that reads its part elsewhere (Postman) needs the address of the server.
  const servers = [{ url: publicUrl.origin }];
  const documents = {
    'openapi.json': whole,
    'openapi.integrators.json': once(() => ({ ...partFor('integrators', whole()), servers })),
    'openapi.staff.json': once(() => partFor('staff', whole())),
  };
  for (const [file, documentOf] of Object.entries(documents)) {
    const dated = lastMade(withCurrentDates);
    server.get(`/api/${file}`, async (_request: FastifyRequest, reply: FastifyReply) => {
      // Served with the default data while the database is unavailable.
      const calendar = await calendars.read().catch(() => defaultCalendar);
      const document = dated(documentOf(), daysSinceWritten(clock.now()), calendar);
      const { name, legalName, email } = await company.current().catch(() => defaultCompany);
      const info = {
        ...document.info,
        title: titleOf(name),
        contact: { name: legalName, email, url: publicUrl.origin },
        license: { name: LICENSE, url: `${publicUrl.origin}/about` },
      };
      return reply
        .type('application/json; charset=utf-8')
        .header('Cache-Control', SHARED)
        .send(JSON.stringify({ ...document, info }));
    });
  }
  server.get('/api/docs', (_request: FastifyRequest, reply: FastifyReply) =>
    reply.type('text/html; charset=utf-8').header('Cache-Control', 'no-cache').send(docsPage),
  );
}
