/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { EventType } from './EventType';
import type { FieldChangeDto } from './FieldChangeDto';
import type { Mode } from './Mode';
import type { OrderDto } from './OrderDto';
export type EventDto = {
    /**
     * Номер события, он же курсор
     */
    id: string;
    /**
     * Что произошло. `order.created` — Заказ оформлен. `order.status` — У заказа сменились статус или состояние. `order.price` — Цена заказа назначена, изменена или снова формируется. `order.changed` — В заказе изменено что-то ещё. `order.canceled` — Заказ отменён. `order.proposal` — По заказу предложено изменение, или на предложение ответили: прочитайте предложения заказа. `order.deleted` — Заказ удалён: его больше нет, order — null и в этом, и в прежних его событиях. `act.issued` — Выставлен акт или исправление акта: прочитайте акт actId. `act.objected` — По акту actId есть возражение клиента. `act.changed` — С актом actId согласились, его аннулировали, возражение отозвали или на него ответили: прочитайте акт. `contract.changed` — Контракт заполнен или изменён. `registration.decided` — По заявке на регистрацию принято решение. `points.changed` — Изменились пункты самовывоза: прочитайте их заново. `tariff.changed` — Изменились тарифы: цены новых расчётов другие. `ping` — Проверка связи: ничего не произошло; в ленте не бывает
     */
    type: EventType;
    /**
     * Когда, по Минску
     */
    at: string;
    /**
     * То же мгновение точно, UTC
     */
    atUtc: string;
    /**
     * live — настоящий заказ, test — тестовый
     */
    mode: Mode;
    /**
     * Номер заказа; null — не о заказе
     */
    orderId: number | null;
    /**
     * Ваш номер заказа; остаётся и после удаления заказа
     */
    externalId: string | null;
    /**
     * Версия заказа. Событие с меньшей версией, чем у вас уже есть, опоздало
     */
    orderVersion: number | null;
    /**
     * Номер записи акта: прочитайте getAct; null — не об акте
     */
    actId: number | null;
    /**
     * Что изменилось; у удалённого заказа остаются статус, состояние и цена
     */
    changes: Array<FieldChangeDto>;
    /**
     * Заказ этой версии целиком; null, если он удалён или из него удалены данные людей
     */
    order: OrderDto | null;
    /**
     * Только у `ping`: ответьте этим словом в теле, и до подтверждения кабинета адрес пройдёт проверку (`testWebhook`)
     */
    challenge?: string;
};

