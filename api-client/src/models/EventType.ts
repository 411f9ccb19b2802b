/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * Что произошло. `order.created` — Заказ оформлен. `order.status` — У заказа сменились статус или состояние. `order.price` — Цена заказа назначена, изменена или снова формируется. `order.changed` — В заказе изменено что-то ещё. `order.canceled` — Заказ отменён. `order.proposal` — По заказу предложено изменение, или на предложение ответили: прочитайте предложения заказа. `order.deleted` — Заказ удалён: его больше нет, order — null и в этом, и в прежних его событиях. `act.issued` — Выставлен акт или исправление акта: прочитайте акт actId. `act.objected` — По акту actId есть возражение клиента. `act.changed` — С актом actId согласились, его аннулировали, возражение отозвали или на него ответили: прочитайте акт. `contract.changed` — Контракт заполнен или изменён. `registration.decided` — По заявке на регистрацию принято решение. `points.changed` — Изменились пункты самовывоза: прочитайте их заново. `tariff.changed` — Изменились тарифы: цены новых расчётов другие. `ping` — Проверка связи: ничего не произошло; в ленте не бывает
 */
export type EventType = 'order.created' | 'order.status' | 'order.price' | 'order.changed' | 'order.canceled' | 'order.proposal' | 'order.deleted' | 'act.issued' | 'act.objected' | 'act.changed' | 'contract.changed' | 'registration.decided' | 'points.changed' | 'tariff.changed' | 'ping';
