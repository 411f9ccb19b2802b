/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $CreateProposalDto = {
    properties: {
        deliveryDate: {
            type: 'string',
            description: `Дата доставки, ГГГГ-ММ-ДД ЧЧ:ММ по Минску; день, когда есть доставка: \`GET /api/calendar\``,
            isNullable: true,
            maxLength: 16,
        },
        comment: {
            type: 'string',
            description: `Комментарий отправителя`,
            isNullable: true,
            maxLength: 1000,
        },
        reciverPhone: {
            type: 'string',
            description: `Телефон получателя`,
            isNullable: true,
            maxLength: 30,
        },
        deliveryAddress: {
            type: 'all-of',
            description: `Куда: по адресу (client) или в пункт выдачи (punkt)`,
            contains: [{
                type: 'DeliveryKind',
            }],
            isNullable: true,
        },
        reciverAddress: {
            type: 'string',
            description: `Город получателя, как в findCountry; без него — название по номеру`,
            isNullable: true,
            maxLength: 150,
        },
        reciverAddressId: {
            type: 'number',
            description: `Номер города получателя из findCountry`,
            isNullable: true,
            maximum: 2147483647,
            minimum: 1,
        },
        reciverStreet: {
            type: 'string',
            description: `Улица получателя`,
            isNullable: true,
            maxLength: 150,
        },
        reciverHouse: {
            type: 'string',
            description: `Дом получателя`,
            isNullable: true,
            maxLength: 20,
        },
        reciverHousing: {
            type: 'string',
            description: `Корпус получателя`,
            isNullable: true,
            maxLength: 20,
        },
        reciverEntrance: {
            type: 'string',
            description: `Подъезд получателя`,
            isNullable: true,
            maxLength: 20,
        },
        reciverFlat: {
            type: 'string',
            description: `Квартира получателя`,
            isNullable: true,
            maxLength: 20,
        },
        reciverFloor: {
            type: 'string',
            description: `Этаж получателя`,
            isNullable: true,
            maxLength: 20,
        },
        recivePoint: {
            type: 'number',
            description: `Пункт выдачи`,
            isNullable: true,
            maximum: 2147483647,
            minimum: 1,
        },
        reciverComment: {
            type: 'string',
            description: `Комментарий для получателя`,
            isNullable: true,
            maxLength: 1000,
        },
        price: {
            type: 'number',
            description: `Цена, BYN; -1 — формируется`,
            isNullable: true,
            maximum: 1000000,
            minimum: -1,
        },
        'fragileСargo': {
            type: 'boolean',
            description: `Хрупкий груз. Буква «С» в имени поля — русская; имя fragileCargo из одних латинских букв тоже принимается`,
        },
        packages: {
            type: 'array',
            contains: {
                type: 'PackageInputDto',
            },
            isNullable: true,
        },
        reason: {
            type: 'string',
            description: `Почему: увидит другая сторона`,
            isRequired: true,
            maxLength: 500,
        },
        version: {
            type: 'number',
            description: `Версия, которую вы читали. Если данные с тех пор изменили, ответ — 409`,
            isRequired: true,
            maximum: 2147483647,
            minimum: 1,
        },
        replaces: {
            type: 'number',
            description: `Номер своего предложения, которое ещё ждёт ответа: новое встанет вместо него`,
            isNullable: true,
            maximum: 2147483647,
            minimum: 1,
        },
    },
} as const;
