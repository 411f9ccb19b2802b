/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $CompanyDto = {
    properties: {
        name: {
            type: 'string',
            description: `Название без формы собственности: на сайте и в письмах`,
            isRequired: true,
        },
        legalName: {
            type: 'string',
            description: `Полное название с формой собственности: в документах`,
            isRequired: true,
        },
        slogan: {
            type: 'string',
            description: `Чем занимается`,
            isRequired: true,
            isNullable: true,
        },
        since: {
            type: 'number',
            description: `Работает с года`,
            isRequired: true,
        },
        copyright: {
            type: 'string',
            description: `Годы в строке ©`,
            isRequired: true,
        },
        email: {
            type: 'string',
            description: `Электронная почта`,
            isRequired: true,
            format: 'email',
        },
        contractsEmail: {
            type: 'string',
            description: `Почта для договоров и счетов; если не указана, та же, что для заказов`,
            isRequired: true,
            isNullable: true,
            format: 'email',
        },
        hours: {
            type: 'string',
            description: `Когда отвечаете по телефону`,
            isRequired: true,
        },
        telegram: {
            type: 'string',
            description: `Имя в Telegram`,
            isRequired: true,
            isNullable: true,
        },
        viber: {
            type: 'string',
            description: `Номер в Viber`,
            isRequired: true,
            isNullable: true,
        },
        instagram: {
            type: 'string',
            description: `Имя в Instagram`,
            isRequired: true,
            isNullable: true,
        },
        city: {
            type: 'string',
            description: `Город, где заключаются договоры`,
            isRequired: true,
        },
        legalAddress: {
            type: 'string',
            description: `Юридический адрес`,
            isRequired: true,
        },
        postalAddress: {
            type: 'string',
            description: `Почтовый адрес; если не указан, тот же, что юридический`,
            isRequired: true,
            isNullable: true,
        },
        unp: {
            type: 'string',
            description: `УНП`,
            isRequired: true,
        },
        registration: {
            type: 'string',
            description: `Кем и когда зарегистрирована`,
            isRequired: true,
            isNullable: true,
        },
        account: {
            type: 'string',
            description: `Расчётный счёт (IBAN)`,
            isRequired: true,
        },
        bank: {
            type: 'string',
            description: `Банк`,
            isRequired: true,
        },
        bankAddress: {
            type: 'string',
            description: `Адрес банка`,
            isRequired: true,
            isNullable: true,
        },
        bic: {
            type: 'string',
            description: `БИК банка`,
            isRequired: true,
        },
        director: {
            type: 'string',
            description: `Кто подписывает договоры: фамилия, имя, отчество в именительном падеже`,
            isRequired: true,
        },
        directorPosition: {
            type: 'string',
            description: `Должность`,
            isRequired: true,
        },
        directorAuthority: {
            type: 'string',
            description: `На основании чего действует`,
            isRequired: true,
        },
        vatPercent: {
            type: 'number',
            description: `Ставка НДС, который включён в цены, в процентах; null — без НДС`,
            isRequired: true,
            isNullable: true,
        },
        phones: {
            type: 'array',
            contains: {
                type: 'CompanyPhoneDto',
            },
            isRequired: true,
        },
        version: {
            type: 'number',
            description: `Версия данных`,
            isRequired: true,
        },
    },
} as const;
