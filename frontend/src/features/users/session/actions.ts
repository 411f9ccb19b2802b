import { SecurityService, SessionService } from '@shlyah/api-client';
import { bodyOf, dataAction, formDataOf, keyed } from '../../../shared/action';

export const getCurrentUser = dataAction('getCurrentUser', SessionService.getCurrentUser);

export const login = dataAction('login', bodyOf(SessionService.login));

export const logout = dataAction('logout', SessionService.logout);

export const register = dataAction('register', keyed(SessionService.register));

export const updateProfile = dataAction('updateProfile', formDataOf(SessionService.updateProfile));

export const forgotPassword = dataAction('forgotPassword', bodyOf(SessionService.forgotPassword));

export const resetPassword = dataAction('resetPassword', bodyOf(SessionService.resetPassword));

export const cancelEmail = dataAction('cancelEmail', SessionService.cancelEmail);

export const confirmEmail = dataAction('confirmEmail', bodyOf(SessionService.confirmEmail));

export const undoEmail = dataAction('undoEmail', bodyOf(SessionService.undoEmail));

export const reviewAccess = dataAction('reviewAccess', bodyOf(SecurityService.reviewAccess));

export const endAccess = dataAction('endAccess', bodyOf(SecurityService.endAccess));
