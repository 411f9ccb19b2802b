import { UsersService, type UpdateRoleDto, type UpdateUserInfoDto } from '@shlyah/api-client';
import { dataAction } from '../../shared/action';

type UsersQuery = Parameters<typeof UsersService.getUsers>[0];

export const getUsers = dataAction('getUsers', (query: UsersQuery) => UsersService.getUsers(query));

export const getUserById = dataAction('getUserById', (id: number) => UsersService.getUserById({ id }));

export const updateRole = dataAction('updateRole', (requestBody: UpdateRoleDto) =>
  UsersService.updateRole({ requestBody }),
);

export const updateUserInfo = dataAction('updateUserInfo', (requestBody: UpdateUserInfoDto) =>
  UsersService.updateUserInfo({ requestBody }),
);

export const deleteUser = dataAction('deleteUser', (id: number) => UsersService.deleteUser({ id }));

export const resetFactors = dataAction('resetFactors', (id: number) => UsersService.resetFactors({ id }));

export const deleteUserAndOrders = dataAction('deleteUserAndOrders', (id: number) =>
  UsersService.deleteUserAndOrders({ id }),
);
