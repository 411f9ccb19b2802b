import { digits, fold, unpLooksValid, toMinsk } from '@shlyah/domain';
import type { RegistrationRequestDto, UserDto } from './dto/user.dto';
import type { User } from './user.entity';

const defaultAvatar = '/img/avatar.png';

/** A user as the wire carries it; never the password. */
export function userView(user: User): UserDto {
  return {
    id: user.id,
    name: user.name,
    phone: user.phone,
    email: user.email,
    isLegalEntity: user.isLegalEntity,
    organization: user.organization,
    Unp: user.unp,
    role: user.role,
    status: user.status,
    url: user.avatarFileId ? `/api/files/${user.avatarFileId}` : defaultAvatar,
    isContactPerson: user.isContactPerson,
    contactPersonName: user.contactPersonName,
    contactPersonPhone: user.contactPersonPhone,
    orderEmails: user.orderEmails,
    version: user.version,
  };
}

/** A registration with remarks for the person who decides. */
export function requestView(user: User, unpDuplicates: number[]): RegistrationRequestDto {
  return {
    ...userView(user),
    unpDuplicates,
    unpValid: user.unp !== null && unpLooksValid(user.unp),
    date: toMinsk(user.createdAt),
  };
}

/** What searches look in: names without case and ё, the phone as digits, so that any spelling finds it. */
export function userSearchText(
  user: Pick<User, 'name' | 'organization' | 'email' | 'phone' | 'unp'>,
): string {
  const parts = [user.name, user.organization, user.email, digits(user.phone), user.unp];
  return fold(parts.filter(Boolean).join(' ')).slice(0, 1000);
}
