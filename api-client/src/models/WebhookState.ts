/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * on — присылаем; off — вы остановили; failed — остановили мы: три дня не было ни одного успешного ответа; gone — адрес ответил 410; unproved — до подтверждения кабинета адрес ещё не ответил на проверку (`testWebhook`), событий на него нет
 */
export type WebhookState = 'on' | 'off' | 'failed' | 'gone' | 'unproved';
