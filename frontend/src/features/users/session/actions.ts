import {
  SecurityService,
  SessionService,
  type AccessReviewTokenDto,
  type ConfirmEmailDto,
  type EndAccessDto,
  type ForgotPasswordDto,
  type LoginDto,
  type RegisterDto,
  type ResetPasswordDto,
  type UndoEmailDto,
  type UpdateProfileForm,
} from '@shlyah/api-client';
import { dataAction } from '../../../shared/action';

export const getCurrentUser = dataAction('getCurrentUser', () => SessionService.getCurrentUser());

export const login = dataAction('login', (requestBody: LoginDto) => SessionService.login({ requestBody }));

export const logout = dataAction('logout', () => SessionService.logout());

export const register = dataAction('register', (sent: { requestBody: RegisterDto; idempotencyKey: string }) =>
  SessionService.register(sent),
);

export const updateProfile = dataAction('updateProfile', (formData: UpdateProfileForm) =>
  SessionService.updateProfile({ formData }),
);

export const forgotPassword = dataAction('forgotPassword', (requestBody: ForgotPasswordDto) =>
  SessionService.forgotPassword({ requestBody }),
);

export const resetPassword = dataAction('resetPassword', (requestBody: ResetPasswordDto) =>
  SessionService.resetPassword({ requestBody }),
);

export const cancelEmail = dataAction('cancelEmail', () => SessionService.cancelEmail());

export const confirmEmail = dataAction('confirmEmail', (requestBody: ConfirmEmailDto) =>
  SessionService.confirmEmail({ requestBody }),
);

export const undoEmail = dataAction('undoEmail', (requestBody: UndoEmailDto) =>
  SessionService.undoEmail({ requestBody }),
);

export const reviewAccess = dataAction('reviewAccess', (requestBody: AccessReviewTokenDto) =>
  SecurityService.reviewAccess({ requestBody }),
);

export const endAccess = dataAction('endAccess', (requestBody: EndAccessDto) =>
  SecurityService.endAccess({ requestBody }),
);
