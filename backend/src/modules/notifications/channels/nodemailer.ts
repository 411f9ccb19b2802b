import { lazyLibrary } from '../../../platform/common/libraries';

export const nodemailer = lazyLibrary(() => import('nodemailer'));
