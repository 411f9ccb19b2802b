/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $OrderFilterDto = {
    properties: {
        state: {
            type: 'number',
            description: `Номер состояния`,
            isNullable: true,
            maximum: 2147483647,
            minimum: 1,
        },
        status: {
            type: 'number',
            description: `Номер статуса`,
            isNullable: true,
            maximum: 2147483647,
            minimum: 1,
        },
        dateType: {
            type: 'Enum',
            isNullable: true,
        },
        dateFrom: {
            type: 'string',
            description: `С какого дня, ГГГГ-ММ-ДД`,
            isNullable: true,
            maxLength: 10,
        },
        dateTo: {
            type: 'string',
            description: `По какой день включительно, ГГГГ-ММ-ДД`,
            isNullable: true,
            maxLength: 10,
        },
        priceType: {
            type: 'Enum',
            isNullable: true,
        },
        priceMin: {
            type: 'number',
            description: `Цена не меньше, BYN`,
            isNullable: true,
            maximum: 1000000,
        },
        priceMax: {
            type: 'number',
            description: `Цена не больше, BYN`,
            isNullable: true,
            maximum: 1000000,
            minimum: 1,
        },
        deliveryDay: {
            type: 'string',
            description: `День доставки, ГГГГ-ММ-ДД; только для сотрудников. С open=1 — без возвратов`,
            isNullable: true,
            maxLength: 10,
        },
        fragile: {
            type: 'boolean',
            description: `Только хрупкие (1) или только обычные (0); только для сотрудников`,
            isNullable: true,
        },
        open: {
            type: 'boolean',
            description: `Только заказы в работе (1) или только остальные (0); для сотрудников. В работе — активные, не доставленные и не отменённые`,
            isNullable: true,
        },
        needsPrice: {
            type: 'boolean',
            description: `Только заказы без цены, которым она нужна (1), или только остальные (0); для сотрудников. Нужна, пока заказ в работе или если груз уже везли, в любом состоянии; отменённым не нужна`,
            isNullable: true,
        },
        awaiting: {
            type: 'boolean',
            description: `Только заказы, в которых другая сторона предложила изменение и ждёт вашего ответа (1), или только остальные (0)`,
            isNullable: true,
        },
        city: {
            type: 'number',
            description: `Номер города получателя или пункта выдачи; только для сотрудников`,
            isNullable: true,
            maximum: 2147483647,
            minimum: 1,
        },
        run: {
            type: 'number',
            description: `Заказы рейса с этим номером; 0 — заказы, которые никто не везёт; только для сотрудников`,
            isNullable: true,
            maximum: 2147483647,
        },
        failure: {
            type: 'Enum',
            isNullable: true,
        },
        clientType: {
            type: 'all-of',
            description: `Заказчик — юридическое (ur-lico) или физическое лицо (fiz-lico); только для сотрудников`,
            contains: [{
                type: 'ReceiverType',
            }],
            isNullable: true,
        },
        externalId: {
            type: 'string',
            description: `Номер заказа в системе клиента, целиком`,
            isNullable: true,
            maxLength: 64,
        },
    },
} as const;
