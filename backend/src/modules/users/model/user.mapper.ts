import {
  accountFields,
  fold,
  fieldsReader,
  toMinsk,
  unpLooksValid,
  TEXT_FORMATS,
  type AccountBody,
} from '@shlyah/domain';
import type { RegistrationRequestDto, UserDto } from '../dto/user.dto';
import type { User } from './user.entity';

const defaultAvatar = '/img/avatar.png';

/** The account's own fields under the wire's names. */
export const accountBody: (user: Omit<AccountBody, 'Unp'> & Pick<User, 'unp'>) => AccountBody = fieldsReader(
  accountFields,
  { spelt: { Unp: 'unp' } },
);

/** Checked fields as columns: the wire's odd spelling ends here. */
export const accountColumns = ({ Unp, ...same }: AccountBody) => ({ ...same, unp: Unp });

const readShown = fieldsReader(accountFields, {
  spelt: { Unp: 'unp' },
});

/** A user as the wire carries it; never the password. */
export const userView = (user: User): UserDto =>
  Object.assign(readShown(user), {
    id: user.id,
    role: user.role,
    isAccountant: user.isAccountant,
    status: user.status,
    pendingEmail: user.pendingEmail,
    url: user.avatarFileId ? `/api/files/${user.avatarFileId}` : defaultAvatar,
    version: user.version,
  });

/** A registration with remarks for the person who decides. */
export function requestView(user: User, unpDuplicates: number[]): RegistrationRequestDto {
  return {
    ...userView(user),
    unpDuplicates,
    unpValid: user.unp !== null && unpLooksValid(user.unp),
    date: toMinsk(user.createdAt),
  };
}

type Given = Partial<User> & Pick<User, 'email' | 'name' | 'passwordHash' | 'createdAt'>;

/** The row of a new account: the given fields, and the defaults of every account. */
export const newUser = (given: Given): Omit<User, 'id'> =>
  searchable({
    role: 'customer',
    isAccountant: false,
    status: 'pending',
    isLegalEntity: true,
    pendingEmail: null,
    organization: null,
    unp: null,
    phone: '',
    isContactPerson: false,
    contactPersonName: null,
    contactPersonPhone: null,
    avatarFileId: null,
    orderEmails: true,
    consentVersion: null,
    consentAt: null,
    deletionAskedAt: null,
    deletionReason: null,
    courierProof: null,
    version: 1,
    ...given,
  });

/** The row of an account with changes, its next version. */
export const changedUser = (user: User, changes: Partial<User>): User =>
  searchable({ ...user, ...changes, version: user.version + 1 });

/** Searches look in names without case and ё, and in the phone as digits, so that any spelling finds it. */
function searchable<Row extends Omit<User, 'id' | 'searchText'>>(row: Row): Row & Pick<User, 'searchText'> {
  const { text, email, phone, unp } = TEXT_FORMATS;
  const parts = [
    text.searched(row.name),
    text.searched(row.organization ?? ''),
    email.searched(row.email),
    phone.searched(row.phone),
    unp.searched(row.unp ?? ''),
  ];
  return { ...row, searchText: fold(parts.join(' ')).slice(0, 1000) };
}
