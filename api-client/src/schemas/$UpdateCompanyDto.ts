/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $UpdateCompanyDto = {
    properties: {
        name: {
            type: 'string',
            description: `Название без формы собственности: на сайте и в письмах`,
            isRequired: true,
            maxLength: 50,
        },
        legalName: {
            type: 'string',
            description: `Полное название с формой собственности: в документах`,
            isRequired: true,
            maxLength: 255,
        },
        slogan: {
            type: 'string',
            description: `Чем занимается`,
            isNullable: true,
            maxLength: 255,
        },
        since: {
            type: 'number',
            description: `Работает с года`,
            isRequired: true,
            maximum: 2100,
            minimum: 1900,
        },
        copyright: {
            type: 'string',
            description: `Годы в строке ©`,
            isRequired: true,
            maxLength: 50,
        },
        email: {
            type: 'string',
            description: `Электронная почта`,
            isRequired: true,
            format: 'email',
            maxLength: 254,
        },
        contractsEmail: {
            type: 'string',
            description: `Почта для договоров и счетов; если не указана, та же, что для заказов`,
            isNullable: true,
            format: 'email',
            maxLength: 254,
        },
        hours: {
            type: 'string',
            description: `Когда отвечаете по телефону`,
            isRequired: true,
            maxLength: 100,
        },
        telegram: {
            type: 'string',
            description: `Имя в Telegram`,
            isNullable: true,
            maxLength: 100,
        },
        viber: {
            type: 'string',
            description: `Номер в Viber`,
            isNullable: true,
            maxLength: 30,
        },
        instagram: {
            type: 'string',
            description: `Имя в Instagram`,
            isNullable: true,
            maxLength: 100,
        },
        city: {
            type: 'string',
            description: `Город, где заключаются договоры`,
            isRequired: true,
            maxLength: 150,
        },
        legalAddress: {
            type: 'string',
            description: `Юридический адрес`,
            isRequired: true,
            maxLength: 255,
        },
        postalAddress: {
            type: 'string',
            description: `Почтовый адрес; если не указан, тот же, что юридический`,
            isNullable: true,
            maxLength: 255,
        },
        unp: {
            type: 'string',
            description: `УНП`,
            isRequired: true,
            maxLength: 20,
        },
        registration: {
            type: 'string',
            description: `Кем и когда зарегистрирована`,
            isNullable: true,
            maxLength: 255,
        },
        account: {
            type: 'string',
            description: `Расчётный счёт (IBAN)`,
            isRequired: true,
            maxLength: 50,
        },
        bank: {
            type: 'string',
            description: `Банк`,
            isRequired: true,
            maxLength: 255,
        },
        bankAddress: {
            type: 'string',
            description: `Адрес банка`,
            isNullable: true,
            maxLength: 255,
        },
        bic: {
            type: 'string',
            description: `БИК банка`,
            isRequired: true,
            maxLength: 20,
        },
        director: {
            type: 'string',
            description: `Кто подписывает договоры: фамилия, имя, отчество в именительном падеже`,
            isRequired: true,
            maxLength: 150,
        },
        directorPosition: {
            type: 'string',
            description: `Должность`,
            isRequired: true,
            maxLength: 150,
        },
        directorAuthority: {
            type: 'string',
            description: `На основании чего действует`,
            isRequired: true,
            maxLength: 255,
        },
        vatPercent: {
            type: 'number',
            description: `Ставка НДС, который включён в цены, в процентах; null — без НДС`,
            isNullable: true,
            maximum: 100,
        },
        phones: {
            type: 'array',
            contains: {
                type: 'NewCompanyPhoneDto',
            },
            isRequired: true,
        },
        version: {
            type: 'number',
            description: `Версия, которую вы читали. Если данные с тех пор изменили, ответ — 409`,
            isRequired: true,
            maximum: 2147483647,
            minimum: 1,
        },
    },
} as const;
