/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $QuoteRequestDto = {
    properties: {
        cityId: {
            type: 'number',
            description: `Город назначения; либо он, либо пункт выдачи`,
            isNullable: true,
            maximum: 2147483647,
            minimum: 1,
        },
        recivePoint: {
            type: 'number',
            description: `Пункт выдачи; либо он, либо город`,
            isNullable: true,
            maximum: 2147483647,
            minimum: 1,
        },
        user: {
            type: 'number',
            description: `Клиент, по условиям которого посчитать; называют только сотрудники, остальным считается по их собственным`,
            isNullable: true,
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
                type: 'QuotePackageDto',
            },
            isRequired: true,
        },
    },
} as const;
