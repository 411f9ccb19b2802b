/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $TrackingDto = {
    properties: {
        code: {
            type: 'string',
            description: `Код отслеживания`,
            isRequired: true,
        },
        mode: {
            type: 'all-of',
            description: `Рабочий заказ (live) или тестовый (test), который никто не везёт`,
            contains: [{
                type: 'Mode',
            }],
            isRequired: true,
        },
        from: {
            type: 'string',
            description: `Из какого города`,
            isRequired: true,
        },
        to: {
            type: 'string',
            description: `В какой город`,
            isRequired: true,
            isNullable: true,
        },
        places: {
            type: 'number',
            description: `Сколько мест`,
            isRequired: true,
        },
        passed: {
            type: 'array',
            contains: {
                type: 'PassedStatusDto',
            },
            isRequired: true,
        },
        failure: {
            type: 'string',
            description: `Почему не доставлена, словами; null, если доставлять не пробовали или причина не названа`,
            isRequired: true,
            isNullable: true,
        },
        nextTry: {
            type: 'string',
            description: `До какого времени привезут снова, по Минску; null, если новый день не назначен`,
            isRequired: true,
            isNullable: true,
        },
        nextTryUtc: {
            type: 'string',
            description: `То же мгновение точно, UTC`,
            isRequired: true,
            isNullable: true,
        },
        ahead: {
            type: 'array',
            contains: {
                type: 'AheadStatusDto',
            },
            isRequired: true,
        },
        point: {
            type: 'all-of',
            description: `Пункт выдачи; null, если посылку привезут по адресу`,
            contains: [{
                type: 'TrackingPointDto',
            }],
            isRequired: true,
            isNullable: true,
        },
    },
} as const;
