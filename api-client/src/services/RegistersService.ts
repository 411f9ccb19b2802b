/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { CreateRegisterDto } from '../models/CreateRegisterDto';
import type { FetchRegisterDto } from '../models/FetchRegisterDto';
import type { OrderRegisterDto } from '../models/OrderRegisterDto';
import type { ReceiveRegisterDto } from '../models/ReceiveRegisterDto';
import type { RegisterFormat } from '../models/RegisterFormat';
import type { RegisterPage } from '../models/RegisterPage';
import type { TickRegisterDto } from '../models/TickRegisterDto';
import type { UpdateRegisterDto } from '../models/UpdateRegisterDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import { OpenAPI } from '../core/OpenAPI';
import { request as __request } from '../core/request';
export class RegistersService {
    /**
     * Реестры на сдачу
     * Сначала новые. Клиент видит свои, сотрудник — все или по фильтру.
     *
     * Кто может: подтверждённый клиент, менеджер, администратор. В песочнице — и клиент, чья регистрация ждёт решения.
     *
     * С ключом API: право `orders:read` (свои заказы, их история и события).
     * @returns RegisterPage Реестры на сдачу
     * @throws ApiError
     */
    public static getRegisters({
        client,
        state,
        day,
        page,
    }: {
        /**
         * Реестры этого клиента: имя, организация, почта, телефон или УНП, хотя бы частью; только для сотрудников
         */
        client?: string | null,
        /**
         * Не сданные (open), принятые (received) или распущенные (dissolved)
         */
        state?: 'open' | 'received' | 'dissolved' | null,
        /**
         * На какой день составлены, ГГГГ-ММ-ДД
         */
        day?: string | null,
        /**
         * Страница, от 1; за последней страницей — пустые
         */
        page?: number | null,
    }): CancelablePromise<RegisterPage> {
        return __request(OpenAPI, {
            method: 'GET',
            url: '/api/registers',
            query: {
                'client': client,
                'state': state,
                'day': day,
                'page': page,
            },
        });
    }
    /**
     * Составить реестр на сдачу
     * До 1000 своих заказов со статусами «Новая», «Принята» и «Забор груза». Заказ бывает только в одном реестре; реестр, который ещё не приняли, можно распустить. Назовите заказы: ids — наши номера, externalId — ваши; названы и те и другие — это должны быть одни и те же заказы. В тестовом режиме реестр тестовый: из тестовых заказов, с отрицательным номером и пометкой «ОБРАЗЕЦ» на бумаге; его видите только вы, и он удаляется вместе с ними.
     *
     * Кто может: подтверждённый клиент. В песочнице — и клиент, чья регистрация ждёт решения.
     *
     * С ключом API: право `orders:create` (оформление и отмена заказов).
     * @returns OrderRegisterDto Составить реестр на сдачу
     * @throws ApiError
     */
    public static createRegister({
        requestBody,
        idempotencyKey,
    }: {
        requestBody: CreateRegisterDto,
        /**
         * Ваш ключ этого запроса, до 200 символов. Повтор с тем же ключом и телом ничего не создаст второй раз: ответ — то, что создано, каким оно стало теперь, с заголовком Idempotency-Replayed: true. Живёт 7 дней
         */
        idempotencyKey?: string,
    }): CancelablePromise<OrderRegisterDto> {
        return __request(OpenAPI, {
            method: 'POST',
            url: '/api/registers',
            headers: {
                'Idempotency-Key': idempotencyKey,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Реестр на сдачу
     * Кто может: подтверждённый клиент, менеджер, администратор. В песочнице — и клиент, чья регистрация ждёт решения.
     *
     * С ключом API: право `orders:read` (свои заказы, их история и события).
     * @returns OrderRegisterDto Реестр на сдачу
     * @throws ApiError
     */
    public static getRegister({
        id,
    }: {
        /**
         * Номер реестра; у тестового — отрицательный
         */
        id: number,
    }): CancelablePromise<OrderRegisterDto> {
        return __request(OpenAPI, {
            method: 'GET',
            url: '/api/registers/{id}',
            path: {
                'id': id,
            },
        });
    }
    /**
     * Акт приёма по реестру, PDF
     * После приёма. Называет места, которые не поступили, и заказы, которые отменили или удалили до сдачи.
     *
     * Кто может: подтверждённый клиент, менеджер, администратор. В песочнице — и клиент, чья регистрация ждёт решения.
     *
     * С ключом API: право `orders:read` (свои заказы, их история и события).
     * @returns binary Акт приёма по реестру, PDF
     * @throws ApiError
     */
    public static getRegisterAct({
        id,
    }: {
        /**
         * Номер реестра; у тестового — отрицательный
         */
        id: number,
    }): CancelablePromise<Blob> {
        return __request(OpenAPI, {
            method: 'GET',
            url: '/api/registers/{id}/act',
            path: {
                'id': id,
            },
        });
    }
    /**
     * Распустить реестр
     * Свой, а сотрудник — любой, пока по нему ничего не приняли: заказы можно внести в другой реестр. О том, что реестр распустил сотрудник, клиент узнаёт из письма. Повторный вызов отвечает тем же.
     *
     * Кто может: подтверждённый клиент, менеджер, администратор. В песочнице — и клиент, чья регистрация ждёт решения.
     *
     * С ключом API: право `orders:create` (оформление и отмена заказов).
     * @returns OrderRegisterDto Распустить реестр
     * @throws ApiError
     */
    public static dissolveRegister({
        id,
    }: {
        /**
         * Номер реестра; у тестового — отрицательный
         */
        id: number,
    }): CancelablePromise<OrderRegisterDto> {
        return __request(OpenAPI, {
            method: 'POST',
            url: '/api/registers/{id}/dissolve',
            path: {
                'id': id,
            },
        });
    }
    /**
     * Реестр на сдачу, PDF или XLSX
     * PDF — два экземпляра с местом для подписей и штрихкодом Code 128 из 16 цифр (у тестового — из 20, начинается с 990002). Печатать можно сколько угодно раз. Бумага говорит, которая это редакция и когда она составлена; если заказы с тех пор изменились, на ней «Состав изменился». Прежние редакции скачиваются по номеру (edition): состав, места и вес в них те же, получатели — как в заказе сейчас.
     *
     * Кто может: подтверждённый клиент, менеджер, администратор. В песочнице — и клиент, чья регистрация ждёт решения.
     *
     * С ключом API: право `orders:read` (свои заказы, их история и события).
     * @returns binary Реестр на сдачу, PDF или XLSX
     * @throws ApiError
     */
    public static getRegisterFile({
        id,
        edition,
        format,
    }: {
        /**
         * Номер реестра; у тестового — отрицательный
         */
        id: number,
        /**
         * Редакция; по умолчанию последняя
         */
        edition?: number | null,
        /**
         * pdf — два экземпляра для подписи; xlsx — таблица. По умолчанию pdf
         */
        format?: RegisterFormat,
    }): CancelablePromise<Blob> {
        return __request(OpenAPI, {
            method: 'GET',
            url: '/api/registers/{id}/file',
            path: {
                'id': id,
            },
            query: {
                'edition': edition,
                'format': format,
            },
        });
    }
    /**
     * Заказать машину за грузом по реестру
     * Один день и часы забора всем заказам реестра, которые забирают у отправителя и за которыми ещё не выехали: «Новая» и «Принята». Все или ни одного: если день не подходит хотя бы одному заказу, 422 его назовёт. Те, что привозят в пункт, не меняются. Свой реестр — клиент, любой — сотрудник. Повторный вызов отвечает тем же.
     *
     * Кто может: подтверждённый клиент, менеджер, администратор. В песочнице — и клиент, чья регистрация ждёт решения.
     *
     * С ключом API: право `orders:create` (оформление и отмена заказов).
     * @returns OrderRegisterDto Заказать машину за грузом по реестру
     * @throws ApiError
     */
    public static orderRegisterPickup({
        id,
        requestBody,
    }: {
        /**
         * Номер реестра; у тестового — отрицательный
         */
        id: number,
        requestBody: FetchRegisterDto,
    }): CancelablePromise<OrderRegisterDto> {
        return __request(OpenAPI, {
            method: 'PUT',
            url: '/api/registers/{id}/pickup',
            path: {
                'id': id,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Отметить места, которые пришли
     * Отметки нескольких сотрудников складываются. Отметить можно и место, которое заказ получил после того, как реестр напечатали.
     *
     * Кто может: менеджер, администратор.
     * @returns OrderRegisterDto Отметить места, которые пришли
     * @throws ApiError
     */
    public static tickRegister({
        id,
        requestBody,
    }: {
        /**
         * Номер реестра; у тестового — отрицательный
         */
        id: number,
        requestBody: TickRegisterDto,
    }): CancelablePromise<OrderRegisterDto> {
        return __request(OpenAPI, {
            method: 'POST',
            url: '/api/registers/{id}/places',
            path: {
                'id': id,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Закончить приём по реестру
     * Принимается то, что отмечено; остальное назовёт акт, а отменённые и удалённые до сдачи — отдельно. Если отметки с тех пор изменились, ответ — 409 с реестром, каким он стал. Повторный вызов отвечает тем же.
     *
     * Кто может: менеджер, администратор.
     * @returns OrderRegisterDto Закончить приём по реестру
     * @throws ApiError
     */
    public static receiveRegister({
        id,
        requestBody,
    }: {
        /**
         * Номер реестра; у тестового — отрицательный
         */
        id: number,
        requestBody: ReceiveRegisterDto,
    }): CancelablePromise<OrderRegisterDto> {
        return __request(OpenAPI, {
            method: 'POST',
            url: '/api/registers/{id}/receive',
            path: {
                'id': id,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Обновить реестр
     * Составляет следующую редакцию из тех же заказов, какие они сейчас: отменённые и удалённые вычеркнуты и в итоги не входят. Свой реестр — клиент, любой — сотрудник, пока приём не закончен. Если состав не изменился, новой редакции нет. Повторный вызов отвечает тем же, а если следующую редакцию составил другой человек — 409 с реестром, каким он стал. Редакций — до 50.
     *
     * Кто может: подтверждённый клиент, менеджер, администратор. В песочнице — и клиент, чья регистрация ждёт решения.
     *
     * С ключом API: право `orders:create` (оформление и отмена заказов).
     * @returns OrderRegisterDto Обновить реестр
     * @throws ApiError
     */
    public static updateRegister({
        id,
        requestBody,
    }: {
        /**
         * Номер реестра; у тестового — отрицательный
         */
        id: number,
        requestBody: UpdateRegisterDto,
    }): CancelablePromise<OrderRegisterDto> {
        return __request(OpenAPI, {
            method: 'POST',
            url: '/api/registers/{id}/update',
            path: {
                'id': id,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
}
