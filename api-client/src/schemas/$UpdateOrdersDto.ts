/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $UpdateOrdersDto = {
    properties: {
        status: {
            type: 'number',
            description: `Новый статус`,
            isNullable: true,
            maximum: 2147483647,
            minimum: 1,
        },
        price: {
            type: 'number',
            description: `Новая цена, BYN; -1 — формируется`,
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
        deliveryDate: {
            type: 'string',
            description: `Новый день доставки, ГГГГ-ММ-ДД ЧЧ:ММ по Минску`,
            isNullable: true,
            maxLength: 16,
        },
        orders: {
            type: 'array',
            contains: {
                type: 'OrderReferenceDto',
            },
            isRequired: true,
        },
    },
} as const;
