/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $BookTableForm = {
    properties: {
        columns: {
            type: 'string',
            description: `JSON: что в столбцах, где заголовка мало, по номеру столбца от 0. field — из ImportField, null — столбец не нужен; unit — см, мм, м, кг, г, т, м³ или л`,
            isNullable: true,
            maxLength: 16000,
        },
        headings: {
            type: 'string',
            description: `JSON: то же по заголовкам — что вы запомнили о таких столбцах с прошлого раза`,
            isNullable: true,
            maxLength: 16000,
        },
        cells: {
            type: 'string',
            description: `JSON: исправленные ячейки, вместо тех, что в файле`,
            isNullable: true,
            maxLength: 100000,
        },
        rows: {
            type: 'string',
            description: `Номера строк файла через запятую: ответ — только об их заказах. Без них — обо всех`,
            isNullable: true,
            maxLength: 16000,
        },
        side: {
            type: 'all-of',
            description: `Кто в таблице: получатели (receiver) или места забора (sender)`,
            contains: [{
                type: 'BookSide',
            }],
            isRequired: true,
        },
        file: {
            type: 'binary',
            description: `Таблица .xlsx или .csv (UTF-8 или Windows-1251), до 10 000 строк и 5 МБ`,
            format: 'binary',
        },
    },
} as const;
