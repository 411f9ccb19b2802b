/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * Что с ним: `waiting` — ждёт ответа, `accepted` — принято, `declined` — отклонено, `withdrawn` — отозвано, `expired` — больше не действует. Не действует то, чей заказ с тех пор изменился, и то, что ждёт дольше 7 дней
 */
export type ProposalState = 'waiting' | 'accepted' | 'declined' | 'withdrawn' | 'expired';
