/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ReceiverType } from './ReceiverType';
export type OrderFilterDto = {
    /**
     * Номер состояния
     */
    state?: number | null;
    /**
     * Номер статуса
     */
    status?: number | null;
    /**
     * За какое время оформлен заказ
     */
    dateType?: 'today' | 'week' | 'lastMonth' | 'period' | 'all' | null;
    /**
     * С какого дня, ГГГГ-ММ-ДД
     */
    dateFrom?: string | null;
    /**
     * По какой день включительно, ГГГГ-ММ-ДД
     */
    dateTo?: string | null;
    /**
     * Вручены с этого дня, ГГГГ-ММ-ДД по Минску. День заказа — день его вручения, а если час неизвестен, день, когда это записали
     */
    handedFrom?: string | null;
    /**
     * Вручены по этот день включительно, ГГГГ-ММ-ДД по Минску
     */
    handedTo?: string | null;
    /**
     * Цена формируется (none), есть (exist) или в пределах (range)
     */
    priceType?: 'none' | 'exist' | 'range' | null;
    /**
     * Цена не меньше, BYN
     */
    priceMin?: number | null;
    /**
     * Цена не больше, BYN
     */
    priceMax?: number | null;
    /**
     * День доставки, ГГГГ-ММ-ДД; только для сотрудников. С open=1 — без возвратов
     */
    deliveryDay?: string | null;
    /**
     * Только хрупкие (1) или только обычные (0); только для сотрудников
     */
    fragile?: boolean | null;
    /**
     * Только заказы в работе (1) или только остальные (0); для сотрудников. В работе — активные, не доставленные и не отменённые
     */
    open?: boolean | null;
    /**
     * Только заказы без цены, которым она нужна (1), или только остальные (0); для сотрудников. Нужна, пока заказ в работе или если груз уже везли, в любом состоянии; отменённым не нужна
     */
    needsPrice?: boolean | null;
    /**
     * Только заказы, в которых другая сторона предложила изменение и ждёт вашего ответа (1), или только остальные (0)
     */
    awaiting?: boolean | null;
    /**
     * Номер города получателя или пункта выдачи; только для сотрудников
     */
    city?: number | null;
    /**
     * Заказы рейса с этим номером; 0 — заказы, которые никто не везёт; только для сотрудников
     */
    run?: number | null;
    /**
     * Заказы, которые сейчас в рейсе этого водителя: имя целиком; только для сотрудников
     */
    driver?: string | null;
    /**
     * Заказы в статусе «Не доставлена» с этой причиной; только для сотрудников
     */
    failure?: 'nobody' | 'address' | 'refused' | 'other_day' | 'damaged' | 'other' | null;
    /**
     * Заказчик — юридическое (ur-lico) или физическое лицо (fiz-lico); только для сотрудников
     */
    clientType?: ReceiverType | null;
    /**
     * Номер заказа в системе клиента, целиком
     */
    externalId?: string | null;
};

