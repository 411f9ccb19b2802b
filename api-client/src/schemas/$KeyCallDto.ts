/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $KeyCallDto = {
    properties: {
        at: {
            type: 'string',
            description: `Когда, по Минску`,
            isRequired: true,
        },
        keyId: {
            type: 'number',
            description: `Номер ключа; отозванного уже нет в списке`,
            isRequired: true,
        },
        operation: {
            type: 'string',
            description: `Операция: operationId описания API`,
            isRequired: true,
        },
        status: {
            type: 'number',
            description: `Код HTTP`,
            isRequired: true,
        },
        code: {
            type: 'string',
            description: `Слово ошибки; null, если её не было`,
            isRequired: true,
            isNullable: true,
        },
        ms: {
            type: 'number',
            description: `Сколько длился, мс`,
            isRequired: true,
        },
        requestId: {
            type: 'string',
            description: `Номер запроса, X-Request-Id`,
            isRequired: true,
        },
        address: {
            type: 'string',
            description: `Адрес программы`,
            isRequired: true,
        },
    },
} as const;
