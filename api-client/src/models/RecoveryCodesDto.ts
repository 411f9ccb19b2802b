/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type RecoveryCodesDto = {
    /**
     * Запасные коды: каждый заменит код из приложения один раз. Показываются только теперь
     */
    codes: Array<string>;
};

