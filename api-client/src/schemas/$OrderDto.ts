/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $OrderDto = {
    properties: {
        contactPerson: {
            type: 'boolean',
            description: `Контактное лицо`,
            isRequired: true,
        },
        contactPersonName: {
            type: 'string',
            description: `ФИО контактного лица`,
            isRequired: true,
            isNullable: true,
        },
        contactPersonPhone: {
            type: 'string',
            description: `Телефон контактного лица`,
            isRequired: true,
            isNullable: true,
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
            isRequired: true,
            isNullable: true,
        },
        addressId: {
            type: 'number',
            description: `Номер города отправителя из findCountry`,
            isRequired: true,
            isNullable: true,
        },
        street: {
            type: 'string',
            description: `Улица отправителя`,
            isRequired: true,
            isNullable: true,
        },
        house: {
            type: 'string',
            description: `Дом отправителя`,
            isRequired: true,
            isNullable: true,
        },
        housing: {
            type: 'string',
            description: `Корпус отправителя`,
            isRequired: true,
            isNullable: true,
        },
        entrance: {
            type: 'string',
            description: `Подъезд отправителя`,
            isRequired: true,
            isNullable: true,
        },
        flat: {
            type: 'string',
            description: `Квартира отправителя`,
            isRequired: true,
            isNullable: true,
        },
        floor: {
            type: 'string',
            description: `Этаж отправителя`,
            isRequired: true,
            isNullable: true,
        },
        comment: {
            type: 'string',
            description: `Комментарий отправителя`,
            isRequired: true,
            isNullable: true,
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
            isRequired: true,
            isNullable: true,
        },
        name: {
            type: 'string',
            description: `ФИО получателя`,
            isRequired: true,
        },
        reciverPhone: {
            type: 'string',
            description: `Телефон получателя`,
            isRequired: true,
        },
        notifyReceiver: {
            type: 'boolean',
            description: `Присылать получателю SMS со ссылкой для отслеживания; на городской номер они не приходят`,
            isRequired: true,
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
            isRequired: true,
            isNullable: true,
        },
        reciverAddressId: {
            type: 'number',
            description: `Номер города получателя из findCountry`,
            isRequired: true,
            isNullable: true,
        },
        reciverStreet: {
            type: 'string',
            description: `Улица получателя`,
            isRequired: true,
            isNullable: true,
        },
        reciverHouse: {
            type: 'string',
            description: `Дом получателя`,
            isRequired: true,
            isNullable: true,
        },
        reciverHousing: {
            type: 'string',
            description: `Корпус получателя`,
            isRequired: true,
            isNullable: true,
        },
        reciverEntrance: {
            type: 'string',
            description: `Подъезд получателя`,
            isRequired: true,
            isNullable: true,
        },
        reciverFlat: {
            type: 'string',
            description: `Квартира получателя`,
            isRequired: true,
            isNullable: true,
        },
        reciverFloor: {
            type: 'string',
            description: `Этаж получателя`,
            isRequired: true,
            isNullable: true,
        },
        reciverComment: {
            type: 'string',
            description: `Комментарий для получателя`,
            isRequired: true,
            isNullable: true,
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
        },
        externalId: {
            type: 'string',
            description: `Номер заказа в вашей системе; у одного клиента не повторяется`,
            isRequired: true,
            isNullable: true,
        },
        id: {
            type: 'number',
            description: `Номер заказа`,
            isRequired: true,
        },
        mode: {
            type: 'all-of',
            description: `Рабочий (live) или тестовый (test)`,
            contains: [{
                type: 'Mode',
            }],
            isRequired: true,
        },
        version: {
            type: 'number',
            description: `Версия: растёт с каждым изменением`,
            isRequired: true,
        },
        status: {
            type: 'all-of',
            description: `Статус`,
            contains: [{
                type: 'OrderStatusDto',
            }],
            isRequired: true,
        },
        state: {
            type: 'all-of',
            description: `Состояние`,
            contains: [{
                type: 'OrderStateDto',
            }],
            isRequired: true,
        },
        failure: {
            type: 'all-of',
            description: `Почему не доставлена: nobody — никого не было на месте, address — неверный адрес, refused — получатель отказался, other_day — попросили привезти в другой день, damaged — груз повреждён, other — другая причина. Только при статусе «Не доставлена»; null — не сказано. В событиях до 28.11.2026 этого поля нет`,
            contains: [{
                type: 'Failure',
            }],
            isNullable: true,
        },
        failureWords: {
            type: 'string',
            description: `Причина словами сотрудника, при failure: other. В событиях до 28.11.2026 этого поля нет`,
            isNullable: true,
        },
        date: {
            type: 'string',
            description: `Когда оформлен, по Минску`,
            isRequired: true,
        },
        dateUtc: {
            type: 'string',
            description: `То же мгновение точно, UTC; в событиях до 27.11.2026 этого поля нет`,
        },
        deliveryDateUtc: {
            type: 'string',
            description: `Время из deliveryDate, UTC; в событиях до 27.11.2026 этого поля нет`,
        },
        updatedAt: {
            type: 'string',
            description: `Когда изменён в последний раз, по Минску; у неизменённого — когда оформлен`,
            isRequired: true,
        },
        updatedAtUtc: {
            type: 'string',
            description: `То же мгновение точно, UTC; в событиях до 27.11.2026 этого поля нет`,
        },
        price: {
            type: 'number',
            description: `Цена, BYN; -1 — формируется`,
            isRequired: true,
        },
        estimate: {
            type: 'all-of',
            description: `Расчёт на момент оформления; не меняется вместе с тарифами`,
            contains: [{
                type: 'QuoteDto',
            }],
            isRequired: true,
        },
        revisedEstimate: {
            type: 'all-of',
            description: `Расчёт после правки груза, места или хрупкости, по тарифу на тот момент; null — их не правили`,
            contains: [{
                type: 'QuoteDto',
            }],
            isRequired: true,
            isNullable: true,
        },
        user: {
            type: 'all-of',
            description: `Клиент`,
            contains: [{
                type: 'OrderUserDto',
            }],
            isRequired: true,
        },
        pickupPoint: {
            type: 'all-of',
            description: `Пункт, куда отправитель принесёт груз`,
            contains: [{
                type: 'OrderPointDto',
            }],
            isRequired: true,
            isNullable: true,
        },
        recivePoint: {
            type: 'all-of',
            description: `Пункт выдачи`,
            contains: [{
                type: 'OrderPointDto',
            }],
            isRequired: true,
            isNullable: true,
        },
        'fragileСargo': {
            type: 'boolean',
            description: `Хрупкий груз. Буква «С» в имени поля — русская`,
            isRequired: true,
        },
        packages: {
            type: 'array',
            contains: {
                type: 'PackageDto',
            },
            isRequired: true,
        },
        trackingCode: {
            type: 'string',
            description: `Код отслеживания: по нему без входа видно, где посылка (\`GET /api/tracking/{code}\`). null у заказов, из которых удалены данные людей`,
            isRequired: true,
            isNullable: true,
        },
        trackingUrl: {
            type: 'string',
            description: `Страница отслеживания, ссылка для получателя`,
            isRequired: true,
            isNullable: true,
        },
        waiting: {
            type: 'array',
            contains: {
                type: 'WaitingProposalDto',
            },
            isRequired: true,
        },
    },
} as const;
