import { Module } from '@nestjs/common';
import { PassportModule } from '@nestjs/passport';
import { LocalStrategy } from '../access/local.strategy';
import { AccountService } from './account.service';
import { PasswordResetService } from './password-reset.service';
import { RegistrationsService } from './registrations.service';
import { SessionController } from './session.controller';
import { UsersController } from './users.controller';
import { UsersService } from './users.service';

@Module({
  imports: [PassportModule.register({ session: false })],
  controllers: [SessionController, UsersController],
  providers: [AccountService, PasswordResetService, RegistrationsService, UsersService, LocalStrategy],
})
export class UsersModule {}
