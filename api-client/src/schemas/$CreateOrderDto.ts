/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $CreateOrderDto = {
    properties: {
        contactPerson: {
            type: 'boolean',
            description: `Контактное лицо`,
            isNullable: true,
        },
        contactPersonName: {
            type: 'string',
            description: `ФИО контактного лица`,
            isNullable: true,
            maxLength: 150,
        },
        contactPersonPhone: {
            type: 'string',
            description: `Телефон контактного лица`,
            isNullable: true,
            maxLength: 30,
        },
        delivery: {
            type: 'all-of',
            description: `Откуда: забрать у клиента (client) или из пункта (punkt)`,
            contains: [{
                type: 'DeliveryKind',
            }],
            isRequired: true,
        },
        address: {
            type: 'string',
            description: `Город отправителя, как в findCountry; без него — название по номеру`,
            isNullable: true,
            maxLength: 150,
        },
        addressId: {
            type: 'number',
            description: `Номер города отправителя из findCountry`,
            isNullable: true,
            maximum: 2147483647,
            minimum: 1,
        },
        street: {
            type: 'string',
            description: `Улица отправителя`,
            isNullable: true,
            maxLength: 150,
        },
        house: {
            type: 'string',
            description: `Дом отправителя`,
            isNullable: true,
            maxLength: 20,
        },
        housing: {
            type: 'string',
            description: `Корпус отправителя`,
            isNullable: true,
            maxLength: 20,
        },
        entrance: {
            type: 'string',
            description: `Подъезд отправителя`,
            isNullable: true,
            maxLength: 20,
        },
        flat: {
            type: 'string',
            description: `Квартира отправителя`,
            isNullable: true,
            maxLength: 20,
        },
        floor: {
            type: 'string',
            description: `Этаж отправителя`,
            isNullable: true,
            maxLength: 20,
        },
        pickupPoint: {
            type: 'number',
            description: `Пункт, куда отправитель принесёт груз`,
            isNullable: true,
            maximum: 2147483647,
            minimum: 1,
        },
        comment: {
            type: 'string',
            description: `Комментарий отправителя`,
            isNullable: true,
            maxLength: 1000,
        },
        reciverType: {
            type: 'all-of',
            description: `Получатель: юридическое (ur-lico) или физическое лицо (fiz-lico)`,
            contains: [{
                type: 'ReceiverType',
            }],
            isRequired: true,
        },
        organization: {
            type: 'string',
            description: `Организация получателя; обязательна для юридического лица`,
            isNullable: true,
            maxLength: 255,
        },
        name: {
            type: 'string',
            description: `ФИО получателя`,
            isRequired: true,
            maxLength: 150,
        },
        reciverPhone: {
            type: 'string',
            description: `Телефон получателя`,
            isRequired: true,
            maxLength: 30,
        },
        notifyReceiver: {
            type: 'boolean',
            description: `Присылать получателю SMS со ссылкой для отслеживания; на городской номер они не приходят`,
            isNullable: true,
        },
        deliveryAddress: {
            type: 'all-of',
            description: `Куда: по адресу (client) или в пункт выдачи (punkt)`,
            contains: [{
                type: 'DeliveryKind',
            }],
            isRequired: true,
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
        tarif: {
            type: 'all-of',
            description: `Тариф`,
            contains: [{
                type: 'Tarif',
            }],
            isRequired: true,
        },
        deliveryDate: {
            type: 'string',
            description: `Дата доставки, ГГГГ-ММ-ДД ЧЧ:ММ по Минску; день, когда есть доставка: \`GET /api/calendar\``,
            isRequired: true,
            maxLength: 16,
        },
        externalId: {
            type: 'string',
            description: `Номер заказа в вашей системе; у одного клиента не повторяется`,
            isNullable: true,
            maxLength: 64,
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
            isRequired: true,
        },
        shownTotal: {
            type: 'number',
            description: `Расчёт, который видел заказчик, BYN. Если он уже другой, заказ не сохраняется: 409 price_changed с новым расчётом в fresh. null — не сравнивать; в сравнении по Idempotency-Key не участвует`,
            isNullable: true,
            maximum: 1000000,
        },
    },
} as const;
