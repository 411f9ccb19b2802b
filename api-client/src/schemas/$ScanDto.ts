/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $ScanDto = {
    properties: {
        id: {
            type: 'string',
            description: `Ваше имя этого сканирования, например UUID: по нему узнаётся повтор`,
            isRequired: true,
            maxLength: 64,
        },
        code: {
            type: 'string',
            description: `Что прочитал сканер: штрихкод места, номер заказа или код отслеживания`,
            isRequired: true,
            maxLength: 200,
        },
        at: {
            type: 'string',
            description: `Когда отсканировано, по часам сканирующего устройства, UTC в ISO 8601. Если нет age: не в будущем и не раньше чем 24 часа назад`,
            isRequired: true,
            maxLength: 40,
        },
        age: {
            type: 'number',
            description: `Сколько миллисекунд прошло от сканирования до отправки: до 24 часов. С ним неверные часы устройства не мешают; повтор шлют с новым`,
            isNullable: true,
            maximum: 9007199254740991,
        },
        action: {
            type: 'all-of',
            description: `status — поставить статус, run — внести в рейс, receive — отметить, что место пришло, find — только найти`,
            contains: [{
                type: 'ScanAction',
            }],
            isRequired: true,
        },
        status: {
            type: 'number',
            description: `Статус, для status`,
            isNullable: true,
            maximum: 2147483647,
            minimum: 1,
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
            description: `Причина своими словами, для other`,
            isNullable: true,
            maxLength: 255,
        },
        run: {
            type: 'number',
            description: `Рейс, для run`,
            isNullable: true,
            maximum: 2147483647,
            minimum: 1,
        },
    },
} as const;
