import { Global, Module } from '@nestjs/common';
import { PassportModule } from '@nestjs/passport';
import { LocalStrategy } from './sessions/local.strategy';
import { Accounts } from '../../platform/access/accounts';
import { Recipients } from '../notifications/recipients';
import { AccountController } from './account/account.controller';
import { AccountService } from './account/account.service';
import { EmailChangeService } from './account/email-change.service';
import { EmailChanges } from './account/email-changes';
import { MailModule } from '../notifications/channels/mail.module';
import { LeavingController } from './leaving/leaving.controller';
import { LeavingService } from './leaving/leaving.service';
import { NoticesController } from './notices/notices.controller';
import { NoticeChoicesService } from './notices/notice-choices.service';
import { PhoneNotices } from './notices/phone-notices';
import { TelegramBot } from './notices/telegram-bot';
import { TelegramCredentials } from './notices/telegram-credentials';
import { TelegramChats } from './notices/telegram-chats';
import { PasswordLinkService } from './account/password-link.service';
import { PasswordLinks } from './account/password-links';
import { PasswordResetService } from './account/password-reset.service';
import { RegisterService } from './registration/register.service';
import { RegisterOnceService } from './registration/register-once.service';
import { Removals } from './leaving/removals.service';
import { RegistrationsService } from './registration/registrations.service';
import { AccessReviewController } from './security/access-review.controller';
import { AccessReviews } from './security/access-reviews.service';
import { AccountRecovery } from './security/account-recovery.service';
import { Authenticators } from './security/authenticators.service';
import { Confirmations } from './security/confirmations.service';
import { Challenges } from './security/challenges.service';
import { CredentialRevocation } from './security/credential-revocation.service';
import { FactorResets } from './security/factor-resets.service';
import { PasskeyCredentials } from './security/passkey-credentials';
import { PasskeysController } from './security/passkeys.controller';
import { Passkeys } from './security/passkeys.service';
import { RecoveryCodes } from './security/recovery-codes.service';
import { SecondFactor } from './security/second-factor.service';
import { SecurityController } from './security/security.controller';
import { OwnSessionsController } from './sessions/own-sessions.controller';
import { SessionService } from './sessions/session.service';
import { SessionController } from './sessions/session.controller';
import { Clients } from './clients';
import { UserAccounts } from './user-accounts';
import { UserRecipients } from './user-recipients';
import { UserEvents } from './registration/user-events';
import { UsersController } from './users.controller';
import { UsersService } from './users.service';

/** Global: modules below the nouns ask it for people. */
@Global()
@Module({
  imports: [MailModule, PassportModule.register({ session: false })],
  controllers: [
    SessionController,
    OwnSessionsController,
    AccountController,
    SecurityController,
    PasskeysController,
    AccessReviewController,
    UsersController,
    LeavingController,
    NoticesController,
  ],
  providers: [
    RegisterService,
    LeavingService,
    RegisterOnceService,
    AccountService,
    PasswordLinkService,
    PasswordLinks,
    EmailChanges,
    EmailChangeService,
    PasswordResetService,
    RegistrationsService,
    Removals,
    UsersService,
    SecondFactor,
    RecoveryCodes,
    Authenticators,
    Confirmations,
    Challenges,
    Passkeys,
    FactorResets,
    PasskeyCredentials,
    TelegramCredentials,
    PhoneNotices,
    CredentialRevocation,
    AccessReviews,
    AccountRecovery,
    UserEvents,
    NoticeChoicesService,
    TelegramChats,
    TelegramBot,
    LocalStrategy,
    SessionService,
    Clients,
    { provide: Accounts, useClass: UserAccounts },
    { provide: Recipients, useClass: UserRecipients },
  ],
  exports: [LeavingService, Removals, SessionService, UsersService, Accounts, Recipients, Clients],
})
export class UsersModule {}
