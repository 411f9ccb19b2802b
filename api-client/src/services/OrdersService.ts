/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { BatchDto } from '../models/BatchDto';
import type { BatchResultDto } from '../models/BatchResultDto';
import type { BulkResultDto } from '../models/BulkResultDto';
import type { BulkTakenBackDto } from '../models/BulkTakenBackDto';
import type { CanceledImportDto } from '../models/CanceledImportDto';
import type { CancelImportDto } from '../models/CancelImportDto';
import type { CancelOrderDto } from '../models/CancelOrderDto';
import type { CorrectOrderDto } from '../models/CorrectOrderDto';
import type { CreateOrderDto } from '../models/CreateOrderDto';
import type { DeletedOrderPage } from '../models/DeletedOrderPage';
import type { ExportFormat } from '../models/ExportFormat';
import type { HeldOrderPage } from '../models/HeldOrderPage';
import type { ImportForm } from '../models/ImportForm';
import type { ImportPreviewDto } from '../models/ImportPreviewDto';
import type { ImportResultForm } from '../models/ImportResultForm';
import type { NeighboursDto } from '../models/NeighboursDto';
import type { OrderBulkDto } from '../models/OrderBulkDto';
import type { OrderCountersDto } from '../models/OrderCountersDto';
import type { OrderDto } from '../models/OrderDto';
import type { OrderEventDto } from '../models/OrderEventDto';
import type { OrderFilterDto } from '../models/OrderFilterDto';
import type { OrderHandoverDto } from '../models/OrderHandoverDto';
import type { OrderMessageDto } from '../models/OrderMessageDto';
import type { OrderOfImportDto } from '../models/OrderOfImportDto';
import type { OrderPage } from '../models/OrderPage';
import type { ReturnCargoDto } from '../models/ReturnCargoDto';
import type { ReturnedDto } from '../models/ReturnedDto';
import type { ReturnTtnDto } from '../models/ReturnTtnDto';
import type { StatusesDto } from '../models/StatusesDto';
import type { TtnClientPage } from '../models/TtnClientPage';
import type { TtnReturnPage } from '../models/TtnReturnPage';
import type { UpdateOrderDto } from '../models/UpdateOrderDto';
import type { UpdateOrdersDto } from '../models/UpdateOrdersDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import { OpenAPI } from '../core/OpenAPI';
import { request as __request } from '../core/request';
export class OrdersService {
    /**
     * Изменение статуса многих заказов
     * Каким заказам поставили статус, какой был раньше и что с ними стало. Хранится 90 дней.
     *
     * Кто может: менеджер, администратор.
     * @returns OrderBulkDto Изменение статуса многих заказов
     * @throws ApiError
     */
    public static getOrderBulk({
        id,
    }: {
        /**
         * Номер изменения: из журнала или из истории заказа
         */
        id: number,
    }): CancelablePromise<OrderBulkDto> {
        return __request(OpenAPI, {
            method: 'GET',
            url: '/api/bulks/{id}',
            path: {
                'id': id,
            },
        });
    }
    /**
     * Вернуть прежние статусы
     * Каждому заказу, чей статус с тех пор не ставили снова, возвращается прежний, всем сразу или никому; цена, день и остальное не меняются. Вручение, записанное вместе со статусом, исправляется. О чём клиенту ещё не сообщили, не сообщается, остальным приходит сообщение об ошибке. Повтор ничего не меняет.
     *
     * Кто может: менеджер, администратор.
     * @returns BulkTakenBackDto Вернуть прежние статусы
     * @throws ApiError
     */
    public static takeBackOrderBulk({
        id,
    }: {
        /**
         * Номер изменения: из журнала или из истории заказа
         */
        id: number,
    }): CancelablePromise<BulkTakenBackDto> {
        return __request(OpenAPI, {
            method: 'POST',
            url: '/api/bulks/{id}/takeBack',
            path: {
                'id': id,
            },
        });
    }
    /**
     * Заказы
     * Сначала новые. Клиент видит только свои заказы. Поиск — по номеру (заказ с этим номером стоит первым), номеру у клиента, клиенту, телефону, УНП, получателю, его городу, улице и дому, ТТН, коду отслеживания. `externalId` — точный номер у вас, до 100 номеров: `externalId=A-17&externalId=A-18`. Читаете список целиком — присылайте в `before` поле `next` прошлого ответа: страницы по номеру (`page`) сдвигаются, когда заказ оформлен или удалён.
     *
     * Кто может: подтверждённый клиент, менеджер, администратор. В песочнице — и клиент, чья регистрация ждёт решения.
     *
     * С ключом API: право `orders:read` (свои заказы, их история и события).
     * @returns OrderPage Заказы
     * @throws ApiError
     */
    public static getOrders({
        search,
        user,
        externalId,
        page,
        perPage,
        before,
        filter,
    }: {
        /**
         * Что искать
         */
        search?: string | null,
        /**
         * Заказы этого клиента; клиент всегда видит только свои
         */
        user?: number | null,
        /**
         * Заказы ровно с этими вашими номерами
         */
        externalId?: Array<string> | null,
        /**
         * Страница, от 1; за последней страницей — пустые
         */
        page?: number | null,
        /**
         * Сколько заказов на странице, от 20 до 40; только для сотрудников. Не передано — 20
         */
        perPage?: number | null,
        /**
         * Заказы, которые стоят в списке за этим номером, вместо страницы: значение `next` прошлого ответа. Такой обход не пропустит заказ, даже если другие тем временем удалены
         */
        before?: number | null,
        /**
         * Фильтр: filter[status]=2&filter[dateType]=week
         */
        filter?: OrderFilterDto,
    }): CancelablePromise<OrderPage> {
        return __request(OpenAPI, {
            method: 'GET',
            url: '/api/order',
            query: {
                'search': search,
                'user': user,
                'externalId': externalId,
                'page': page,
                'perPage': perPage,
                'before': before,
                'filter': filter,
            },
        });
    }
    /**
     * Оформить заказ
     * Статус, состояние, цену (-1 — формируется) и расчёт ставит сервер. Груз тяжелее 50 кг принимается, его цена — по согласованию.
     *
     * Кто может: подтверждённый клиент. В песочнице — и клиент, чья регистрация ждёт решения.
     *
     * С ключом API: право `orders:create` (оформление и отмена заказов).
     * @returns OrderDto Оформить заказ
     * @throws ApiError
     */
    public static createOrder({
        requestBody,
        idempotencyKey,
    }: {
        requestBody: CreateOrderDto,
        /**
         * Ваш ключ этого запроса, до 200 символов. Повтор с тем же ключом и телом ничего не создаст второй раз: ответ — то, что создано, каким оно стало теперь, с заголовком Idempotency-Replayed: true. Живёт 7 дней
         */
        idempotencyKey?: string,
    }): CancelablePromise<OrderDto> {
        return __request(OpenAPI, {
            method: 'POST',
            url: '/api/order',
            headers: {
                'Idempotency-Key': idempotencyKey,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Изменить заказ
     * Нужна версия, которую вы читали. Поля, которых нет в запросе, не меняются; null очищает поле.
     *
     * Кто может: менеджер, администратор.
     * @returns OrderDto Изменить заказ
     * @throws ApiError
     */
    public static updateOrder({
        requestBody,
    }: {
        requestBody: UpdateOrderDto,
    }): CancelablePromise<OrderDto> {
        return __request(OpenAPI, {
            method: 'PUT',
            url: '/api/order',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Оформить до 100 заказов
     * Каждый заказ проверяется и оформляется сам по себе; ответ говорит о каждом. Считаются все, в лимит 120 заказов в минуту (у строк файла в кабинете — 2000) пакет входит целиком: не хватает места — 429 без единого заказа, а через `Retry-After` секунд место есть. Повтор с тем же Idempotency-Key не создаст ни одного второй раз.
     *
     * Кто может: подтверждённый клиент. В песочнице — и клиент, чья регистрация ждёт решения.
     *
     * С ключом API: право `orders:create` (оформление и отмена заказов).
     * @returns BatchResultDto Оформить до 100 заказов
     * @throws ApiError
     */
    public static createOrders({
        requestBody,
        idempotencyKey,
    }: {
        requestBody: BatchDto,
        /**
         * Ваш ключ этого запроса, до 200 символов. Повтор с тем же ключом и телом ничего не создаст второй раз: ответ — то, что создано, каким оно стало теперь, с заголовком Idempotency-Replayed: true. Живёт 7 дней
         */
        idempotencyKey?: string,
    }): CancelablePromise<Array<BatchResultDto>> {
        return __request(OpenAPI, {
            method: 'POST',
            url: '/api/order/batch',
            headers: {
                'Idempotency-Key': idempotencyKey,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Изменить статус или цену многих заказов
     * Каждый заказ меняется сам по себе; ответ говорит о каждом.
     *
     * Кто может: менеджер, администратор.
     * @returns BulkResultDto Изменить статус или цену многих заказов
     * @throws ApiError
     */
    public static updateOrders({
        requestBody,
    }: {
        requestBody: UpdateOrdersDto,
    }): CancelablePromise<Array<BulkResultDto>> {
        return __request(OpenAPI, {
            method: 'POST',
            url: '/api/order/bulk',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Отменить свой заказ
     * Пока статус «Новая» или «Принята». Назовите id или externalId; если названы оба, это должен быть один заказ. Отменённый заказ можно отменять снова: ответ тот же.
     *
     * Кто может: подтверждённый клиент. В песочнице — и клиент, чья регистрация ждёт решения.
     *
     * С ключом API: право `orders:create` (оформление и отмена заказов).
     * @returns OrderDto Отменить свой заказ
     * @throws ApiError
     */
    public static cancelOrder({
        requestBody,
    }: {
        requestBody: CancelOrderDto,
    }): CancelablePromise<OrderDto> {
        return __request(OpenAPI, {
            method: 'POST',
            url: '/api/order/cancel',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Исправить телефон, комментарии и SMS в новом заказе
     * Своём и пока статус «Новая»: менеджера ждать не нужно. Потом изменения предлагают (`createProposal`). Нужна версия, которую вы читали.
     *
     * Кто может: подтверждённый клиент. В песочнице — и клиент, чья регистрация ждёт решения.
     * @returns OrderDto Исправить телефон, комментарии и SMS в новом заказе
     * @throws ApiError
     */
    public static correctOrder({
        requestBody,
    }: {
        requestBody: CorrectOrderDto,
    }): CancelablePromise<OrderDto> {
        return __request(OpenAPI, {
            method: 'PUT',
            url: '/api/order/correct',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Сколько заказов в быстрых выборках
     * Кто может: менеджер, администратор.
     * @returns OrderCountersDto Сколько заказов в быстрых выборках
     * @throws ApiError
     */
    public static getOrderCounters(): CancelablePromise<OrderCountersDto> {
        return __request(OpenAPI, {
            method: 'GET',
            url: '/api/order/counters',
        });
    }
    /**
     * Удалённые заказы, которые можно вернуть
     * Сначала удалённые позже. Заказ хранится 30 дней после удаления.
     *
     * Кто может: менеджер, администратор.
     * @returns DeletedOrderPage Удалённые заказы, которые можно вернуть
     * @throws ApiError
     */
    public static getDeletedOrders({
        page,
    }: {
        /**
         * Страница, от 1; за последней страницей — пустые
         */
        page?: number | null,
    }): CancelablePromise<DeletedOrderPage> {
        return __request(OpenAPI, {
            method: 'GET',
            url: '/api/order/deleted',
            query: {
                'page': page,
            },
        });
    }
    /**
     * Заказы файлом .xlsx или .csv
     * Те же заказы и в том же порядке, что в `getOrders` с теми же поиском и фильтром, или выбранные (`ids`). До 100 000 заказов; у одного клиента — один файл одновременно, 60 в час. CSV — в UTF-8 с меткой (BOM), разделитель — точка с запятой. Файл составляется, пока вы его получаете: оборвавшаяся загрузка — не весь файл, повторите. Выгрузка записывается в журнал и видна в «Моих данных».
     *
     * Кто может: подтверждённый клиент, менеджер, администратор. В песочнице — и клиент, чья регистрация ждёт решения.
     *
     * С ключом API: право `orders:read` (свои заказы, их история и события).
     * @returns binary Заказы файлом .xlsx или .csv
     * @throws ApiError
     */
    public static exportOrders({
        format,
        search,
        user,
        externalId,
        ids,
        range,
        filter,
    }: {
        /**
         * Вид файла: книга Excel (xlsx) или текст с разделителями (csv)
         */
        format: ExportFormat,
        /**
         * Что искать
         */
        search?: string | null,
        /**
         * Заказы этого клиента; клиент всегда видит только свои
         */
        user?: number | null,
        /**
         * Заказы ровно с этими вашими номерами
         */
        externalId?: Array<string> | null,
        /**
         * Только эти заказы, до 100: ids=125&ids=126 или ids=125,126; поиск и фильтр тогда ничего не меняют
         */
        ids?: Array<number> | null,
        /**
         * Вместо номеров: заказы с номерами подряд, всего до 1000: range=1201-1350&range=1352 или range=1201-1350,1352
         */
        range?: Array<string> | null,
        /**
         * Фильтр: filter[status]=2&filter[dateType]=week
         */
        filter?: OrderFilterDto,
    }): CancelablePromise<Blob> {
        return __request(OpenAPI, {
            method: 'GET',
            url: '/api/order/export',
            query: {
                'search': search,
                'user': user,
                'externalId': externalId,
                'ids': ids,
                'range': range,
                'format': format,
                'filter': filter,
            },
        });
    }
    /**
     * История заказа
     * Сначала новое. Клиент видит изменения статуса и цены без имён сотрудников. Назовите заказ: `id` — наш номер или `externalId` — ваш; если названы оба, это должен быть один заказ.
     *
     * Кто может: подтверждённый клиент, менеджер, администратор. В песочнице — и клиент, чья регистрация ждёт решения.
     *
     * С ключом API: право `orders:read` (свои заказы, их история и события).
     * @returns OrderEventDto История заказа
     * @throws ApiError
     */
    public static getOrderHistory({
        id,
        externalId,
    }: {
        /**
         * Номер заказа; у тестового — отрицательный
         */
        id?: number | null,
        /**
         * Ваш номер заказа вместо нашего; если названы оба, это должен быть один заказ
         */
        externalId?: string | null,
    }): CancelablePromise<Array<OrderEventDto>> {
        return __request(OpenAPI, {
            method: 'GET',
            url: '/api/order/history',
            query: {
                'id': id,
                'externalId': externalId,
            },
        });
    }
    /**
     * Прочитать заказы из таблицы
     * Ничего не оформляет и не хранит: отвечает, какими строки файла станут заказами и что в них исправить. Столбцы узнаются по заголовкам в любом порядке, вместе с единицами; строки с одним вашим номером — места одного заказа. Оформляет их `POST /api/order/batch`. До 20 000 строк за десять минут.
     *
     * Кто может: подтверждённый клиент. В песочнице — и клиент, чья регистрация ждёт решения.
     *
     * С ключом API: право `orders:create` (оформление и отмена заказов).
     * @returns ImportPreviewDto Прочитать заказы из таблицы
     * @throws ApiError
     */
    public static importOrders({
        formData,
    }: {
        formData: ImportForm,
    }): CancelablePromise<ImportPreviewDto> {
        return __request(OpenAPI, {
            method: 'POST',
            url: '/api/order/import',
            formData: formData,
            mediaType: 'multipart/form-data',
        });
    }
    /**
     * Отменить всю загрузку
     * Отменяет разом, все или ни одного, заказы с этим `importId`, у которых ещё статус «Новая»; остальные ответ называет в `left`. Клиенту приходит одно письмо. Отменённые отдают строки файла (`prints`) и ваши номера: исправленные строки можно оформить снова, а прежний номер остаётся в истории заказа и в событии `order.canceled`. Повтор безвреден.
     *
     * Кто может: подтверждённый клиент. В песочнице — и клиент, чья регистрация ждёт решения.
     *
     * С ключом API: право `orders:create` (оформление и отмена заказов).
     * @returns CanceledImportDto Отменить всю загрузку
     * @throws ApiError
     */
    public static cancelImport({
        requestBody,
    }: {
        requestBody: CancelImportDto,
    }): CancelablePromise<CanceledImportDto> {
        return __request(OpenAPI, {
            method: 'POST',
            url: '/api/order/import/cancel',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Строки таблицы, которые нужно исправить, .xlsx
     * Столбцы — как в присланном файле, последний — «Что исправить». Строк, по которым заказы уже есть, в нём нет.
     *
     * Кто может: подтверждённый клиент. В песочнице — и клиент, чья регистрация ждёт решения.
     *
     * С ключом API: право `orders:create` (оформление и отмена заказов).
     * @returns binary Строки таблицы, которые нужно исправить, .xlsx
     * @throws ApiError
     */
    public static getImportFaults({
        formData,
    }: {
        formData: ImportForm,
    }): CancelablePromise<Blob> {
        return __request(OpenAPI, {
            method: 'POST',
            url: '/api/order/import/faults',
            formData: formData,
            mediaType: 'multipart/form-data',
        });
    }
    /**
     * Заказы одной загрузки
     * Кроме отменённых: с каким статусом они сейчас. Те, у которых ещё «Новая», отменит `POST /api/order/import/cancel`. До 1000 заказов.
     *
     * Кто может: подтверждённый клиент. В песочнице — и клиент, чья регистрация ждёт решения.
     *
     * С ключом API: право `orders:read` (свои заказы, их история и события).
     * @returns OrderOfImportDto Заказы одной загрузки
     * @throws ApiError
     */
    public static getImportedOrders({
        importId,
    }: {
        /**
         * Имя загрузки: `importId` её пакетов
         */
        importId: string,
    }): CancelablePromise<Array<OrderOfImportDto>> {
        return __request(OpenAPI, {
            method: 'GET',
            url: '/api/order/import/orders',
            query: {
                'importId': importId,
            },
        });
    }
    /**
     * Таблица с номерами её заказов, .xlsx
     * Столбцы — как в присланном файле, за ними номер заказа, цена, ссылка для отслеживания и что исправить в строках, по которым заказа нет.
     *
     * Кто может: подтверждённый клиент. В песочнице — и клиент, чья регистрация ждёт решения.
     *
     * С ключом API: право `orders:create` (оформление и отмена заказов).
     * @returns binary Таблица с номерами её заказов, .xlsx
     * @throws ApiError
     */
    public static getImportResult({
        formData,
    }: {
        formData: ImportResultForm,
    }): CancelablePromise<Blob> {
        return __request(OpenAPI, {
            method: 'POST',
            url: '/api/order/import/result',
            formData: formData,
            mediaType: 'multipart/form-data',
        });
    }
    /**
     * Шаблон таблицы заказов, .xlsx
     * Столбцы с подсказками и примером, на других листах — города и пункты выдачи.
     *
     * Кто может: подтверждённый клиент. В песочнице — и клиент, чья регистрация ждёт решения.
     *
     * С ключом API: право `orders:create` (оформление и отмена заказов).
     * @returns binary Шаблон таблицы заказов, .xlsx
     * @throws ApiError
     */
    public static getImportTemplate(): CancelablePromise<Blob> {
        return __request(OpenAPI, {
            method: 'GET',
            url: '/api/order/import/template',
        });
    }
    /**
     * Недоставленный груз, который ещё не вернули
     * Заказы со статусами «Не доставлена» и «Возврат». Сначала те, что хранятся дольше.
     *
     * Кто может: менеджер, администратор.
     * @returns HeldOrderPage Недоставленный груз, который ещё не вернули
     * @throws ApiError
     */
    public static getHeldOrders({
        page,
    }: {
        /**
         * Страница, от 1; за последней страницей — пустые
         */
        page?: number | null,
    }): CancelablePromise<HeldOrderPage> {
        return __request(OpenAPI, {
            method: 'GET',
            url: '/api/order/returns/cargo',
            query: {
                'page': page,
            },
        });
    }
    /**
     * Отметить, что груз вернули
     * Все заказы или ни одного. Повтор безвреден: `changed` говорит, изменилось ли что-то, `backBy` — кто отметил. Отметка видна в истории заказа.
     *
     * Кто может: менеджер, администратор.
     * @returns ReturnedDto Отметить, что груз вернули
     * @throws ApiError
     */
    public static returnCargo({
        requestBody,
    }: {
        requestBody: ReturnCargoDto,
    }): CancelablePromise<Array<ReturnedDto>> {
        return __request(OpenAPI, {
            method: 'POST',
            url: '/api/order/returns/cargo',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Клиенты, которым ещё не вернулись ТТН
     * Сначала те, кто ждёт дольше.
     *
     * Кто может: менеджер, администратор.
     * @returns TtnClientPage Клиенты, которым ещё не вернулись ТТН
     * @throws ApiError
     */
    public static getTtnClients({
        page,
    }: {
        /**
         * Страница, от 1; за последней страницей — пустые
         */
        page?: number | null,
    }): CancelablePromise<TtnClientPage> {
        return __request(OpenAPI, {
            method: 'GET',
            url: '/api/order/returns/clients',
            query: {
                'page': page,
            },
        });
    }
    /**
     * ТТН клиента, которые ещё не вернулись
     * Доставленные заказы, в которых отмечен возврат ТТН. Сначала вручённые раньше.
     *
     * Кто может: менеджер, администратор.
     * @returns TtnReturnPage ТТН клиента, которые ещё не вернулись
     * @throws ApiError
     */
    public static getTtnReturns({
        user,
        page,
    }: {
        /**
         * Номер клиента; 0 — клиенты, учётных записей которых уже нет
         */
        user: number,
        /**
         * Страница, от 1; за последней страницей — пустые
         */
        page?: number | null,
    }): CancelablePromise<TtnReturnPage> {
        return __request(OpenAPI, {
            method: 'GET',
            url: '/api/order/returns/ttn',
            query: {
                'page': page,
                'user': user,
            },
        });
    }
    /**
     * Отметить, что ТТН вернулись клиенту
     * Все заказы или ни одного. Повтор безвреден: `changed` говорит, изменилось ли что-то, `backBy` — кто отметил. Отметка видна в истории заказа.
     *
     * Кто может: менеджер, администратор.
     * @returns ReturnedDto Отметить, что ТТН вернулись клиенту
     * @throws ApiError
     */
    public static returnTtn({
        requestBody,
    }: {
        requestBody: ReturnTtnDto,
    }): CancelablePromise<Array<ReturnedDto>> {
        return __request(OpenAPI, {
            method: 'POST',
            url: '/api/order/returns/ttn',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * ТТН клиента, которые ещё не вернулись, файлом
     * Для бухгалтера клиента: до 5000 заказов, сначала вручённые раньше.
     *
     * Кто может: менеджер, администратор.
     * @returns binary ТТН клиента, которые ещё не вернулись, файлом
     * @throws ApiError
     */
    public static exportTtnReturns({
        user,
        format,
    }: {
        /**
         * Номер клиента; 0 — клиенты, учётных записей которых уже нет
         */
        user: number,
        /**
         * Вид файла: книга Excel (xlsx) или текст с разделителями (csv)
         */
        format: ExportFormat,
    }): CancelablePromise<Blob> {
        return __request(OpenAPI, {
            method: 'GET',
            url: '/api/order/returns/ttn/export',
            query: {
                'user': user,
                'format': format,
            },
        });
    }
    /**
     * Список ТТН к возврату для подписи, PDF
     * Для бухгалтера клиента, с местом для отметок и подписи получившего: до 1000 заказов, сначала вручённые раньше.
     *
     * Кто может: менеджер, администратор.
     * @returns binary Список ТТН к возврату для подписи, PDF
     * @throws ApiError
     */
    public static getTtnPaper({
        user,
    }: {
        /**
         * Номер клиента; 0 — клиенты, учётных записей которых уже нет
         */
        user: number,
    }): CancelablePromise<Blob> {
        return __request(OpenAPI, {
            method: 'GET',
            url: '/api/order/returns/ttn/paper',
            query: {
                'user': user,
            },
        });
    }
    /**
     * Заказ
     * Назовите заказ: `id` — наш номер или `externalId` — ваш; если названы оба, это должен быть один заказ.
     *
     * Кто может: подтверждённый клиент, менеджер, администратор. В песочнице — и клиент, чья регистрация ждёт решения.
     *
     * С ключом API: право `orders:read` (свои заказы, их история и события).
     * @returns OrderDto Заказ
     * @throws ApiError
     */
    public static getOrder({
        id,
        externalId,
    }: {
        /**
         * Номер заказа; у тестового — отрицательный
         */
        id?: number | null,
        /**
         * Ваш номер заказа вместо нашего; если названы оба, это должен быть один заказ
         */
        externalId?: string | null,
    }): CancelablePromise<OrderDto> {
        return __request(OpenAPI, {
            method: 'GET',
            url: '/api/order/single',
            query: {
                'id': id,
                'externalId': externalId,
            },
        });
    }
    /**
     * Статусы и состояния
     * Кто может: подтверждённый клиент, менеджер, администратор. В песочнице — и клиент, чья регистрация ждёт решения.
     *
     * С ключом API: право `orders:read` (свои заказы, их история и события).
     * @returns StatusesDto Статусы и состояния
     * @throws ApiError
     */
    public static getOrderStatuses(): CancelablePromise<StatusesDto> {
        return __request(OpenAPI, {
            method: 'GET',
            url: '/api/order/statuses',
        });
    }
    /**
     * Удалить заказ
     * 30 дней заказ можно вернуть: restoreOrder.
     *
     * Только в первые 15 минут после входа или подтверждения (`POST /api/user/confirm`).
     *
     * Кто может: администратор.
     * @returns void
     * @throws ApiError
     */
    public static deleteOrder({
        id,
        reason,
    }: {
        /**
         * Номер заказа
         */
        id: number,
        /**
         * Почему: попадёт в историю заказа, её видят сотрудники
         */
        reason?: string | null,
    }): CancelablePromise<void> {
        return __request(OpenAPI, {
            method: 'DELETE',
            url: '/api/order/{id}',
            path: {
                'id': id,
            },
            query: {
                'reason': reason,
            },
        });
    }
    /**
     * Попытки вручить и забрать
     * Сначала последние. Запись не меняют: за ней следует исправление, тогда у неё `corrected`. Заказы, которые доставили до 30.11.2026, записей не имеют.
     *
     * Кто может: подтверждённый клиент, менеджер, администратор. В песочнице — и клиент, чья регистрация ждёт решения.
     *
     * С ключом API: право `orders:read` (свои заказы, их история и события).
     * @returns OrderHandoverDto Попытки вручить и забрать
     * @throws ApiError
     */
    public static getOrderHandovers({
        id,
    }: {
        /**
         * Номер заказа
         */
        id: number,
    }): CancelablePromise<Array<OrderHandoverDto>> {
        return __request(OpenAPI, {
            method: 'GET',
            url: '/api/order/{id}/handovers',
            path: {
                'id': id,
            },
        });
    }
    /**
     * Фото с вручения
     * JPEG до 1280 пикселей. Исправленные записи с их фото видят только сотрудники.
     *
     * Кто может: подтверждённый клиент, менеджер, администратор. В песочнице — и клиент, чья регистрация ждёт решения.
     *
     * С ключом API: право `orders:read` (свои заказы, их история и события).
     * @returns binary Фото с вручения
     * @throws ApiError
     */
    public static getHandoverPicture({
        id,
        handover,
        place,
    }: {
        /**
         * Номер заказа
         */
        id: number,
        /**
         * Номер записи о попытке, из `GET /api/order/{id}/handovers`
         */
        handover: number,
        /**
         * Которое фото, с 1 до 3
         */
        place: number,
    }): CancelablePromise<Blob> {
        return __request(OpenAPI, {
            method: 'GET',
            url: '/api/order/{id}/handovers/{handover}/pictures/{place}',
            path: {
                'id': id,
                'handover': handover,
                'place': place,
            },
        });
    }
    /**
     * Подпись на телефоне водителя
     * Рисунок подписи, SVG. Это не электронная цифровая подпись. Исправленные записи с их подписями видят только сотрудники.
     *
     * Кто может: подтверждённый клиент, менеджер, администратор. В песочнице — и клиент, чья регистрация ждёт решения.
     *
     * С ключом API: право `orders:read` (свои заказы, их история и события).
     * @returns binary Подпись на телефоне водителя
     * @throws ApiError
     */
    public static getHandoverSignature({
        id,
        handover,
    }: {
        /**
         * Номер заказа
         */
        id: number,
        /**
         * Номер записи о попытке, из `GET /api/order/{id}/handovers`
         */
        handover: number,
    }): CancelablePromise<Blob> {
        return __request(OpenAPI, {
            method: 'GET',
            url: '/api/order/{id}/handovers/{handover}/signature',
            path: {
                'id': id,
                'handover': handover,
            },
        });
    }
    /**
     * Сообщения о заказе: клиенту и получателю
     * Сначала новые, за 90 дней, не больше 100.
     *
     * Кто может: подтверждённый клиент, менеджер, администратор. В песочнице — и клиент, чья регистрация ждёт решения.
     *
     * С ключом API: право `orders:read` (свои заказы, их история и события).
     * @returns OrderMessageDto Сообщения о заказе: клиенту и получателю
     * @throws ApiError
     */
    public static getOrderMessages({
        id,
    }: {
        /**
         * Номер заказа
         */
        id: number,
    }): CancelablePromise<Array<OrderMessageDto>> {
        return __request(OpenAPI, {
            method: 'GET',
            url: '/api/order/{id}/messages',
            path: {
                'id': id,
            },
        });
    }
    /**
     * Соседи заказа в списке
     * Номера заказов перед этим и за ним в списке с теми же поиском и фильтром, что у getOrders. Сам заказ может в этот список уже не входить.
     *
     * Кто может: подтверждённый клиент, менеджер, администратор. В песочнице — и клиент, чья регистрация ждёт решения.
     * @returns NeighboursDto Соседи заказа в списке
     * @throws ApiError
     */
    public static getOrderNeighbours({
        id,
        search,
        user,
        filter,
    }: {
        /**
         * Номер заказа
         */
        id: number,
        /**
         * Что искать
         */
        search?: string | null,
        /**
         * Заказы этого клиента; клиент всегда видит только свои
         */
        user?: number | null,
        /**
         * Фильтр: filter[status]=2&filter[dateType]=week
         */
        filter?: OrderFilterDto,
    }): CancelablePromise<NeighboursDto> {
        return __request(OpenAPI, {
            method: 'GET',
            url: '/api/order/{id}/neighbours',
            path: {
                'id': id,
            },
            query: {
                'search': search,
                'user': user,
                'filter': filter,
            },
        });
    }
    /**
     * Вернуть удалённый заказ
     * Заказ возвращается под своим номером, с грузом, историей и предложениями; его версия растёт. Программе клиента приходит `order.created`. Повтор безопасен.
     *
     * Кто может: менеджер, администратор.
     * @returns OrderDto Вернуть удалённый заказ
     * @throws ApiError
     */
    public static restoreOrder({
        id,
    }: {
        /**
         * Номер заказа
         */
        id: number,
    }): CancelablePromise<OrderDto> {
        return __request(OpenAPI, {
            method: 'POST',
            url: '/api/order/{id}/restore',
            path: {
                'id': id,
            },
        });
    }
    /**
     * Снова сообщать получателю по SMS
     * Получатель просил не присылать сообщений о посылках этого отправителя и передумал. Повтор безвреден.
     *
     * Кто может: менеджер, администратор.
     * @returns void
     * @throws ApiError
     */
    public static endSilence({
        id,
    }: {
        /**
         * Номер заказа
         */
        id: number,
    }): CancelablePromise<void> {
        return __request(OpenAPI, {
            method: 'DELETE',
            url: '/api/order/{id}/silence',
            path: {
                'id': id,
            },
        });
    }
}
