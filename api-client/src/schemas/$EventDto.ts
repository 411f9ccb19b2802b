/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $EventDto = {
    properties: {
        id: {
            type: 'string',
            description: `Номер события, он же курсор`,
            isRequired: true,
        },
        type: {
            type: 'all-of',
            description: `Что произошло. \`order.created\` — Заказ оформлен. \`order.status\` — У заказа сменились статус или состояние. \`order.price\` — Цена заказа назначена, изменена или снова формируется. \`order.changed\` — В заказе изменено что-то ещё. \`order.canceled\` — Заказ отменён. \`order.proposal\` — По заказу предложено изменение, или на предложение ответили: прочитайте предложения заказа. \`order.deleted\` — Заказ удалён: его больше нет, order — null и в этом, и в прежних его событиях. \`contract.changed\` — Контракт заполнен или изменён. \`registration.decided\` — По заявке на регистрацию принято решение. \`points.changed\` — Изменились пункты самовывоза: прочитайте их заново. \`tariff.changed\` — Изменились тарифы: цены новых расчётов другие. \`ping\` — Проверка связи: ничего не произошло; в ленте не бывает`,
            contains: [{
                type: 'EventType',
            }],
            isRequired: true,
        },
        at: {
            type: 'string',
            description: `Когда, по Минску`,
            isRequired: true,
        },
        atUtc: {
            type: 'string',
            description: `То же мгновение точно, UTC`,
            isRequired: true,
        },
        mode: {
            type: 'all-of',
            description: `live — настоящий заказ, test — тестовый`,
            contains: [{
                type: 'Mode',
            }],
            isRequired: true,
        },
        orderId: {
            type: 'number',
            description: `Номер заказа; null — не о заказе`,
            isRequired: true,
            isNullable: true,
        },
        externalId: {
            type: 'string',
            description: `Ваш номер заказа; остаётся и после удаления заказа`,
            isRequired: true,
            isNullable: true,
        },
        orderVersion: {
            type: 'number',
            description: `Версия заказа. Событие с меньшей версией, чем у вас уже есть, опоздало`,
            isRequired: true,
            isNullable: true,
        },
        changes: {
            type: 'array',
            contains: {
                type: 'FieldChangeDto',
            },
            isRequired: true,
        },
        order: {
            type: 'all-of',
            description: `Заказ этой версии целиком; null, если он удалён или из него удалены данные людей`,
            contains: [{
                type: 'OrderDto',
            }],
            isRequired: true,
            isNullable: true,
        },
        challenge: {
            type: 'string',
            description: `Только у \`ping\`: ответьте этим словом в теле, и до подтверждения кабинета адрес пройдёт проверку (\`testWebhook\`)`,
        },
    },
} as const;
