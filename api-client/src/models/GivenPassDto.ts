/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { SmsOfPass } from './SmsOfPass';
export type GivenPassDto = {
    /**
     * Ссылка для водителя. Её знает только этот ответ: позже её не узнать, а новый пропуск закончит этот
     */
    url: string;
    /**
     * До какого времени действует, по Минску: до конца дня после дня рейса
     */
    expiresAt: string;
    /**
     * sent — SMS водителю поставлена в очередь; noPhone — в рейсе нет мобильного телефона водителя; off — SMS не просили
     */
    sms: SmsOfPass;
};

