/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type FoundCityDto = {
    /**
     * Что показать: у областного центра — название, у других — ещё область, у сёл и тёзок — и район
     */
    search: string;
    /**
     * Номер города
     */
    id: number;
    /**
     * Код зоны: 7, 14, 26 или 38
     */
    zone_id: number;
    /**
     * Название
     */
    city: string;
    /**
     * Коэффициент цены: цена от 15 × coef рублей
     */
    coef: number;
    /**
     * Запрос целиком называет это место, и только его
     */
    exact: boolean;
};

