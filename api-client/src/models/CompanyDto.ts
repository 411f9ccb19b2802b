/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { CompanyPhoneDto } from './CompanyPhoneDto';
import type { CourierProof } from './CourierProof';
export type CompanyDto = {
    /**
     * Название без формы собственности: на сайте и в письмах
     */
    name: string;
    /**
     * Полное название с формой собственности: в документах
     */
    legalName: string;
    /**
     * Чем занимается
     */
    slogan: string | null;
    /**
     * Работает с года
     */
    since: number;
    /**
     * Годы в строке ©
     */
    copyright: string;
    /**
     * Электронная почта
     */
    email: string;
    /**
     * Почта для договоров и счетов; если не указана, та же, что для заказов
     */
    contractsEmail: string | null;
    /**
     * Когда отвечаете по телефону
     */
    hours: string;
    /**
     * Имя в Telegram
     */
    telegram: string | null;
    /**
     * Номер в Viber
     */
    viber: string | null;
    /**
     * Имя в Instagram
     */
    instagram: string | null;
    /**
     * Город, где заключаются договоры
     */
    city: string;
    /**
     * Юридический адрес
     */
    legalAddress: string;
    /**
     * Почтовый адрес; если не указан, тот же, что юридический
     */
    postalAddress: string | null;
    /**
     * УНП
     */
    unp: string;
    /**
     * Кем и когда зарегистрирована
     */
    registration: string | null;
    /**
     * Расчётный счёт (IBAN)
     */
    account: string;
    /**
     * Банк
     */
    bank: string;
    /**
     * Адрес банка
     */
    bankAddress: string | null;
    /**
     * БИК банка
     */
    bic: string;
    /**
     * Кто подписывает договоры: фамилия, имя, отчество в именительном падеже
     */
    director: string;
    /**
     * Должность
     */
    directorPosition: string;
    /**
     * На основании чего действует
     */
    directorAuthority: string;
    /**
     * Ставка НДС, который включён в цены, в процентах; null — без НДС
     */
    vatPercent: number | null;
    /**
     * true — страница водителя выключена: пропуска не дают, а выданные не действуют
     */
    courierPageOff: boolean | null;
    /**
     * Что страница водителя просит при вручении, если у клиента не указано своё: signature — подпись, picture — фото, both — подпись и фото, none — ничего. Без этого исход тоже принимают, с причиной
     */
    courierProof: CourierProof;
    /**
     * Сколько месяцев хранят фото, которые снял водитель, от 1 до 36; подписи хранятся, пока в заказе есть данные людей
     */
    proofMonths: number;
    /**
     * true — акты, выставленные с этого времени, без возражений за пять рабочих дней считаются принятыми по п. 5.7 договора, и об этом сказано заранее
     */
    actsAcceptedByTerm: boolean | null;
    /**
     * Телефоны, первый — главный
     */
    phones: Array<CompanyPhoneDto>;
    /**
     * Версия данных
     */
    version: number;
};

