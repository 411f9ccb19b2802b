/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * Какими способами сообщаем, если они подключены
 */
export type NoticeChannel = 'email' | 'telegram' | 'sms' | 'viber';
