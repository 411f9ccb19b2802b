/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { DeliveryKind } from './DeliveryKind';
import type { Failure } from './Failure';
import type { HandoverInputDto } from './HandoverInputDto';
import type { PackageInputDto } from './PackageInputDto';
import type { ReceiverType } from './ReceiverType';
import type { Tarif } from './Tarif';
export type UpdateOrderDto = {
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
    delivery?: DeliveryKind | null;
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
     * Комментарий отправителя
     */
    comment?: string | null;
    /**
     * Получатель: юридическое (ur-lico) или физическое лицо (fiz-lico)
     */
    reciverType?: ReceiverType | null;
    /**
     * Организация получателя; обязательна для юридического лица
     */
    organization?: string | null;
    /**
     * ФИО получателя
     */
    name?: string | null;
    /**
     * Телефон получателя
     */
    reciverPhone?: string | null;
    /**
     * Присылать получателю SMS со ссылкой для отслеживания; на городской номер они не приходят
     */
    notifyReceiver?: boolean | null;
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
     * Тариф
     */
    tarif?: Tarif | null;
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
     * Номер заказа в вашей системе; у одного клиента не повторяется
     */
    externalId?: string | null;
    /**
     * Номер статуса
     */
    status?: number | null;
    /**
     * Номер состояния
     */
    state?: number | null;
    /**
     * Цена, BYN; -1 — формируется
     */
    price?: number | null;
    /**
     * Почему не доставлена: nobody — никого не было на месте, address — неверный адрес, refused — получатель отказался, other_day — попросили привезти в другой день, damaged — груз повреждён, other — другая причина. Только при статусе «Не доставлена»; null — не сказано
     */
    failure?: Failure | null;
    /**
     * Причина своими словами, при failure: other; её видят сотрудники и клиент
     */
    failureWords?: string | null;
    /**
     * Номер заказа
     */
    id: number;
    /**
     * Версия, которую вы читали. Если данные с тех пор изменили, ответ — 409
     */
    version: number;
    /**
     * Хрупкий груз. Буква «С» в имени поля — русская; имя fragileCargo из одних латинских букв тоже принимается
     */
    'fragileСargo'?: boolean;
    /**
     * Груз
     */
    packages?: Array<PackageInputDto> | null;
    /**
     * Вручение: вместе со статусом «Доставлена» или «Не доставлена», а у заказа с таким статусом — исправление записи о нём
     */
    handover?: HandoverInputDto | null;
    /**
     * Почему: попадёт в историю заказа, её видят сотрудники
     */
    reason?: string | null;
    /**
     * Расчёт, который видел менеджер, BYN; сравнивается, когда изменение меняет расчёт. Если он уже другой, ничего не сохраняется: 409 price_changed с новым расчётом в fresh
     */
    shownTotal?: number | null;
};

