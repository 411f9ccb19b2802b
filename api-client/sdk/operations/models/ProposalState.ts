/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * Что с ним: `waiting` — ждёт ответа, `accepted` — принято, `declined` — отклонено, `withdrawn` — отозвано, `expired` — больше не действует. Не действует то, вместо чего в заказе с тех пор изменили другое или чему уже поздно, и то, что ждёт дольше 7 дней
 */
export type ProposalState = 'waiting' | 'accepted' | 'declined' | 'withdrawn' | 'expired';
