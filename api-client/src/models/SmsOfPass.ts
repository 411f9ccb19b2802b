/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * sent — SMS водителю поставлена в очередь; noPhone — в рейсе нет мобильного телефона водителя; off — SMS не просили
 */
export type SmsOfPass = 'sent' | 'noPhone' | 'off';
