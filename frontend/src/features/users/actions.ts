import { UsersService } from '@shlyah/api-client';
import { bodyOf, dataAction, idOf } from '../../shared/action';

export const getUsers = dataAction('getUsers', UsersService.getUsers);

export const getUserById = dataAction('getUserById', idOf(UsersService.getUserById));

export const updateRole = dataAction('updateRole', bodyOf(UsersService.updateRole));

export const updateAccounting = dataAction('updateAccounting', bodyOf(UsersService.updateAccounting));

export const updateUserInfo = dataAction('updateUserInfo', bodyOf(UsersService.updateUserInfo));

export const deleteUser = dataAction('deleteUser', idOf(UsersService.deleteUser));

export const resetFactors = dataAction('resetFactors', idOf(UsersService.resetFactors));

export const deleteUserAndOrders = dataAction('deleteUserAndOrders', idOf(UsersService.deleteUserAndOrders));
