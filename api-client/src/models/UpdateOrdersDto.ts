/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { Failure } from './Failure';
import type { HandoverInputDto } from './HandoverInputDto';
import type { OrderReferenceDto } from './OrderReferenceDto';
export type UpdateOrdersDto = {
    /**
     * Новый статус
     */
    status?: number | null;
    /**
     * Новая цена, BYN; -1 — формируется
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
     * Новый день доставки, ГГГГ-ММ-ДД ЧЧ:ММ по Минску
     */
    deliveryDate?: string | null;
    /**
     * С какого часа доставить, ЧЧ:ММ по Минску, в день доставки; null убирает начало. Без поля у каждого заказа остаётся своё
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
     * Заказы и версии, которые вы читали
     */
    orders: Array<OrderReferenceDto>;
    /**
     * Вручение: вместе со статусом «Доставлена» или «Не доставлена», а у заказа с таким статусом — исправление записи о нём
     */
    handover?: HandoverInputDto | null;
    /**
     * Почему: попадёт в историю заказа, её видят сотрудники
     */
    reason?: string | null;
};

