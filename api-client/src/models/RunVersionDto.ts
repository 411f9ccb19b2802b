/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type RunVersionDto = {
    /**
     * Версия, которую вы читали. Если данные с тех пор изменили, ответ — 409
     */
    version: number;
    /**
     * true — оставить статусы заказов как есть. Без него выезд ставит «В пути» заказам, которые везут получателям, и «Забор груза» тем, за которыми едут, а его отмена возвращает прежние
     */
    keepStatuses?: boolean | null;
};

