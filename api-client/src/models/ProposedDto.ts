/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { DeliveryKind } from './DeliveryKind';
import type { PackageInputDto } from './PackageInputDto';
export type ProposedDto = {
    /**
     * Дата доставки, ГГГГ-ММ-ДД ЧЧ:ММ по Минску; день, когда есть доставка: `GET /api/calendar`
     */
    deliveryDate?: string | null;
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
     * Комментарий отправителя
     */
    comment?: string | null;
    /**
     * ФИО получателя
     */
    name?: string | null;
    /**
     * Телефон получателя
     */
    reciverPhone?: string | null;
    /**
     * Куда: по адресу (client) или в пункт выдачи (punkt)
     */
    deliveryAddress?: DeliveryKind | null;
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
     * Комментарий для получателя
     */
    reciverComment?: string | null;
    /**
     * Цена, BYN; -1 — формируется
     */
    price?: number | null;
    /**
     * Хрупкий груз. Буква «С» в имени поля — русская; имя fragileCargo из одних латинских букв тоже принимается
     */
    'fragileСargo'?: boolean;
    /**
     * Груз целиком, каким он станет
     */
    packages?: Array<PackageInputDto> | null;
    /**
     * Вернуть груз отправителю: 8, «Возврат». Это вместо отмены просит клиент, когда за грузом уже выехали
     */
    status?: number | null;
};

