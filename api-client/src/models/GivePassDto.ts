/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type GivePassDto = {
    /**
     * true — отправить ссылку водителю по SMS, на его телефон из рейса
     */
    sms?: boolean | null;
};

