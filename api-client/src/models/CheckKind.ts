/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * Что проверить: receiver — вашего получателя уведомлений, caller — как ваша программа вызывает API
 */
export type CheckKind = 'receiver' | 'caller';
