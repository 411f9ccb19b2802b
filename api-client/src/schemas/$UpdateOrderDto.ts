/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $UpdateOrderDto = {
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
            isNullable: true,
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
            isNullable: true,
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
            isNullable: true,
            maxLength: 150,
        },
        reciverPhone: {
            type: 'string',
            description: `Телефон получателя`,
            isNullable: true,
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
        tarif: {
            type: 'all-of',
            description: `Тариф`,
            contains: [{
                type: 'Tarif',
            }],
            isNullable: true,
        },
        deliveryDate: {
            type: 'string',
            description: `Дата доставки, ГГГГ-ММ-ДД ЧЧ:ММ по Минску; день, когда есть доставка: \`GET /api/calendar\``,
            isNullable: true,
            maxLength: 16,
        },
        externalId: {
            type: 'string',
            description: `Номер заказа в вашей системе; у одного клиента не повторяется`,
            isNullable: true,
            maxLength: 64,
        },
        status: {
            type: 'number',
            description: `Номер статуса`,
            isNullable: true,
            maximum: 2147483647,
            minimum: 1,
        },
        state: {
            type: 'number',
            description: `Номер состояния`,
            isNullable: true,
            maximum: 2147483647,
            minimum: 1,
        },
        price: {
            type: 'number',
            description: `Цена, BYN; -1 — формируется`,
            isNullable: true,
            maximum: 1000000,
            minimum: -1,
        },
        failure: {
            type: 'all-of',
            description: `Почему не доставлена: nobody — никого не было на месте, address — неверный адрес, refused — получатель отказался, other_day — попросили привезти в другой день, damaged — груз повреждён, other — другая причина. Только при статусе «Не доставлена»; null — не сказано`,
            contains: [{
                type: 'Failure',
            }],
            isNullable: true,
        },
        failureWords: {
            type: 'string',
            description: `Причина своими словами, при failure: other; её видят сотрудники и клиент`,
            isNullable: true,
            maxLength: 255,
        },
        id: {
            type: 'number',
            description: `Номер заказа`,
            isRequired: true,
            maximum: 2147483647,
            minimum: 1,
        },
        version: {
            type: 'number',
            description: `Версия, которую вы читали. Если данные с тех пор изменили, ответ — 409`,
            isRequired: true,
            maximum: 2147483647,
            minimum: 1,
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
        shownTotal: {
            type: 'number',
            description: `Расчёт, который видел менеджер, BYN; сравнивается, когда изменение меняет расчёт. Если он уже другой, ничего не сохраняется: 409 price_changed с новым расчётом в fresh`,
            isNullable: true,
            maximum: 1000000,
        },
    },
} as const;
