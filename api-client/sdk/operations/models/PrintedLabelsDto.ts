/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type PrintedLabelsDto = {
    /**
     * Когда этикетки напечатаны, по Минску; null, если их не печатали
     */
    printedAt: string | null;
    /**
     * То же мгновение точно, UTC
     */
    printedAtUtc: string | null;
    /**
     * Сколько мест было тогда; null, если неизвестно
     */
    places: number | null;
    /**
     * Сколько мест теперь
     */
    placesNow: number;
    /**
     * Изменилось ли с тех пор то, что стоит на этикетках
     */
    outdated: boolean;
    /**
     * Что изменилось: поля заказа, packages — число мест
     */
    changed: Array<string>;
};

