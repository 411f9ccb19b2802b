/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { DeliveryKind } from './DeliveryKind';
import type { OrderPointDto } from './OrderPointDto';
import type { OrderStateDto } from './OrderStateDto';
import type { OrderStatusDto } from './OrderStatusDto';
import type { OrderUserDto } from './OrderUserDto';
import type { PackageDto } from './PackageDto';
import type { QuoteDto } from './QuoteDto';
import type { ReceiverType } from './ReceiverType';
import type { Tarif } from './Tarif';
export type OrderDto = {
    /**
     * Номер заказа
     */
    id: number;
    /**
     * Версия: растёт с каждым изменением
     */
    version: number;
    /**
     * Статус
     */
    status: OrderStatusDto;
    /**
     * Состояние
     */
    state: OrderStateDto;
    /**
     * Когда оформлен, по Минску
     */
    date: string;
    /**
     * Дата доставки, по Минску
     */
    deliveryDate: string;
    /**
     * Цена, BYN; -1 — формируется
     */
    price: number;
    /**
     * Расчёт на момент оформления; не меняется вместе с тарифами
     */
    estimate: QuoteDto;
    /**
     * Клиент
     */
    user: OrderUserDto;
    /**
     * Есть контактное лицо
     */
    contactPerson: boolean;
    /**
     * ФИО контактного лица
     */
    contactPersonName: string | null;
    /**
     * Телефон контактного лица
     */
    contactPersonPhone: string | null;
    /**
     * Откуда
     */
    delivery: DeliveryKind;
    /**
     * Город отправителя
     */
    address: string | null;
    /**
     * Номер города отправителя
     */
    addressId: number | null;
    /**
     * Улица отправителя
     */
    street: string | null;
    /**
     * Дом отправителя
     */
    house: string | null;
    /**
     * Корпус отправителя
     */
    housing: string | null;
    /**
     * Подъезд отправителя
     */
    entrance: string | null;
    /**
     * Квартира отправителя
     */
    flat: string | null;
    /**
     * Этаж отправителя
     */
    floor: string | null;
    /**
     * Пункт, куда отправитель принесёт груз
     */
    pickupPoint: OrderPointDto | null;
    /**
     * Комментарий отправителя
     */
    comment: string | null;
    /**
     * Получатель: юридическое или физическое лицо
     */
    reciverType: ReceiverType;
    /**
     * Организация получателя
     */
    organization: string | null;
    /**
     * ФИО получателя
     */
    name: string;
    /**
     * Телефон получателя
     */
    reciverPhone: string;
    /**
     * Куда
     */
    deliveryAddress: DeliveryKind;
    /**
     * Город получателя
     */
    reciverAddress: string | null;
    /**
     * Номер города получателя
     */
    reciverAddressId: number | null;
    /**
     * Улица получателя
     */
    reciverStreet: string | null;
    /**
     * Дом получателя
     */
    reciverHouse: string | null;
    /**
     * Корпус получателя
     */
    reciverHousing: string | null;
    /**
     * Подъезд получателя
     */
    reciverEntrance: string | null;
    /**
     * Квартира получателя
     */
    reciverFlat: string | null;
    /**
     * Этаж получателя
     */
    reciverFloor: string | null;
    /**
     * Пункт выдачи
     */
    recivePoint: OrderPointDto | null;
    /**
     * Комментарий для получателя
     */
    reciverComment: string | null;
    /**
     * Тариф
     */
    tarif: Tarif;
    /**
     * Хрупкий груз. Буква «С» в имени поля — русская
     */
    'fragileСargo': boolean;
    /**
     * Груз
     */
    packages: Array<PackageDto>;
};

