/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ActClientDto } from './ActClientDto';
import type { ActCompanyDto } from './ActCompanyDto';
import type { ActContractDto } from './ActContractDto';
export type ActRequisitesDto = {
    /**
     * Исполнитель
     */
    company: ActCompanyDto;
    /**
     * Заказчик
     */
    client: ActClientDto;
    /**
     * Договор
     */
    contract: ActContractDto;
};

