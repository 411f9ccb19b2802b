/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type LeaveRunDto = {
    /**
     * Версия, которую вы читали. Если данные с тех пор изменили, ответ — 409
     */
    version: number;
    /**
     * true — оставить статусы как есть. Без него заказы, которые везут получателям, получают статус «В пути», а те, за которыми едут, — «Забор груза»
     */
    keepStatuses?: boolean | null;
};

