/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $ScanAnswerDto = {
    properties: {
        id: {
            type: 'string',
            description: `Имя сканирования`,
            isRequired: true,
        },
        result: {
            type: 'all-of',
            description: `applied — сделано; counted — место отмечено, ждём остальные; found — найдено; twice — уже отмечено; unknown — такого нет; no_place — нужен штрихкод места; other_run — в другом рейсе; run_left — рейс уехал; no_run — рейса нет; later — заказ уже дальше в пути; outdated — после сканирования решили иначе, в message кто и когда; closed — отменён или закрыт; needs_reason — нужна причина; bad_time — время не подходит; id_reused — с этим id уже отправлено другое; refused — иначе нельзя`,
            contains: [{
                type: 'ScanResult',
            }],
            isRequired: true,
        },
        statusCode: {
            type: 'number',
            description: `Код, как у отдельного запроса: 200, 404, 409, 422`,
            isRequired: true,
        },
        message: {
            type: 'string',
            description: `Ответ словами`,
            isRequired: true,
        },
        order: {
            type: 'number',
            description: `Номер заказа`,
            isRequired: true,
            isNullable: true,
        },
        place: {
            type: 'number',
            description: `Место, от 1`,
            isRequired: true,
            isNullable: true,
        },
        places: {
            type: 'number',
            description: `Сколько мест у заказа`,
            isRequired: true,
            isNullable: true,
        },
        scanned: {
            type: 'array',
            contains: {
                type: 'number',
            },
            isRequired: true,
        },
        priceless: {
            type: 'boolean',
            description: `Цена ещё не назначена`,
            isRequired: true,
        },
        version: {
            type: 'number',
            description: `Версия заказа после сканирования`,
            isRequired: true,
            isNullable: true,
        },
        before: {
            type: 'all-of',
            description: `Что заменил новый статус; иначе null`,
            contains: [{
                type: 'ScannedBeforeDto',
            }],
            isRequired: true,
            isNullable: true,
        },
        joined: {
            type: 'boolean',
            description: `В рейс заказ внесло это сканирование`,
            isRequired: true,
        },
        runCount: {
            type: 'all-of',
            description: `Для run: сколько мест рейса отмечено; иначе null`,
            contains: [{
                type: 'RunCountDto',
            }],
            isRequired: true,
            isNullable: true,
        },
    },
} as const;
