/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { DeliveryKind } from './DeliveryKind';
import type { PackageInputDto } from './PackageInputDto';
import type { ReceiverType } from './ReceiverType';
import type { Tarif } from './Tarif';
export type CreateOrderDto = {
    /**
     * Контактное лицо
     */
    contactPerson?: boolean | null;
    /**
     * ФИО контактного лица
     */
    contactPersonName?: string | null;
    /**
     * Телефон контактного лица
     */
    contactPersonPhone?: string | null;
    /**
     * Откуда: забрать у клиента (client) или из пункта (punkt)
     */
    delivery: DeliveryKind;
    /**
     * Город отправителя, как в findCountry; без него — название по номеру
     */
    address?: string | null;
    /**
     * Номер города отправителя из findCountry
     */
    addressId?: number | null;
    /**
     * Улица отправителя
     */
    street?: string | null;
    /**
     * Дом отправителя
     */
    house?: string | null;
    /**
     * Корпус отправителя
     */
    housing?: string | null;
    /**
     * Подъезд отправителя
     */
    entrance?: string | null;
    /**
     * Квартира отправителя
     */
    flat?: string | null;
    /**
     * Этаж отправителя
     */
    floor?: string | null;
    /**
     * Пункт, куда отправитель принесёт груз
     */
    pickupPoint?: number | null;
    /**
     * Получатель: юридическое (ur-lico) или физическое лицо (fiz-lico)
     */
    reciverType: ReceiverType;
    /**
     * Организация получателя; обязательна для юридического лица
     */
    organization?: string | null;
    /**
     * ФИО получателя
     */
    name: string;
    /**
     * Телефон получателя
     */
    reciverPhone: string;
    /**
     * Присылать получателю SMS со ссылкой для отслеживания; на городской номер они не приходят
     */
    notifyReceiver?: boolean | null;
    /**
     * Куда: по адресу (client) или в пункт выдачи (punkt)
     */
    deliveryAddress: DeliveryKind;
    /**
     * Город получателя, как в findCountry; без него — название по номеру
     */
    reciverAddress?: string | null;
    /**
     * Номер города получателя из findCountry
     */
    reciverAddressId?: number | null;
    /**
     * Улица получателя
     */
    reciverStreet?: string | null;
    /**
     * Дом получателя
     */
    reciverHouse?: string | null;
    /**
     * Корпус получателя
     */
    reciverHousing?: string | null;
    /**
     * Подъезд получателя
     */
    reciverEntrance?: string | null;
    /**
     * Квартира получателя
     */
    reciverFlat?: string | null;
    /**
     * Этаж получателя
     */
    reciverFloor?: string | null;
    /**
     * Пункт выдачи
     */
    recivePoint?: number | null;
    /**
     * Тариф
     */
    tarif: Tarif;
    /**
     * Дата доставки, ГГГГ-ММ-ДД ЧЧ:ММ по Минску; день, когда есть доставка: `GET /api/calendar`
     */
    deliveryDate: string;
    /**
     * С какого часа доставить, ЧЧ:ММ по Минску, в день deliveryDate и хотя бы за 30 минут до её времени; null — начало не названо
     */
    deliveryFrom?: string | null;
    /**
     * Когда забрать у отправителя, ГГГГ-ММ-ДД ЧЧ:ММ по Минску: день и крайний час, не позже deliveryDate; только при delivery: client. Не задано — последний день доставки перед deliveryDate, а если его нет, то сам deliveryDate
     */
    pickupDate?: string | null;
    /**
     * С какого часа забрать, ЧЧ:ММ по Минску, в день pickupDate и хотя бы за 30 минут до её времени; null — начало не названо
     */
    pickupFrom?: string | null;
    /**
     * Номер заказа в вашей системе; у одного клиента не повторяется
     */
    externalId?: string | null;
    /**
     * Комментарий отправителя. Без него или null — заметка и часы места забора из адресной книги; пустая строка — без комментария
     */
    comment?: string | null;
    /**
     * Комментарий для получателя. Без него или null — заметка и часы получателя из адресной книги; пустая строка — без комментария
     */
    reciverComment?: string | null;
    /**
     * Хрупкий груз. Буква «С» в имени поля — русская; имя fragileCargo из одних латинских букв тоже принимается
     */
    'fragileСargo'?: boolean;
    /**
     * Груз
     */
    packages: Array<PackageInputDto>;
    /**
     * Расчёт, который видел заказчик, BYN. Если он уже другой, заказ не сохраняется: 409 price_changed с новым расчётом в fresh. null — не сравнивать; в сравнении по Idempotency-Key не участвует
     */
    shownTotal?: number | null;
};

