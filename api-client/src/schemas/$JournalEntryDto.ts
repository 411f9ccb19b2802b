/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $JournalEntryDto = {
    properties: {
        id: {
            type: 'number',
            description: `Номер записи`,
            isRequired: true,
        },
        date: {
            type: 'string',
            description: `Когда, по Минску, с секундами`,
            isRequired: true,
        },
        kind: {
            type: 'all-of',
            description: `Что произошло`,
            contains: [{
                type: 'JournalKind',
            }],
            isRequired: true,
        },
        account: {
            type: 'all-of',
            description: `О ком запись; null, если ни о ком`,
            contains: [{
                type: 'JournalPersonDto',
            }],
            isRequired: true,
            isNullable: true,
        },
        actor: {
            type: 'all-of',
            description: `Кто это сделал; null, если никто не вошёл`,
            contains: [{
                type: 'JournalPersonDto',
            }],
            isRequired: true,
            isNullable: true,
        },
        order: {
            type: 'number',
            description: `О каком заказе; null, если не о заказе`,
            isRequired: true,
            isNullable: true,
        },
        address: {
            type: 'string',
            description: `Адрес устройства`,
            isRequired: true,
            isNullable: true,
        },
        requestId: {
            type: 'string',
            description: `Номер запроса`,
            isRequired: true,
            isNullable: true,
        },
        detail: {
            type: 'string',
            description: `Подробности`,
            isRequired: true,
            isNullable: true,
        },
    },
} as const;
