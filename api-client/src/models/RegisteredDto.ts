/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { UserDto } from './UserDto';
export type RegisteredDto = {
    /**
     * Созданный пользователь, вход уже выполнен
     */
    data: UserDto;
};

